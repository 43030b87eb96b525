import * as z from 'zod';
import { SECOND } from '../process/clock.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import { readBody } from './read-body.ts';

/** The most a response may hold, in bytes: a page of 200 events has some 10 KB each. */
const LARGEST_RESPONSE = 8 * 1024 * 1024;

/** The most of Paddle's words in an error. */
const LONGEST_DETAIL = 300;

/** Where Paddle's API is, and who asks. */
export interface PaddlePlace {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** In place of requests over the network, for a simulator in this process. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** One request. */
export interface Exchange {
  readonly method: 'GET' | 'POST';
  /** Below `baseUrl`, with its query. */
  readonly path: string;
  readonly body?: object;
}

const errorSchema = z.object({ error: z.object({ code: z.string(), detail: z.string().default('') }) });

/**
 * Sends one request to Paddle and gives back the JSON of its response. Throws a `PaddleApiError` for everything else:
 * no answer until `signal` aborts, a redirect (the key goes to nobody else), an error, a body that is too large or is
 * no JSON.
 */
export async function exchange(
  place: PaddlePlace,
  { method, path, body }: Exchange,
  signal: AbortSignal,
): Promise<unknown> {
  const { response, text } = await receive(place, { method, path, body }, signal);
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new PaddleApiError({ status, code: 'redirected', detail: 'Paddle sent a redirect, which is not followed' });
  if (text === undefined)
    throw new PaddleApiError({
      status,
      code: 'too_large',
      detail: `the response is larger than ${LARGEST_RESPONSE} bytes`,
    });
  const json = parse(text);
  if (!response.ok) throw errorOf(response, json, place.apiKey);
  if (json === undefined)
    throw new PaddleApiError({
      status,
      code: 'unreadable',
      detail: `the response (${text.length} characters) is not JSON`,
    });
  return json;
}

async function receive(
  { baseUrl, apiKey, fetch: send = fetch }: PaddlePlace,
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
    return { response, text: await readBody(response, LARGEST_RESPONSE) };
  } catch (error) {
    if (signal.aborted) throw new PaddleApiError({ code: 'time_limit', detail: 'no response within the time limit' });
    // The message of a header that cannot be sent holds the header, and with it the key.
    throw new PaddleApiError({ code: 'no_answer', detail: `the connection failed (${codeOf(error)})` });
  }
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
  const cut = detail.replaceAll(apiKey, '***').slice(0, LONGEST_DETAIL);
  return new PaddleApiError({ status, code: code.slice(0, 80), detail: cut }, retryAfterOf(headers));
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** The system's code of what broke a connection. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown';
}
