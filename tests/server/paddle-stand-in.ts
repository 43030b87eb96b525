import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request as a stand-in got it. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real HTTP server in the place of somebody else's. */
export interface StandIn {
  readonly origin: string;
  /** Every request so far. */
  readonly asked: Asked[];
  /** Answers all requests from now on. */
  answer: (asked: Asked, outgoing: ServerResponse, count: number) => void;
}

/** Starts a stand-in that answers 404 until it is told better. It is closed when the test is over. */
export async function startStandIn(answer?: StandIn['answer']): Promise<StandIn> {
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
      standIn.answer(asked, outgoing, standIn.asked.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    answer: answer ?? ((_asked, outgoing) => error(outgoing, 404, 'not_found')),
  };
  return standIn;
}

/** Answers JSON. */
export function json(
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  outgoing.end(JSON.stringify(body));
}

/** Answers an error in Paddle's form. */
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

/** Answers an entity in Paddle's envelope. */
export const entity = (outgoing: ServerResponse, data: unknown, status = 200): void =>
  json(outgoing, status, { data, meta: { request_id: 'one' } });

/** A time as Paddle writes it. */
export const PADDLE_TIME = '2026-11-01T10:00:00.000000Z';
