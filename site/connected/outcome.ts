import { HttpError, InvalidResponseError, NetworkError } from '../adapters/http/errors.ts';
import { hasOwnMessage } from './offered.ts';

/**
 * Returns true if a change may have been made although the request failed, for example without a response in time.
 * Errors whose message says more than the status explain the outcome, so they are certain.
 */
export function isUncertain(failure: unknown): boolean {
  if (failure instanceof HttpError) return failure.status >= 500 && !hasOwnMessage(failure);
  return failure instanceof NetworkError || failure instanceof InvalidResponseError;
}
