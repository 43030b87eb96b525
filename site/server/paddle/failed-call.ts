import { PAYMENTS_NOT_CONFIGURED, PAYMENTS_REFUSED, PAYMENTS_UNAVAILABLE } from '../../contract/messages.ts';
import { ApiError, serviceUnavailableError } from '../http/api-error.ts';
import type { Log } from '../log/log.ts';
import type { PaddleApi } from './paddle-api.ts';
import { PaddleApiError } from './exchange.ts';

/** Seconds after which the client may retry. */
const RETRY_AFTER = 10;

/** Returns Paddle's API. Throws 503 if the server has no API key. */
export function requireApi(api: PaddleApi | undefined): PaddleApi {
  if (api !== undefined) return api;
  throw new ApiError(503, 'ServiceUnavailableError', PAYMENTS_NOT_CONFIGURED, {});
}

/**
 * Converts a failed call to Paddle to an error for the client: 503 if a retry may succeed, or else 502. Logs the
 * reason, but not the user. Rethrows other errors.
 */
export function failedCall(error: unknown, what: string, log: Pick<Log, 'warning'>): ApiError {
  if (!(error instanceof PaddleApiError)) throw error;
  const { code, status = 0, isPassing } = error;
  log.warning(`A request to Paddle failed while ${what}`, { code, status });
  return isPassing
    ? serviceUnavailableError(RETRY_AFTER, PAYMENTS_UNAVAILABLE)
    : new ApiError(502, 'BadGatewayError', PAYMENTS_REFUSED, {});
}
