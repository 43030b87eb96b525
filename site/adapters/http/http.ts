import { InvalidResponseError, NetworkError, RequestTimeoutError, HttpError } from './errors.ts';
import type { Schema } from './schema.ts';
import type { FieldError } from './errors.ts';
import { isObject } from './schema.ts';

/**
 * Time after which the site gives up a call by default, in milliseconds. The server responds earlier, also when the
 * payment provider doesn't.
 */
export const REQUEST_TIMEOUT_MS = 15_000;

/** One call. `path` starts with `/` and stays on the base address. */
export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Any JSON value. A POST or PUT without one sends `{}`, because some servers respond with 500 to an empty body. */
  body?: unknown;
  /** `bearer` (the default) sends the token when there is one; `none` never does. */
  auth?: 'bearer' | 'none';
  /** The bearer token of this call, in place of the one `getToken` would give. */
  token?: string | undefined;
  /** Ends the call early; the promise then rejects with the signal's own reason. */
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page, for a last word to the server. */
  keepalive?: boolean;
  /** `manual`: a redirect is not followed, and is an `HttpError` of status 0, because the browser shows no more of it. */
  redirect?: RequestRedirect | undefined;
}

/** Makes one call. With a schema the response is typed and checked; without one it is `unknown`. */
export interface Request {
  <T>(options: RequestOptions & { schema: Schema<T> }): Promise<T>;
  (options: RequestOptions): Promise<unknown>;
}

type Rest = Omit<RequestOptions, 'method' | 'path' | 'body'>;

/** Calls to one base address. `get` and `post` are its short forms. */
export interface Http {
  request: Request;
  get<T>(path: string, options: Rest & { schema: Schema<T> }): Promise<T>;
  get(path: string, options?: Rest): Promise<unknown>;
  post<T>(path: string, body: unknown, options: Rest & { schema: Schema<T> }): Promise<T>;
  post(path: string, body?: unknown, options?: Rest): Promise<unknown>;
}

export interface HttpOptions {
  /** The address every path is added to, such as `https://api.example.com`; empty for the page's own origin. */
  baseUrl: string;
  /** The bearer token of the moment, if there is one. */
  getToken?: () => string | null | undefined;
  fetch?: typeof fetch;
  /** Milliseconds until a call without a complete response fails; `REQUEST_TIMEOUT_MS` by default. */
  timeoutMs?: number;
}

/**
 * Makes the helper for JSON calls to one base address.
 *
 * A call rejects with `HttpError` (the server rejected), `InvalidResponseError` (the response is not what was asked for),
 * `NetworkError` (no response), `RequestTimeoutError` (no response in time), the signal's reason (the caller ended it), or
 * `TypeError` (a path that would leave the base address, and take the token with it).
 */
export function createHttp({
  baseUrl,
  getToken,
  fetch: send = defaultFetch,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: HttpOptions): Http {
  const base = baseUrl.replace(/\/{1,9}$/, '');

  async function call(options: RequestOptions): Promise<unknown> {
    const { path, signal } = options;
    if (!STAYS_ON_BASE.test(path)) throw new TypeError(`Not a path below the base URL: ${path}`);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new RequestTimeoutError()), timeoutMs);
    const ends = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
    let response: Response;
    let text: string;
    try {
      response = await send(base + path, { ...toInit(options, getToken), signal: ends });
      text = await response.text();
    } catch (error) {
      signal?.throwIfAborted();
      timeout.signal.throwIfAborted();
      throw new NetworkError(error);
    } finally {
      clearTimeout(timer);
    }
    return readResponse(response, text);
  }

  function request<T>(options: RequestOptions & { schema: Schema<T> }): Promise<T>;
  function request(options: RequestOptions): Promise<unknown>;
  async function request(options: RequestOptions & { schema?: Schema<unknown> }): Promise<unknown> {
    const value = await call(options);
    if (!options.schema) return value;
    const parsed = options.schema.safeParse(value);
    if (!parsed.success) throw new InvalidResponseError({ isJson: value !== undefined });
    return parsed.data;
  }

  return withHelpers(request);
}

/** Adds `get` and `post` to a way of making calls, so that a wrapped one has them too. */
export function withHelpers(request: Request): Http {
  function get<T>(path: string, options: Rest & { schema: Schema<T> }): Promise<T>;
  function get(path: string, options?: Rest): Promise<unknown>;
  function get(path: string, options?: Rest): Promise<unknown> {
    return request({ ...options, path });
  }

  function post<T>(path: string, body: unknown, options: Rest & { schema: Schema<T> }): Promise<T>;
  function post(path: string, body?: unknown, options?: Rest): Promise<unknown>;
  function post(path: string, body?: unknown, options?: Rest): Promise<unknown> {
    return request({ ...options, method: 'POST', path, body });
  }

  return { request, get, post };
}

/** One leading slash; `//host`, `/\host` and white space, which a URL parser drops, could all name another host. */
const STAYS_ON_BASE = /^\/(?![/\\])\S*$/;

function toInit(
  { method = 'GET', body, auth = 'bearer', token, keepalive = false, redirect = 'follow' }: RequestOptions,
  getToken: HttpOptions['getToken'],
): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const init: RequestInit = { method, headers, keepalive, redirect };
  if (method === 'POST' || method === 'PUT') init.body = JSON.stringify(body ?? {});
  if (auth === 'bearer') {
    const bearer = token ?? getToken?.();
    if (bearer) headers['Authorization'] = `Bearer ${bearer}`;
  }
  // A public GET goes without: the header would cost a preflight on each page when the API has another origin.
  if (auth === 'bearer' || init.body !== undefined) headers['Content-Type'] = 'application/json';
  return init;
}

/** Looks `fetch` up at each call, and calls it as the global it must be called as. */
const defaultFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Turns a complete response into its JSON value; an empty body is `undefined`.
 * Throws `HttpError` for a status outside 200–299, and `InvalidResponseError` for a good status with a body that is not
 * JSON.
 */
export function readResponse(response: Response, text: string): unknown {
  const json = text.trim() === '' ? undefined : parseJson(text);
  if (!response.ok) throw toHttpError(response, json);
  if (json === NOT_JSON) throw new InvalidResponseError({ isJson: false });
  return json;
}

const NOT_JSON = Symbol('not JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page or a plain "Method Not Allowed": the caller decides by the status.
    return NOT_JSON;
  }
}

function toHttpError({ status, headers }: Response, json: unknown): HttpError {
  const error = isObject(json) && isObject(json['error']) ? json['error'] : undefined;
  const message = error?.['message'];
  // A proxy that asks for a password may send a JSON body too. An API asks for `Bearer`, if for anything.
  const asksForPassword = /^(?!bearer)./i.test(headers.get('www-authenticate') ?? '');
  return new HttpError({
    status,
    message: typeof message === 'string' && message !== '' ? message : `HTTP error! status: ${status}`,
    details: fieldErrors(error?.['details']),
    isFromProxy: [401, 403].includes(status) && (error === undefined || asksForPassword),
  });
}

/** Keeps the path and the message of each field error, and nothing else: see `HttpError`. */
function fieldErrors(details: unknown): FieldError[] {
  const errors = isObject(details) ? details['errors'] : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { path, message } = entry;
    return Array.isArray(path) && typeof message === 'string' ? [{ path: path.join('.'), message }] : [];
  });
}
