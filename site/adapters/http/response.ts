import { HttpError, InvalidResponseError } from './errors.ts';
import type { FieldError } from './errors.ts';
import { isObject } from './schema.ts';

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
