import { HttpError, InvalidResponseError, NetworkError } from '../adapters/http/index.ts';
import {
  CANCELLATION_UNCERTAIN,
  PAYMENTS_NOT_CONFIGURED,
  PAYMENTS_REFUSED,
  PAYMENTS_UNAVAILABLE,
} from '../contract/payment-messages.ts';

/** Errors of the server after which it has changed nothing, although their status is 502 or 503. */
const UNCHANGED = [CANCELLATION_UNCERTAIN, PAYMENTS_NOT_CONFIGURED, PAYMENTS_REFUSED, PAYMENTS_UNAVAILABLE];

/** Returns true if a change may have been made although the request failed, for example without a response in time. */
export function isUncertain(failure: unknown): boolean {
  if (failure instanceof HttpError) return failure.status >= 500 && !UNCHANGED.includes(failure.message);
  return failure instanceof NetworkError || failure instanceof InvalidResponseError;
}
