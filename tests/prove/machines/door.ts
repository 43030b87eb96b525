import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findProxy, startProxy } from '../../setup/proxy.ts';

/** A request that was sent to a server which then was gone. */
export interface CutOff {
  readonly port: number;
  readonly method: string;
  /** By `Date.now`; of nginx, to the second. */
  readonly at: number;
}

/** What stands in front of the servers. */
export interface Door {
  readonly name: string;
  readonly origin: string;
  /** The requests that were cut off so far, those that were then sent to another server among them. */
  readonly cutOff: () => readonly CutOff[];
  /** How often there was no server to ask, though one is always there. */
  readonly nobody: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * nginx with the configuration of `deploy/`, or a proxy in this process with the same rules; unless told which, nginx
 * where it is installed.
 */
export function openDoor(
  upstreams: readonly number[],
  dir: string,
  which: 'nginx' | 'own' = findProxy('nginx') === undefined ? 'own' : 'nginx',
): Promise<Door> {
  return which === 'own' ? ownDoor(upstreams) : nginxDoor(upstreams, dir);
}

async function nginxDoor(upstreams: readonly number[], dir: string): Promise<Door> {
  const { origin, output, stop } = await startProxy('nginx', { upstreams, dir });
  const line =
    /^(\S+ \S+) \[error\] .*while (?:reading response header|reading upstream|sending request).*request: "(\w+) .*upstream: "http:\/\/127\.0\.0\.1:(\d+)\//gm;
  return {
    name: 'nginx, deploy/nginx/onset.conf',
    origin,
    cutOff: () =>
      [...output().matchAll(line)].map(([, time = '', method = '', port]) => ({
        at: new Date(time.replaceAll('/', '-')).getTime(),
        method,
        port: Number(port),
      })),
    nobody: () => output().split('no live upstreams').length - 1,
    stop,
  };
}

/** Methods that are sent again though they were sent before, as nginx has it. */
const REPEATED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

async function ownDoor(upstreams: readonly number[]): Promise<Door> {
  const agent = new Agent({ keepAlive: true, timeout: 30_000 });
  const cutOff: CutOff[] = [];
  let [next, nobody] = [0, 0];
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of incoming) if (Buffer.isBuffer(part)) parts.push(part);
    const { method = 'GET' } = incoming;
    next += 1;
    const first = next;
    for (let tried = 0; tried < upstreams.length; tried += 1) {
      const port = upstreams[(first + tried) % upstreams.length] ?? 0;
      const came = await pass({ incoming, outgoing, body: Buffer.concat(parts), port, agent });
      if (came === 'answered') return;
      if (came === 'sent') cutOff.push({ port, method, at: Date.now() });
      if (came === 'sent' && !REPEATED.has(method)) return void outgoing.writeHead(502).end();
    }
    nobody += 1;
    outgoing.writeHead(502).end();
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'a proxy of this test, with the rules of nginx',
    origin: `http://127.0.0.1:${port}`,
    cutOff: () => cutOff,
    nobody: () => nobody,
    stop: () => closed(server, agent),
  };
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
  readonly port: number;
  readonly agent: Agent;
}

/** Passes a request on: it was answered, or nothing of it was sent, or it was sent and nobody knows what came of it. */
function pass({ incoming, outgoing, body, port, agent }: Passing): Promise<'answered' | 'unsent' | 'sent'> {
  const { method, url: path, headers } = incoming;
  return new Promise((resolve) => {
    let isConnected = false;
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.once('error', () => outgoing.destroy());
      response.once('close', () => resolve('answered'));
    });
    sent.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isConnected = true));
      else isConnected = true;
    });
    sent.once('error', () => resolve(isConnected ? 'sent' : 'unsent'));
    sent.end(body);
  });
}

function closed(server: Server, agent: Agent): Promise<void> {
  agent.destroy();
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
