import type { HttpResponse } from '../server/http.ts';
import { adapt } from './recording.ts';
import type { Recorded } from './recording.ts';

/** How one response compares with the recorded one, intended differences or not. */
export interface Comparison {
  readonly status: boolean;
  /** Members and their types, the recorded ones with what runs through all of them (`adapt`). */
  readonly shape: boolean;
  /** `error.message`; `undefined` where the recorded response is no error. */
  readonly message: boolean | undefined;
}

/** Compares a response with the recorded one. */
export function compare({ response, request }: Recorded, actual: HttpResponse): Comparison {
  const expected = adapt(response.body);
  const seen = request.method === 'HEAD' ? null : readBody(actual);
  const message = messageIn(expected);
  return {
    status: actual.status === response.status,
    shape: JSON.stringify(shape(seen)) === JSON.stringify(shape(expected)),
    message: message === undefined ? undefined : messageIn(seen) === message,
  };
}

/** The body as the recording has it: JSON, text, or null for none. */
export function readBody(actual: HttpResponse): unknown {
  if (actual.text === '') return null;
  return actual.headers['content-type']?.startsWith('application/json') === true ? actual.json() : actual.text;
}

function messageIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
}

/** A body without its values. A text that may be null is a text. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' ? 'text' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, shape(member)]),
  );
}
