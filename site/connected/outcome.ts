import { HttpError, InvalidResponseError, NetworkError } from '../adapters/http/index.ts';
import { hasOwnMessage } from './offered.ts';

/**
 * Returns true if a change may have been made although the request failed, for example without a response in time. A
 * server that sends a message of its own has explained the outcome.
 */
export function isUncertain(failure: unknown): boolean {
  if (failure instanceof HttpError) return failure.status >= 500 && !hasOwnMessage(failure);
  return failure instanceof NetworkError || failure instanceof InvalidResponseError;
}
