import * as z from 'zod/mini';
import { errorResponseSchema } from '../wire.ts';

/** Error of a request that the server side rejected or that didn't reach it. `message` is a sentence for the buyer. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Subset of the browser's `fetch` that the simulator uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Request = <Value>(path: string, body: object, schema: z.ZodMiniType<Value>) => Promise<Value>;

/** Returns a function that posts to a path below the URL of the server side. It rejects with a `RequestError`. */
export function createRequest(fetch: Fetch, url: string): Request {
  return async (path, body, schema) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, init).catch(() => {
      throw new RequestError('network_error', 'The server isn’t responding. Check your connection and try again.');
    });
    const json: unknown = await response.json().catch(() => undefined);
    if (response.ok) {
      const parsed = z.safeParse(schema, json);
      if (parsed.success) return parsed.data;
      throw new RequestError('server_error', 'The server’s response is invalid. Try again.');
    }
    const { error } = z.safeParse(errorResponseSchema, json).data ?? {};
    if (error !== undefined) throw new RequestError(error.code, error.detail);
    // Servers without the simulator and static hosts respond with errors in other formats.
    throw response.status < 500
      ? new RequestError('demo_off', 'This server doesn’t run the demo checkout, so you can’t buy here.')
      : new RequestError('server_error', `The server answered with status ${response.status}. Try again.`);
  };
}
