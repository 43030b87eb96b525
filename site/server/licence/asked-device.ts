import { validationError } from '../http/api-error.ts';
import { isStorable } from '../account/fields.ts';
import { normalizeNfc } from '../account/normalize-nfc.ts';

/** Most characters of what a Mac is called. A Mac's own name has 63. */
const NAME_MAX = 100;

/** What the app calls a Mac: a hash or a random text of its own, no name. */
const DEVICE_PATTERN = /^[\x21-\x7e]{8,128}$/;

/** Control characters, ends of lines, and what turns the direction of the text around a name. */
const NOT_IN_NAMES = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Which Mac a request is about, and what it is called. Throws 400. */
export function askedDevice(parameters: URLSearchParams): {
  readonly device: string;
  readonly name: string | undefined;
} {
  const device = parameters.get('device') ?? '';
  if (!DEVICE_PATTERN.test(device))
    throw validationError('device must be 8 to 128 ASCII letters, digits or punctuation characters, without spaces');
  const name = normalizeNfc(parameters.get('name') ?? '').trim();
  if (name.length > NAME_MAX) throw validationError(`name must be at most ${NAME_MAX} characters`);
  if (!isStorable(name) || NOT_IN_NAMES.test(name)) throw validationError('name must not contain control characters');
  return { device, name: name === '' ? undefined : name };
}
