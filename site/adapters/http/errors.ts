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
