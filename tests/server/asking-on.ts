import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** What became of the requests of clients that ask on and on until they are told to go. */
export interface AskedOn {
  answered: number;
  /** Sent over a connection that was taken, and never answered. */
  lost: number;
}

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/**
 * Has clients ask a server again and again, each its next question once it has the answer, until no connection is taken any
 * more. `reuse` keeps a client's connection for as long as the server does; otherwise each request has one of its own.
 */
export async function askOn(port: number, clients: number, reuse: boolean, asked: AskedOn): Promise<void> {
  const one = async (): Promise<void> => {
    for (;;) {
      const socket = await open(port);
      if (socket === undefined) return;
      await askUntilLast(socket, reuse, asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
}

/** Asks over one connection until the server has said that it was the last request, or is gone. */
function askUntilLast(socket: Socket, reuse: boolean, asked: AskedOn): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    let waits = true;
    const finish = (): void => {
      if (waits) asked.lost += 1;
      socket.removeAllListeners('close').destroy();
      resolve();
    };
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      if (!text.endsWith('}')) return;
      asked.answered += 1;
      waits = false;
      if (!reuse || /\r\nConnection: close\r\n/i.test(text)) return finish();
      text = '';
      waits = true;
      socket.write(REQUEST);
    });
    socket.on('close', finish);
    socket.write(REQUEST);
  });
}

/** A connection; `undefined` where none is taken any more. */
function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}
