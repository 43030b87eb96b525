/** One field the server rejected: the field's path, its parts joined by dots, and why. */
export interface FieldError {
  path: string;
  message: string;
}

/** What an `HttpError` is made of. */
export interface HttpErrorParts {
  status: number;
  message: string;
  details: FieldError[];
  isFromProxy?: boolean;
}

/**
 * The server responded with a status outside 200–299. `message` is the server's `error.message`, or else
 * `HTTP error! status: <code>`. `details` never holds the rejected values, because a server may send back what was typed,
 * a password too.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly details: FieldError[];
  /** True for a 401 or 403 that a proxy sent in place of the API. It says nothing about the session. */
  readonly isFromProxy: boolean;

  constructor(parts: HttpErrorParts) {
    super(parts.message);
    this.status = parts.status;
    this.details = parts.details;
    this.isFromProxy = parts.isFromProxy === true;
  }
}

/** No response came: no connection, no such host, a blocked or broken transfer. `cause` is the platform's own error. */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError';

  constructor(cause?: unknown, message = 'We couldn’t reach the server. Check your connection and try again.') {
    super(message, { cause });
  }
}

/** No complete response came in time. A kind of network failure, so that callers may treat both alike. */
export class RequestTimeoutError extends NetworkError {
  override readonly name = 'RequestTimeoutError';

  constructor() {
    super(undefined, 'The server is taking too long to respond. Try again in a moment.');
  }
}

/** The server reports success, but its response is not JSON or not of the expected shape. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  /** False for a body that is empty or not JSON: something else than the API may have sent it, such as a captive portal. */
  readonly isJson: boolean;

  constructor({ isJson = true } = {}) {
    super('Invalid response from server');
    this.isJson = isJson;
  }
}

/** True when the server responded with exactly this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status;
}
