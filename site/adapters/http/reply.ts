import { HttpError, InvalidReplyError } from './errors.ts';
import type { FieldError } from './errors.ts';
import { isObject } from './schema.ts';

/**
 * Turns a complete reply into its JSON value; an empty body is `undefined`.
 * Throws `HttpError` for a status outside 200–299, and `InvalidReplyError` for a good status with a body that is not
 * JSON.
 * Specification sections 7 ("Answers to errors") and 8.
 */
export function readReply(response: Response, text: string): unknown {
  const json = text.trim() === '' ? undefined : parseJson(text);
  if (!response.ok) throw refusal(response, json);
  if (json === NOT_JSON) throw new InvalidReplyError();
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

function refusal(response: Response, json: unknown): HttpError {
  const error = isObject(json) && isObject(json['error']) ? json['error'] : {};
  const said = error['message'];
  return new HttpError({
    status: response.status,
    message: typeof said === 'string' && said !== '' ? said : `HTTP error! status: ${response.status}`,
    details: fieldErrors(error['details']),
    retryAfter: seconds(response.headers.get('Retry-After')),
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

/** `Retry-After` is a number of seconds or a date. The answer is in whole seconds from now, never negative. */
function seconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
