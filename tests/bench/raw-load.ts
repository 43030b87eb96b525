import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One request, as its bytes are, and how the response to it begins. */
export interface RawRequest {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

/**
 * Sends the same request over some connections until there were `requests` responses, each connection the next one as soon
 * as it has the response, and gives back the seconds that took. The responses are counted by their bytes and not read: who
 * measures does as little as can be. Throws where one has another status or length than the first.
 */
export async function rawLoad(asked: RawRequest, connections: number, requests: number): Promise<number> {
  const headers = Object.entries({ Host: '127.0.0.1', ...asked.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${asked.path} HTTP/1.1\r\n${headers.join('')}\r\n`);
  const beginning = `HTTP/1.1 ${asked.status} `;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(asked.port)));
  const [first] = sockets;
  if (first === undefined) throw new Error('There is no connection');
  const size = await firstLength(first, request);
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    let sent = 0;
    let finished = 0;
    const failed = (text: string): void => reject(new Error(`${asked.path}: ${text}`));
    for (const socket of sockets) {
      let received = 0;
      const next = (): void => {
        if (sent === requests) return;
        sent += 1;
        socket.write(request);
      };
      socket.on('data', (part) => {
        if (received === 0 && part.toString('latin1', 0, beginning.length) !== beginning)
          return failed(`began with ${part.toString('latin1', 0, 20)}`);
        received += part.length;
        if (received > size) return failed(`${received} bytes, where there were ${size}`);
        if (received < size) return undefined;
        received = 0;
        finished += 1;
        if (finished === requests) resolve();
        else next();
      });
      socket.on('close', () => failed('a connection was closed'));
      next();
    }
  });
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  return seconds;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** The bytes of a response, head and all. */
function firstLength(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    const onData = (part: Buffer): void => {
      text += part.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) return;
      const size = end + 4 + Number(/\r\nContent-Length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
      if (text.length < size) return;
      socket.off('data', onData);
      resolve(size);
    };
    socket.on('data', onData);
    socket.write(request);
  });
}
