/**
 * Default time limit of a request, in milliseconds. The server responds earlier, even if the payment provider doesn't
 * respond.
 */
export const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Parser of a response. Returns `undefined` for an invalid value. Parsers are written by hand, because Zod's core (over
 * 5 KB) is larger than the code that it would check.
 */
export type Parse<T> = (value: unknown) => T | undefined;

/** Options of a request. `path` starts with `/` and stays below the base URL. */
export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** JSON value. A POST or PUT without one sends `{}`, because some servers respond to an empty body with 500. */
  body?: unknown;
  /** `bearer` (default) sends the token, if there is one; `none` never does. */
  auth?: 'bearer' | 'none';
  /** Bearer token that replaces the one of `getToken`. */
  token?: string | undefined;
  /** Aborts the request, which then rejects with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Lets the request continue after the page is closed. */
  keepalive?: boolean;
  /** `manual`: a redirect isn't followed, and becomes an `HttpError` with status 0, because browsers hide its status. */
  redirect?: RequestRedirect | undefined;
}

/** Sends a request. The response is parsed with `parse`, and without it, it is `unknown`. */
export interface Request {
  <T>(options: RequestOptions & { parse: Parse<T> }): Promise<T>;
  (options: RequestOptions): Promise<unknown>;
}

type Rest = Omit<RequestOptions, 'method' | 'path' | 'body'>;

/** Client for one base URL. `get` and `post` are short forms of `request`. */
export interface Http {
  request: Request;
  get<T>(path: string, options: Rest & { parse: Parse<T> }): Promise<T>;
  get(path: string, options?: Rest): Promise<unknown>;
  post<T>(path: string, body: unknown, options: Rest & { parse: Parse<T> }): Promise<T>;
  post(path: string, body?: unknown, options?: Rest): Promise<unknown>;
}

export interface HttpOptions {
  /** URL before each path, such as `https://api.example.com`. Empty for the origin of the page. */
  baseUrl: string;
  /** Returns the current bearer token, if there is one. */
  getToken?: () => string | null | undefined;
  fetch?: typeof fetch;
  /** Time limit for the complete response, in milliseconds. Default: `REQUEST_TIMEOUT_MS`. */
  timeoutMs?: number;
}

/**
 * Creates a client for JSON requests to one base URL.
 *
 * Requests reject with `HttpError` (error status), `InvalidResponseError` (no JSON, or rejected by `parse`), `NetworkError`
 * (no response), `RequestTimeoutError` (no response in time), the reason of the signal (aborted by the caller), or
 * `TypeError` (a path outside the base URL, to which the token would be sent).
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

  function request<T>(options: RequestOptions & { parse: Parse<T> }): Promise<T>;
  function request(options: RequestOptions): Promise<unknown>;
  async function request(options: RequestOptions & { parse?: Parse<unknown> }): Promise<unknown> {
    const value = await call(options);
    if (!options.parse) return value;
    const parsed = options.parse(value);
    if (parsed === undefined) throw new InvalidResponseError({ isJson: value !== undefined });
    return parsed;
  }

  return withHelpers(request);
}

/** Returns a client that sends its requests with a function. */
export function withHelpers(request: Request): Http {
  function get<T>(path: string, options: Rest & { parse: Parse<T> }): Promise<T>;
  function get(path: string, options?: Rest): Promise<unknown>;
  function get(path: string, options?: Rest): Promise<unknown> {
    return request({ ...options, path });
  }

  function post<T>(path: string, body: unknown, options: Rest & { parse: Parse<T> }): Promise<T>;
  function post(path: string, body?: unknown, options?: Rest): Promise<unknown>;
  function post(path: string, body?: unknown, options?: Rest): Promise<unknown> {
    return request({ ...options, method: 'POST', path, body });
  }

  return { request, get, post };
}

/** One leading slash. `//host`, `/\host` and white space, which URL parsers remove, could lead to another host. */
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
  // Not for a public GET: if the API has another origin, the header would require a preflight request on each page.
  if (auth === 'bearer' || init.body !== undefined) headers['Content-Type'] = 'application/json';
  return init;
}

/** Looks up `fetch` for each request, because other scripts may replace it. It must be called as a method. */
const defaultFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Returns the JSON value of a response; an empty body is `undefined`. Throws `HttpError` for a status outside 200–299, and
 * `InvalidResponseError` for a successful response that isn't JSON.
 */
function readResponse(response: Response, text: string): unknown {
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
    // For example, the HTML page of a proxy.
    return NOT_JSON;
  }
}

function toHttpError({ status, headers }: Response, json: unknown): HttpError {
  const error = isObject(json) && isObject(json['error']) ? json['error'] : undefined;
  const message = error?.['message'];
  // A proxy that requests a password may also send JSON. An API would request `Bearer`.
  const asksForPassword = /^(?!bearer)./i.test(headers.get('www-authenticate') ?? '');
  return new HttpError({
    status,
    message: typeof message === 'string' && message !== '' ? message : `HTTP error! status: ${status}`,
    details: fieldErrors(error?.['details']),
    isFromProxy: [401, 403].includes(status) && (error === undefined || asksForPassword),
  });
}

/** Returns only the path and the message of each field error: see `HttpError`. */
function fieldErrors(details: unknown): FieldError[] {
  const errors = isObject(details) ? details['errors'] : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { path, message } = entry;
    return Array.isArray(path) && typeof message === 'string' ? [{ path: path.join('.'), message }] : [];
  });
}

/** Error of one field: its path, joined by dots, and the message of the server. */
export interface FieldError {
  path: string;
  message: string;
}

/** Properties of an `HttpError`. */
export interface HttpErrorParts {
  status: number;
  message: string;
  details: FieldError[];
  isFromProxy?: boolean;
}

/**
 * Error for a response with a status outside 200–299. `message` is the server's `error.message`, or else
 * `HTTP error! status: <code>`. `details` never contains the rejected values, because a server may send back a password.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly details: FieldError[];
  /** True for a 401 or 403 of a proxy instead of the API. It isn't about the session. */
  readonly isFromProxy: boolean;

  constructor(parts: HttpErrorParts) {
    super(parts.message);
    this.status = parts.status;
    this.details = parts.details;
    this.isFromProxy = parts.isFromProxy === true;
  }
}

/** Error without a response: no connection, unknown host, blocked or interrupted transfer. `cause` is the browser's error. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError';

  constructor(cause?: unknown, message = 'We couldn’t reach the server. Check your connection and try again.') {
    super(message, { cause });
  }
}

/** Error without a complete response within the time limit. A `NetworkError`, so that callers can handle both alike. */
export class RequestTimeoutError extends NetworkError {
  override readonly name = 'RequestTimeoutError';

  constructor() {
    super(undefined, 'The server is taking too long to respond. Try again in a moment.');
  }
}

/** Error for a successful response that isn't JSON or can't be parsed. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  /** False if the body is empty or not JSON. It may be from something else than the API, such as a captive portal. */
  readonly isJson: boolean;

  constructor({ isJson = true } = {}) {
    super('Invalid response from server');
    this.isJson = isJson;
  }
}

/** Returns true for the error of a response with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status;
}

/** Returns true for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
