import { invalid, invalidFields } from '../http/api-error.ts';
import type { Fault } from '../http/api-error.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with the value of a field, if anything. */
type Rule = (value: string, name: string) => string | undefined;

/** Longest text of a profile field, in characters. */
const LONGEST = 255;

/** The form browsers check in `<input type="email">`, as the HTML standard defines it. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Fields whose value never goes into an answer. */
const SECRET = new Set(['password', 'passwordConfirmation', 'currentPassword', 'refreshToken']);

/** A well-formed e-mail address. */
export const anEmail: Rule = (value) => (EMAIL.test(value) ? undefined : 'email must be a valid email');

/** At least `count` characters. */
export const atLeast =
  (count: number): Rule =>
  (value, name) =>
    value.length >= count ? undefined : `${name} must be at least ${count} characters`;

/** A text a column may hold. */
export const notTooLong: Rule = (value, name) =>
  value.length <= LONGEST ? undefined : `${name} must be at most ${LONGEST} characters`;

/** Whether every database can keep a text: PostgreSQL has no NUL, and half a surrogate pair is no character. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** At most 72 bytes of UTF-8. */
export const atMost72Bytes: Rule = (value) =>
  Buffer.byteLength(value) <= 72 ? undefined : 'Password must be less than 73 bytes';

/** At least 8 bytes of UTF-8. Whoever is told of characters has fewer than 8 of these too. */
export const atLeast8Bytes: Rule = (value, name) =>
  Buffer.byteLength(value) >= 8 ? undefined : `${name} must be at least 8 characters`;

/** The fault of a field that must be there: a text, not empty, that keeps every rule. */
export function required(fields: Fields, name: string, ...rules: readonly Rule[]): Fault | undefined {
  const value = fields[name];
  if (value === undefined || value === '') return fault(name, `${name} is a required field`, value);
  return whenText(name, value, rules);
}

/** The fault of a field that may be left out but not emptied. */
export function optional(fields: Fields, name: string, ...rules: readonly Rule[]): Fault | undefined {
  return fields[name] === undefined ? undefined : whenText(name, fields[name], rules);
}

/** The fault of a field that may be left out or null. */
export function nullable(fields: Fields, name: string, ...rules: readonly Rule[]): Fault | undefined {
  return fields[name] === null ? undefined : optional(fields, name, ...rules);
}

/** Throws the contract's 400 when there is any fault among those given. */
export function refuseFaults(...faults: readonly (Fault | undefined)[]): void {
  const found = faults.filter((each) => each !== undefined);
  if (found.length > 0) throw invalidFields(found);
}

/** Throws the contract's 400 when a field is not among `known`; `say` makes its message from the unknown names. */
export function refuseUnknown(fields: Fields, known: readonly string[], say: (names: string) => Error): void {
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw say(unknown.join(', '));
}

/** The answer to fields a call does not know, in the form of registration. */
export const unknownParameters = (names: string): Error => invalid(`Invalid parameters: ${names}`);

/** The answer to fields a call does not know, in the form of the password calls. */
export const unspecifiedKeys = (names: string): Error =>
  invalidFields([{ path: [], message: `this field has unspecified keys: ${names}` }]);

/** A field that was found to be a text by one of the checks above. */
export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new TypeError(`The field ${name} was read before it was checked`);
  return value;
}

function whenText(name: string, value: unknown, rules: readonly Rule[]): Fault | undefined {
  if (typeof value !== 'string') {
    const shown = SECRET.has(name) ? '.' : `, but the final value was: \`${print(value)}\`.`;
    return fault(name, `${name} must be a \`string\` type${shown}`, value);
  }
  if (!isStorable(value)) return { path: [name], message: `${name} must not contain control characters` };
  const message = rules.map((rule) => rule(value, name)).find((each) => each !== undefined);
  return message === undefined ? undefined : fault(name, message, value);
}

function fault(name: string, message: string, value: unknown): Fault {
  return { path: [name], message, ...(value === undefined || SECRET.has(name) ? {} : { value }) };
}

/** A value as the contract prints it in a message: JSON by two spaces, with everything simple inside it as a text. */
function print(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return JSON.stringify(
    value,
    (_key, inner: unknown) =>
      typeof inner === 'number' || typeof inner === 'boolean' || inner === null ? String(inner) : inner,
    2,
  );
}
