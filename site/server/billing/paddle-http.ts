import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { PAYMENTS_NOT_CONFIGURED, PAYMENTS_REFUSED, PAYMENTS_UNAVAILABLE } from '../../contract/payment-messages.ts';
import { ApiError, serviceUnavailableError } from '../http/api-error.ts';
import { SECOND } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { PaddleApi } from './paddle-api.ts';

/** Error of a call to Paddle's API. It never contains the key, so it can be logged. */
export class PaddleApiError extends Error {
  override readonly name = 'PaddleApiError';
  /** Status of the response; `undefined` if there was none. */
  readonly status: number | undefined;
  /** Paddle's error code, such as `not_found`, or one of `OwnFailure`. */
  readonly code: string;
  /** Explanation for the log. */
  readonly detail: string;
  /** Milliseconds after which Paddle accepts the next request, if it said so. */
  readonly retryAfter: number | undefined;

  constructor(
    { status, code, detail }: { readonly status?: number | undefined; readonly code: string; readonly detail: string },
    retryAfter?: number,
  ) {
    super(`Paddle: ${code}${status === undefined ? '' : ` (${status})`}: ${detail}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  /** True if a retry may succeed: no response, 429 or 5xx. */
  get isPassing(): boolean {
    if (this.status === undefined) return this.code === 'no_answer' || this.code === 'time_limit';
    return this.status === 429 || this.status >= 500;
  }
}

/** Maximum length of the detail of an error, in characters. */
const MAX_DETAIL_LENGTH = 300;

/** Maximum size of a response, so that a broken server can't fill the memory. */
const MAX_RESPONSE_BYTES = 8_388_608;

/** URL of Paddle's API, and the key for it. */
export interface PaddleEndpoint {
  /** URL without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Replaces the network for a simulator in this process. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Replaces `PADDLE_LIMITS` in tests. */
  readonly limits?: PaddleLimits;
}

/** One request. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path below `baseUrl`, with the query. */
  readonly path: string;
  readonly body?: object;
}

const errorSchema = z.object({ error: z.object({ code: z.string(), detail: z.string().default('') }) });

/**
 * Sends one request to Paddle and returns the JSON of its response. Throws a `PaddleApiError` if there is no response
 * until `signal` aborts, for a redirect (the key must not reach another server), for an error, and for a body that is
 * not JSON.
 */
export async function exchange(
  endpoint: PaddleEndpoint,
  { method, path, body }: Exchange,
  signal: AbortSignal,
): Promise<unknown> {
  const { response, text } = await receive(endpoint, { method, path, body }, signal);
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new PaddleApiError({ status, code: 'redirected', detail: 'Paddle sent a redirect, which is not followed' });
  const json = parse(text);
  if (!response.ok) throw errorOf(response, json, endpoint.apiKey);
  if (json === undefined) throw new PaddleApiError({ status, code: 'unreadable', detail: 'the response is not JSON' });
  return json;
}

async function receive(
  { baseUrl, apiKey, fetch: send = fetch }: PaddleEndpoint,
  { method, path, body }: Exchange,
  signal: AbortSignal,
) {
  try {
    const response = await send(`${baseUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Paddle-Version': '1',
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    return { response, text: await readText(response) };
  } catch (error) {
    if (error instanceof PaddleApiError) throw error;
    if (signal.aborted) throw new PaddleApiError({ code: 'time_limit', detail: 'no response within the time limit' });
    // The message about an invalid header contains the header, and with it the key.
    throw new PaddleApiError({ code: 'no_answer', detail: `the connection failed (${codeOf(error)})` });
  }
}

/** Returns the body. Throws if it is larger than `MAX_RESPONSE_BYTES` or not UTF-8. */
async function readText({ body, status }: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MAX_RESPONSE_BYTES)
      throw new PaddleApiError({ status, code: 'too_large', detail: `more than ${MAX_RESPONSE_BYTES} bytes` });
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf({ status, headers }: Response, json: unknown, apiKey: string): PaddleApiError {
  const parsed = errorSchema.safeParse(json);
  const { code, detail } = parsed.success
    ? parsed.data.error
    : { code: 'unreadable', detail: 'an error that is not in the form of the API' };
  const cut = detail.replaceAll(apiKey, '***').slice(0, MAX_DETAIL_LENGTH);
  return new PaddleApiError({ status, code: code.slice(0, 80), detail: cut }, retryAfterOf(headers));
}

/** Reads `Retry-After`, in seconds or as a date, and returns milliseconds. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** Returns the system's error code of a failed connection. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}

/** Time limits of a call, in milliseconds. */
export interface RetryLimits {
  /** Time limit of each try. */
  readonly timeLimit: number;
  /** Time limit of all tries and the pauses between them. */
  readonly total: number;
  readonly tries: number;
  /** Maximum pause before the second try. It doubles with each further try. */
  readonly firstPause: number;
}

/** Time limits of the calls to Paddle. */
interface PaddleLimits {
  /** Limits of a call that a user waits for. */
  readonly foreground: RetryLimits;
  /** Limits of a call in the background. */
  readonly background: RetryLimits;
  /** Time limit of all calls for one request of a browser, in milliseconds. */
  readonly request: number;
  /** Time limit of the changes among them, shorter so that their result can still be read. */
  readonly changes: number;
}

/** `request` is shorter than `REQUEST_TIMEOUT_MS` of `site/adapters/http`, after which the browser gives up. */
export const PADDLE_LIMITS: PaddleLimits = {
  foreground: { timeLimit: 5 * SECOND, total: 5 * SECOND, tries: 3, firstPause: 300 },
  background: { timeLimit: 5 * SECOND, total: 60 * SECOND, tries: 6, firstPause: SECOND },
  request: 12 * SECOND,
  changes: 9 * SECOND,
};

/**
 * Runs `work` and retries it after failures that may be temporary. Pauses are random, so that several processes don't
 * retry at the same time, and at least as long as Paddle requires. No try starts after `total`. `signal` aborts. Throws
 * the last error.
 */
export async function withRetries<Result>(
  limits: RetryLimits,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const { timeLimit, total, tries, firstPause } = limits;
  const end = performance.now() + total;
  for (let tried = 1; ; tried += 1) {
    const limit = AbortSignal.timeout(Math.max(1, Math.min(timeLimit, Math.ceil(end - performance.now()))));
    try {
      return await work(signal === undefined ? limit : AbortSignal.any([signal, limit]));
    } catch (error) {
      if (!(error instanceof PaddleApiError) || !error.isPassing || tried >= tries || signal?.aborted) throw error;
      const wait = Math.max(error.retryAfter ?? 0, Math.random() * firstPause * 2 ** (tried - 1));
      if (performance.now() + wait >= end) throw error;
      await pause(wait, undefined, signal && { signal }).catch(() => {
        throw error;
      });
    }
  }
}

/** Seconds after which the client may retry. */
const RETRY_AFTER = 10;

/** Returns Paddle's API for one request of a browser. Throws 503 if the server has no API key. */
export function requireApi(api: PaddleApi | undefined): PaddleApi {
  if (api !== undefined) return api.forRequest();
  throw new ApiError(503, 'ServiceUnavailableError', PAYMENTS_NOT_CONFIGURED, {});
}

/**
 * Converts a failed call to Paddle to an error for the client: 503 with the message `unavailable` if a retry may
 * succeed, or else 502. Logs the reason, but not the user. Rethrows other errors.
 */
export function failedCall(
  error: unknown,
  what: string,
  log: Pick<Log, 'warning'>,
  unavailable: string = PAYMENTS_UNAVAILABLE,
): ApiError {
  if (!(error instanceof PaddleApiError)) throw error;
  const { code, status = 0, isPassing } = error;
  log.warning(`A request to Paddle failed while ${what}`, { code, status });
  return isPassing
    ? serviceUnavailableError(RETRY_AFTER, unavailable)
    : new ApiError(502, 'BadGatewayError', PAYMENTS_REFUSED, {});
}
