import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the proxy has received. */
export interface ProxiedRequest {
  readonly path: string;
  readonly isPrefetch: boolean;
  /** True once the response is complete or the client has closed the connection. */
  isOver: boolean;
}

/** A proxy whose target can be changed, as in a deployment. */
export interface TestProxy {
  readonly origin: string;
  readonly requests: readonly ProxiedRequest[];
  /** Forwards later requests to another server. For paths with a status in `statusOf`, responds with that status instead. */
  readonly forwardTo: (origin: string, statusOf?: (path: string) => number | undefined) => void;
  /** Holds back every prefetch until the returned function is called. */
  readonly holdPrefetches: () => () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy in front of `origin`. */
export async function startProxy(origin: string): Promise<TestProxy> {
  let target = origin;
  let responseStatus: (path: string) => number | undefined = () => undefined;
  let held: Promise<void> = Promise.resolve();
  const requests: ProxiedRequest[] = [];

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '';
    const isPrefetch = String(incoming.headers['sec-purpose'] ?? '').startsWith('prefetch');
    const entry: ProxiedRequest = { path, isPrefetch, isOver: false };
    requests.push(entry);
    outgoing.once('close', () => {
      entry.isOver = true;
    });
    if (isPrefetch) await held;
    const status = responseStatus(path);
    if (status !== undefined) return void outgoing.writeHead(status).end();
    const { method, headers } = incoming;
    const sent = forward(target + path, { method, headers, agent: false }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.once('close', () => sent.destroy());
    incoming.pipe(sent);
  };
  const server = createServer(
    (incoming, outgoing) => void pass(incoming, outgoing).catch(() => void outgoing.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    forwardTo(next, statusOf = () => undefined) {
      target = next;
      responseStatus = statusOf;
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
