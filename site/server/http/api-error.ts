import { jsonReply } from './reply.ts';

/** What is wrong with one field of a request, as the wire says it. `value` is left out where it is a secret. */
export interface Fault {
  readonly path: readonly string[];
  readonly message: string;
  readonly value?: unknown;
}

/** An answer that refuses a call. Throw it anywhere below the API; the client gets its status and message. */
export class ApiError extends Error {
  readonly status: number;
  /** The error's name on the wire. */
  readonly wireName: string;
  readonly details: unknown;
  /** Further reply headers, such as `Retry-After`. */
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

/** 403: nobody is signed in where somebody must be, or somebody is where nobody may be, or it is not theirs. */
export const forbidden = (): ApiError => new ApiError(403, 'ForbiddenError', 'Forbidden', {});

/** 401: the token is not good, or no longer. */
export const unauthorized = (message = 'Missing or invalid credentials'): ApiError =>
  new ApiError(401, 'UnauthorizedError', message, {});

/** 404 of the API. */
export const notFound = (message = 'Not Found'): ApiError => new ApiError(404, 'NotFoundError', message, {});

/** 400 for a reason that lies in the state of the account, not in the form of the request. */
export const refused = (message: string): ApiError => new ApiError(400, 'ApplicationError', message, {});

/** 400 for a request as a whole; `details` says where the fault lies, if it does. */
export const invalid = (message: string, details: unknown = {}): ApiError =>
  new ApiError(400, 'ValidationError', message, details);

/** 400 for one or more fields; the message is the fault's own if there is one only. */
export function invalidFields(faults: readonly Fault[]): ApiError {
  const message = faults.length === 1 ? faults[0]?.message : undefined;
  return invalid(message ?? `${faults.length} errors occurred`, {
    errors: faults.map(({ path, message: text, ...rest }) => ({
      path,
      message: text,
      name: 'ValidationError',
      ...rest,
    })),
  });
}

/** 400 for a body that is not what its content type says. */
export const unreadableBody = (message: string): ApiError => new ApiError(400, 'SyntaxError', message);

/** 413 for a body over the limit. */
export const bodyTooLarge = (): ApiError => new ApiError(413, 'PayloadTooLargeError', 'request entity too large');

/** 500: the cause is in the log, not in the answer. */
export const internalError = (): ApiError => new ApiError(500, 'InternalServerError', 'Internal Server Error');

/** The reply that carries an error to the client. */
export function errorReply(error: ApiError): Response {
  const { status, wireName: name, message, details } = error;
  return jsonReply(
    status,
    { data: null, error: { status, name, message, ...(details === undefined ? {} : { details }) } },
    error.headers,
  );
}
