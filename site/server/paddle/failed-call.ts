import { PAYMENTS_NOT_CONFIGURED, PAYMENTS_REFUSED, PAYMENTS_UNAVAILABLE } from '../../contract/messages.ts';
import { ApiError, serviceUnavailableError } from '../http/api-error.ts';
import type { Log } from '../log/log.ts';
import type { PaddleApi } from './paddle-api.ts';
import { PaddleApiError } from './exchange.ts';

/** When it is worth asking again, in seconds. */
const RETRY_AFTER = 10;

/** Paddle's API, or 503 where the server has no key of it. */
export function requireApi(api: PaddleApi | undefined): PaddleApi {
  if (api !== undefined) return api;
  throw new ApiError(503, 'ServiceUnavailableError', PAYMENTS_NOT_CONFIGURED, {});
}

/**
 * What somebody who waits is told of a call to Paddle that failed: 503 where it may succeed a little later, 502 where it
 * will not. The log gets the reason, and not whose call it was. Throws what is no failure of a call.
 */
export function failedCall(error: unknown, what: string, log: Pick<Log, 'warning'>): ApiError {
  if (!(error instanceof PaddleApiError)) throw error;
  const { code, status = 0, isPassing } = error;
  log.warning(`A request to Paddle failed while ${what}`, { code, status });
  return isPassing
    ? serviceUnavailableError(RETRY_AFTER, PAYMENTS_UNAVAILABLE)
    : new ApiError(502, 'BadGatewayError', PAYMENTS_REFUSED, {});
}
