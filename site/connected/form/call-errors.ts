import { HttpError, InvalidResponseError, NetworkError } from '../../adapters/http.ts';

/** Error message for a call that the server doesn't have. */
export const NOT_OFFERED = 'This server doesn’t offer this.';

/** Messages that only repeat the status: that of an `HttpError` without an `error.message`, and those of Strapi. */
const STATUS_ONLY = /^(HTTP error! .*|Not Found|Method Not Allowed|Internal Server Error|Service Unavailable)$/;

/** Returns true if the server sent an `error.message` that says more than the status. It is shown verbatim. */
const hasOwnMessage = ({ message }: HttpError): boolean => !STATUS_ONLY.test(message);

/** Rejects with `NOT_OFFERED` if the server doesn't have the call: a 404 or 405 whose message only repeats the status. */
export async function explainMissingCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const isMissing = error instanceof HttpError && [404, 405].includes(error.status) && !hasOwnMessage(error);
    throw isMissing ? new Error(NOT_OFFERED, { cause: error }) : error;
  }
}

/**
 * Returns true if a change may have been made although the request failed, for example without a response in time.
 * Errors whose message says more than the status explain the outcome, so they are certain.
 */
export function isUncertain(failure: unknown): boolean {
  if (failure instanceof HttpError) return failure.status >= 500 && !hasOwnMessage(failure);
  return failure instanceof NetworkError || failure instanceof InvalidResponseError;
}
