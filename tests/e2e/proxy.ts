import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that came through, as it was asked for. */
export interface Passed {
  readonly path: string;
  readonly isPrefetch: boolean;
  /** Whether it has been answered whole. */
  isOver: boolean;
}

/** One address in front of servers that change. */
export interface TestProxy {
  /** Where it is, without a slash at its end. */
  readonly origin: string;
  /** All that came through so far. */
  readonly passed: readonly Passed[];
  /** Sends what comes from now on to another server, or, for a path that `answers` has, gives that status. */
  readonly leadTo: (origin: string, answers?: (path: string) => number | undefined) => void;
  /** Keeps back every prefetch, until the function it returns is called. */
  readonly holdPrefetches: () => () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy that leads to `origin` at first. */
export async function startProxy(origin: string): Promise<TestProxy> {
  let target = origin;
  let answer: (path: string) => number | undefined = () => undefined;
  let held: Promise<void> = Promise.resolve();
  const passed: Passed[] = [];

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '';
    const isPrefetch = String(incoming.headers['sec-purpose'] ?? '').startsWith('prefetch');
    const entry: Passed = { path, isPrefetch, isOver: false };
    passed.push(entry);
    outgoing.once('close', () => {
      entry.isOver = true;
    });
    if (isPrefetch) await held;
    const status = answer(path);
    if (status !== undefined) return void outgoing.writeHead(status).end();
    const { method, headers } = incoming;
    const sent = forward(target + path, { method, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    sent.once('error', () => outgoing.destroy());
    incoming.pipe(sent);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    passed,
    leadTo(next, answers = () => undefined) {
      target = next;
      answer = answers;
    },
    holdPrefetches() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
