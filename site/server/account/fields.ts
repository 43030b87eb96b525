import { isEmail } from '../../contract/email.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_BYTES, TEXT_MAX } from '../../contract/limits.ts';
import { fieldValidationError, validationError } from '../http/api-error.ts';
import type { FieldError } from '../http/api-error.ts';
import { echo, echoValue } from '../http/query.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with the value of a field, if anything. */
export type Rule = (value: string, name: string) => string | undefined;

/** Fields whose value never goes into a response. */
const SECRET = new Set(['password', 'passwordConfirmation', 'currentPassword', 'refreshToken']);

/** Rule for an email address. */
export const anEmail: Rule = (value) => (isEmail(value) ? undefined : 'email must be a valid email');

/** At least `count` characters. */
export const atLeast =
  (count: number): Rule =>
  (value, name) =>
    value.length >= count ? undefined : `${name} must be at least ${count} characters`;

/** A text a column may hold. */
export const notTooLong: Rule = (value, name) =>
  value.length <= TEXT_MAX ? undefined : `${name} must be at most ${TEXT_MAX} characters`;

/** Whether every database can keep a text: PostgreSQL has no NUL, and half a surrogate pair is no character. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Length of a password as it is hashed: bytes of UTF-8 in NFC. */
const passwordBytes = (password: string): number => Buffer.byteLength(normalizeNfc(password));

/** Rule for the most bytes of a password. */
export const passwordMaxBytes: Rule = (value) =>
  passwordBytes(value) <= PASSWORD_MAX_BYTES ? undefined : `Password must be less than ${PASSWORD_MAX_BYTES + 1} bytes`;

/** Rule for the fewest bytes of a password. One with too few bytes has too few characters as well. */
export const passwordMinBytes: Rule = (value, name) =>
  passwordBytes(value) >= PASSWORD_MIN_BYTES ? undefined : `${name} must be at least ${PASSWORD_MIN_BYTES} characters`;

/** The error of a field that must be there: a text, not empty, that keeps every rule. */
export function required(fields: Fields, name: string, ...rules: readonly Rule[]): FieldError | undefined {
  const value = fields[name];
  if (value === undefined || value === '') return fieldError(name, `${name} is a required field`, value);
  return whenText(name, value, rules);
}

/** The error of a field that may be left out but not emptied. */
export function optional(fields: Fields, name: string, ...rules: readonly Rule[]): FieldError | undefined {
  return fields[name] === undefined ? undefined : whenText(name, fields[name], rules);
}

/** The error of a field that is true or false, or left out. */
export function optionalTruth(fields: Fields, name: string): FieldError | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'boolean') return undefined;
  return fieldError(name, `${name} must be a \`boolean\` type, but the final value was: \`${print(value)}\`.`, value);
}

/** The error of a field that may be left out or null. */
export function nullable(fields: Fields, name: string, ...rules: readonly Rule[]): FieldError | undefined {
  return fields[name] === null ? undefined : optional(fields, name, ...rules);
}

/** Throws the contract's 400 when there is any error among those given. */
export function rejectFieldErrors(...errors: readonly (FieldError | undefined)[]): void {
  const found = errors.filter((each) => each !== undefined);
  if (found.length > 0) throw fieldValidationError(found);
}

/** Throws the contract's 400 when a field is not among `known`; `toError` makes the error from the unknown names. */
export function rejectUnknownFields(fields: Fields, known: readonly string[], toError: (names: string) => Error): void {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw toError(unknown.join(', '));
}

/** The error for fields a call does not know, in the form of registration. */
export const unknownParametersError = (names: string): Error => validationError(`Invalid parameters: ${echo(names)}`);

/** The error for fields a call does not know, in the form of the password calls. */
export const unspecifiedKeysError = (names: string): Error =>
  fieldValidationError([{ path: [], message: `this field has unspecified keys: ${echo(names)}` }]);

/** A field that was found to be a text by one of the checks above. */
export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new TypeError(`The field ${name} was read before it was checked`);
  return value;
}

function whenText(name: string, value: unknown, rules: readonly Rule[]): FieldError | undefined {
  if (typeof value !== 'string') {
    const shown = SECRET.has(name) ? '.' : `, but the final value was: \`${print(value)}\`.`;
    return fieldError(name, `${name} must be a \`string\` type${shown}`, value);
  }
  if (!isStorable(value)) return { path: [name], message: `${name} must not contain control characters` };
  const message = rules.map((rule) => rule(value, name)).find((each) => each !== undefined);
  return message === undefined ? undefined : fieldError(name, message, value);
}

function fieldError(name: string, message: string, value: unknown): FieldError {
  return { path: [name], message, ...(value === undefined || SECRET.has(name) ? {} : { value: echoValue(value) }) };
}

/**
 * A value as the contract prints it in a message: JSON by two spaces, with everything simple inside it as a text. One
 * that is too long to be repeated is printed without spaces: by two of them a level it could grow thirtyfold.
 */
function print(value: unknown): string {
  if (typeof value !== 'object' || value === null) return echo(String(value));
  const short = echoValue(value);
  if (typeof short === 'string') return short;
  const printed = JSON.stringify(
    value,
    (_key, inner: unknown) =>
      typeof inner === 'number' || typeof inner === 'boolean' || inner === null ? String(inner) : inner,
    2,
  );
  return echo(printed);
}

/** Code units of the longest text that is normalized. Names, email addresses and passwords are far shorter. */
const LONGEST = 1_000;

/**
 * Returns a text of a request in NFC, in which it is stored and compared, so that two ways to type the same characters are
 * one text. A longer text than any name is returned unchanged: the time to sort a run of combining marks grows with the
 * square of its length, to half a second for the largest body.
 */
export function normalizeNfc(text: string): string {
  return text.length > LONGEST ? text : text.normalize('NFC');
}
