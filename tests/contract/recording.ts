import { readFileSync } from 'node:fs';

/** One recorded request and its response: what a client sent to a stock Strapi 5 and what it got. */
export interface Recorded {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
}

/** The recorded requests, in the order they were made. The name begins with its group. */
export const recorded = JSON.parse(
  readFileSync(new URL('recorded.json', import.meta.url), 'utf8'),
) as readonly Recorded[];

/** The recorded requests of one group, without the group in their names. */
export function groupOf(group: string): Recorded[] {
  const prefix = `[${group}] `;
  return recorded
    .filter(({ name }) => name.startsWith(prefix))
    .map((each) => ({ ...each, name: each.name.slice(prefix.length) }));
}

/** Fields of a request whose value this server never repeats in a response. */
const SECRETS = new Set(['password', 'passwordConfirmation', 'currentPassword']);

/**
 * A recorded body as this server is to give it. Five differences run through all of it:
 * - a password has at least 8 bytes, not 6 characters;
 * - a password is never repeated, neither as the `value` of an error nor in its message;
 * - the profile fields are `full_name`, `company` and `country`, where the recorded server had `first_name`;
 * - the customer id is set by the payment provider alone, and it is none here;
 * - a user has their role with them, because the client reads its name (asked for by `fields`, only what was asked
 * for).
 */
export function adapt(value: unknown): unknown {
  if (typeof value === 'string') return adaptText(value);
  if (Array.isArray(value)) return value.map(adapt);
  if (typeof value !== 'object' || value === null) return value;
  if (isFieldError(value)) {
    const secret = value.path.length === 0 || SECRETS.has(String(value.path[0]));
    return mapMembers(Object.fromEntries(Object.entries(value).filter(([key]) => !(secret && key === 'value'))));
  }
  const adapted = mapMembers(value);
  if (!('first_name' in adapted)) return adapted;
  const { first_name: name, ...user } = adapted;
  return {
    ...user,
    paddle_customer_id: null,
    full_name: name,
    company: null,
    country: null,
    role: { id: 1, name: 'Authenticated', type: 'authenticated', description: '' },
  };
}

function adaptText(text: string): string {
  return text
    .replace('at least 6 characters', 'at least 8 characters')
    .replace(/^(password must be a `string` type), but the final value was: `.*`\.$/s, '$1.')
    .replace('first_name must', 'full_name must')
    .replace(/^first_name$/, 'full_name');
}

function mapMembers(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, adapt(member)]));
}

function isFieldError(value: object): value is { path: readonly unknown[] } {
  return 'path' in value && Array.isArray(value.path) && 'message' in value;
}

/**
 * The form of a value: its members and their types, without what differs by chance. Texts a client reads (of an error,
 * of the site-wide content, the names of a user) are kept word for word; ids, tokens and times are not.
 */
export function form(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((member) => form(member));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, form(member, name)]));
  if (typeof value === 'string')
    return /^(?:jwt|refreshToken|documentId|createdAt|updatedAt|publishedAt|loginAt|lastActiveAt|description)$/.test(
      key,
    )
      ? 'text'
      : value;
  return key === 'id' ? typeof value : value;
}
