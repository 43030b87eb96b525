import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { closed } from '../../site/server/http/listen.ts';

/** Request that a fake server received. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Fake of another service, as a real HTTP server. */
export interface StandIn {
  readonly origin: string;
  /** All requests so far. */
  readonly asked: Asked[];
  /** Responds to all requests from now on. */
  answer: (asked: Asked, outgoing: ServerResponse, count: number) => void;
}

/** Starts a fake server that responds with 404 until `answer` is set. It is closed at the end of the test. */
export async function startStandIn(answer?: StandIn['answer']): Promise<StandIn> {
  let failure: unknown;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const asked = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(parts).toString(),
      };
      standIn.asked.push(asked);
      try {
        standIn.answer(asked, outgoing, standIn.asked.length);
      } catch (thrown) {
        // Fails the test at its end. Here it would be an uncaught exception.
        failure ??= thrown;
        outgoing.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await closed(server);
    if (failure !== undefined) throw new Error('A response of the fake server failed', { cause: failure });
  });
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    answer: answer ?? ((_asked, outgoing) => error(outgoing, 404, 'not_found')),
  };
  return standIn;
}

/** Responds with JSON. */
export function json(
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  outgoing.end(JSON.stringify(body));
}

/** Responds with an error in Paddle's format. */
export function error(
  outgoing: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  const body = {
    error: { type: 'request_error', code, detail: `About ${code}`, documentation_url: 'https://example.test' },
  };
  json(outgoing, status, { ...body, meta: { request_id: 'one' } }, headers);
}

/** Responds with an entity in Paddle's envelope. */
export const entity = (outgoing: ServerResponse, data: unknown, status = 200): void =>
  json(outgoing, status, { data, meta: { request_id: 'one' } });

/** Time in Paddle's format. */
export const PADDLE_TIME = '2026-11-01T10:00:00.000000Z';
