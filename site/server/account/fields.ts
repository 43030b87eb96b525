import { isEmail, withAsciiDomain } from '../../contract/email.ts';
import {
  normalizeNfc,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_BYTES,
  passwordProblem,
  TEXT_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
  usernameProblem,
} from '../../contract/limits.ts';
import { fieldValidationError, validationError, echo, echoValue } from '../http/api-error.ts';
import type { FieldError } from '../http/api-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the error of a field's value, or `undefined` if it's valid. */
export type Rule = (value: string, name: string) => string | undefined;

/** Fields whose value is never part of a response. */
const SECRET = new Set(['password', 'passwordConfirmation', 'currentPassword', 'refreshToken']);

export const emailRule: Rule = (value) => (isEmail(value) ? undefined : 'email must be a valid email');

export const notTooLong: Rule = (value, name) =>
  value.length <= TEXT_MAX ? undefined : `${name} must be at most ${TEXT_MAX} characters`;

/** True if both databases can store a text. PostgreSQL rejects NUL, and half a surrogate pair isn't a character. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

export const passwordMaxBytes: Rule = (value) =>
  passwordProblem(value) === 'long' ? `Password must be less than ${PASSWORD_MAX_BYTES + 1} bytes` : undefined;

export const passwordMinBytes: Rule = (value, name) =>
  passwordProblem(value) === 'short' ? `${name} must be at least ${PASSWORD_MIN_BYTES} characters` : undefined;

/** Rule for new usernames. Existing ones stay valid until they are changed. */
export const usernameRule: Rule = (value, name) => {
  const problem = usernameProblem(value);
  return problem && `${name} ${USERNAME_MESSAGES[problem]}`;
};

const USERNAME_MESSAGES = {
  short: `must be at least ${USERNAME_MIN} characters`,
  long: `must be at most ${USERNAME_MAX} characters`,
  characters: 'must contain only letters, digits, dots, hyphens and underscores',
  link: 'must not look like a web address',
};

/** Returns an email address as it is stored and compared: in lower case, its domain as A-labels. */
export function foldEmail(email: string): string {
  return withAsciiDomain(normalizeNfc(email)).toLowerCase();
}

/** Returns the error of a required text: missing, empty, or against a rule. */
export function required(fields: Fields, name: string, ...rules: readonly Rule[]): FieldError | undefined {
  const value = fields[name];
  if (value === undefined || value === '') return fieldError(name, `${name} is a required field`, value);
  return whenText(name, value, rules);
}

/** Returns the error of a text that may be missing but not empty. */
export function optional(fields: Fields, name: string, ...rules: readonly Rule[]): FieldError | undefined {
  return fields[name] === undefined ? undefined : whenText(name, fields[name], rules);
}

/** Returns the error of a boolean that may be missing. */
export function optionalTruth(fields: Fields, name: string): FieldError | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'boolean') return undefined;
  return fieldError(name, `${name} must be a \`boolean\` type, but the final value was: \`${print(value)}\`.`, value);
}

/** Returns the error of a text that may be missing or null. */
export function nullable(fields: Fields, name: string, ...rules: readonly Rule[]): FieldError | undefined {
  return fields[name] === null ? undefined : optional(fields, name, ...rules);
}

/** Throws the contract's 400 if there is an error. */
export function rejectFieldErrors(...errors: readonly (FieldError | undefined)[]): void {
  const found = errors.filter((each) => each !== undefined);
  if (found.length > 0) throw fieldValidationError(found);
}

/** Throws the error that `toError` creates from the names of fields that aren't `known`. */
export function rejectUnknownFields(fields: Fields, known: readonly string[], toError: (names: string) => Error): void {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw toError(unknown.join(', '));
}

/** Error for unknown fields, in the format of the registration. */
export const unknownParametersError = (names: string): Error => validationError(`Invalid parameters: ${echo(names)}`);

/** Error for unknown fields, in the format of the password calls. */
export const unspecifiedKeysError = (names: string): Error =>
  fieldValidationError([{ path: [], message: `this field has unspecified keys: ${echo(names)}` }]);

/** Returns a field that one of the functions above has checked. */
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
 * Returns a value as messages of the contract show it: JSON with two spaces, in which simple values are strings. A
 * value that is too long is shown without spaces, because indentation could make it thirty times as long.
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
