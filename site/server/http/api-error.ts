import type { ErrorResponse } from '../../contract/account.ts';

/** Validation error of one request field, as sent to the client. `value` is omitted for secrets. */
export interface FieldError {
  readonly path: readonly string[];
  readonly message: string;
  readonly value?: unknown;
}

/** Error response. Throw it in any API handler; the client receives its status and message. */
export class ApiError extends Error {
  readonly status: number;
  /** `name` in the response body. */
  readonly wireName: string;
  readonly details: unknown;
  /** Extra response headers, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  /** Omits `details` from the response if undefined, as the contract requires for unreadable bodies and for 500. */
  constructor(
    status: number,
    wireName: string,
    message: string,
    details?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.wireName = wireName;
    this.details = details;
    this.headers = headers;
  }
}

/** 400 caused by the state of the account, not by the form of the request. */
export const applicationError = (message: string): ApiError => new ApiError(400, 'ApplicationError', message, {});

/** 400 for the request as a whole; `details` lists the invalid parts, if known. */
export const validationError = (message: string, details: unknown = {}): ApiError =>
  new ApiError(400, 'ValidationError', message, details);

/** 400 for one or more fields. The message of a single error becomes that of the response. */
export function fieldValidationError(errors: readonly FieldError[]): ApiError {
  const message = errors.length === 1 ? errors[0]?.message : undefined;
  return validationError(message ?? `${errors.length} errors occurred`, {
    errors: errors.map(({ path, message: text, ...rest }) => ({
      path,
      message: text,
      name: 'ValidationError',
      ...rest,
    })),
  });
}

/** 400 for a body that doesn't match its content type. */
export const syntaxError = (message: string): ApiError => new ApiError(400, 'SyntaxError', message);

/** 400 for a request that lacks required data. */
export const badRequestError = (message: string): ApiError => new ApiError(400, 'BadRequestError', message, {});

/** 401 for an invalid or expired token. */
export const unauthorizedError = (message = 'Missing or invalid credentials'): ApiError =>
  new ApiError(401, 'UnauthorizedError', message, {});

/** 403: the user isn't signed in, is signed in where that isn't allowed, or lacks access. */
export const forbiddenError = (message = 'Forbidden', details: unknown = {}): ApiError =>
  new ApiError(403, 'ForbiddenError', message, details);

export const notFoundError = (message = 'Not Found'): ApiError => new ApiError(404, 'NotFoundError', message, {});

/** 409: the request conflicts with the current state. */
export const conflictError = (message: string, details: unknown = {}): ApiError =>
  new ApiError(409, 'ConflictError', message, details);

export const payloadTooLargeError = (): ApiError =>
  new ApiError(413, 'PayloadTooLargeError', 'request entity too large');

/** 429: the client may retry after `seconds`. */
export const rateLimitError = (seconds: number): ApiError =>
  new ApiError(429, 'RateLimitError', 'Too many requests, please try again later.', {}, retryAfter(seconds));

/** 500: the cause is logged, not sent to the client. */
export const internalServerError = (): ApiError => new ApiError(500, 'InternalServerError', 'Internal Server Error');

/** 503: overload or a dependency failure. The client may retry after `seconds`. */
export const serviceUnavailableError = (seconds: number, message = 'Service Unavailable'): ApiError =>
  new ApiError(503, 'ServiceUnavailableError', message, {}, retryAfter(seconds));

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

export function errorResponse({ status, wireName: name, message, details, headers }: ApiError): Response {
  const error = { status, name, message, ...(details === undefined ? {} : { details }) };
  return jsonResponse<ErrorResponse>(status, { data: null, error }, headers);
}

/**
 * Uncacheable response with a JSON body. Pass the contract's type, as in `jsonResponse<OkResponse>(…)`; without it, no
 * body is accepted.
 */
export function jsonResponse<Body = never>(
  status: number,
  body: NoInfer<Body>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

export function textResponse(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

/** Redirects the browser to the result page after it has submitted a form. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

/** Maximum characters of a request value in a response. */
const ECHO_LIMIT = 200;

/** Request text for use in a response: unchanged, or cut to 200 characters including a final ellipsis. */
export function echo(text: string): string {
  if (text.length <= ECHO_LIMIT) return text;
  // Don't split a surrogate pair.
  return `${text.slice(0, ECHO_LIMIT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Request value for use in a response: unchanged, or the beginning of its JSON if that is too long. */
export function echoValue(value: unknown): unknown {
  if (typeof value === 'string') return echo(value);
  const json = JSON.stringify(value);
  return json.length <= ECHO_LIMIT ? value : echo(json);
}
