import type { ErrorResponse } from '../../contract/account.ts';

/** What is wrong with one field of a request, as the wire says it. `value` is left out where it is a secret. */
export interface FieldError {
  readonly path: readonly string[];
  readonly message: string;
  readonly value?: unknown;
}

/** An error response. Throw it anywhere below the API; the client gets its status and message. */
export class ApiError extends Error {
  readonly status: number;
  /** The error's name on the wire. */
  readonly wireName: string;
  readonly details: unknown;
  /** Further response headers, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  /** `details` undefined leaves the member out, as the contract does for bodies that cannot be read and for 500. */
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

/** 400 for a reason that lies in the state of the account, not in the form of the request. */
export const applicationError = (message: string): ApiError => new ApiError(400, 'ApplicationError', message, {});

/** 400 for a request as a whole; `details` says what in it is wrong, if that can be said. */
export const validationError = (message: string, details: unknown = {}): ApiError =>
  new ApiError(400, 'ValidationError', message, details);

/** 400 for one or more fields; with one error alone, its message is that of the response. */
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

/** 400 for a body that is not what its content type says. */
export const syntaxError = (message: string): ApiError => new ApiError(400, 'SyntaxError', message);

/** 400 for a request that lacks what the call is about. */
export const badRequestError = (message: string): ApiError => new ApiError(400, 'BadRequestError', message, {});

/** 401: the token is not good, or no longer. */
export const unauthorizedError = (message = 'Missing or invalid credentials'): ApiError =>
  new ApiError(401, 'UnauthorizedError', message, {});

/** 403: nobody is signed in where somebody must be, or somebody is where nobody may be, or it is not theirs. */
export const forbiddenError = (message = 'Forbidden', details: unknown = {}): ApiError =>
  new ApiError(403, 'ForbiddenError', message, details);

/** 404 of the API. */
export const notFoundError = (message = 'Not Found'): ApiError => new ApiError(404, 'NotFoundError', message, {});

/** 409: what is asked for is at odds with what is there. */
export const conflictError = (message: string, details: unknown = {}): ApiError =>
  new ApiError(409, 'ConflictError', message, details);

/** 413 for a body over the limit. */
export const payloadTooLargeError = (): ApiError =>
  new ApiError(413, 'PayloadTooLargeError', 'request entity too large');

/** 429: `seconds` must pass before the next request. */
export const rateLimitError = (seconds: number): ApiError =>
  new ApiError(429, 'RateLimitError', 'Too many requests, please try again later.', {}, retryAfter(seconds));

/** 500: the cause is in the log, not in the response. */
export const internalServerError = (): ApiError => new ApiError(500, 'InternalServerError', 'Internal Server Error');

/** 503: more work waits than can be done in `seconds`, or what does it is away. */
export const serviceUnavailableError = (seconds: number, message = 'Service Unavailable'): ApiError =>
  new ApiError(503, 'ServiceUnavailableError', message, {}, retryAfter(seconds));

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** The response that carries an error to the client. */
export function errorResponse({ status, wireName: name, message, details, headers }: ApiError): Response {
  const error = { status, name, message, ...(details === undefined ? {} : { details }) };
  return jsonResponse<ErrorResponse>(status, { data: null, error }, headers);
}

/**
 * A response with a JSON body that no cache may keep. Say which body the contract wants: `jsonResponse<OkResponse>(…)`;
 * without it nothing fits.
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

/** A response of plain text. */
export function textResponse(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

/** Leads a browser that has sent a form to the page that says what came of it. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
