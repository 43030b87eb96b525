import { hasStatus } from '../adapters/http/index.ts';

/** What a call that this server does not have rejects with. */
export const NOT_OFFERED = 'This server doesn’t offer this.';

/** Turns the rejection of a call the server does not have (404, or 405 for a method) into `NOT_OFFERED`. */
export async function offered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw hasStatus(error, 404) || hasStatus(error, 405) ? new Error(NOT_OFFERED, { cause: error }) : error;
  }
}
