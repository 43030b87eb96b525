import { HttpError, hasOwnMessage } from '../adapters/http/index.ts';

/** Error message for a call that the server doesn't have. */
export const NOT_OFFERED = 'This server doesn’t offer this.';

/** Rejects with `NOT_OFFERED` if the server doesn't have the call: a 404 or 405 without a message of its own. */
export async function offered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isMissing = error instanceof HttpError && [404, 405].includes(error.status) && !hasOwnMessage(error);
    throw isMissing ? new Error(NOT_OFFERED, { cause: error }) : error;
  }
}
