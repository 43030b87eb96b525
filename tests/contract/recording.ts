import { readFileSync } from 'node:fs';

/** A request to Strapi 5 and its response. */
export interface Recorded {
  /** Begins with the name of its group in brackets. */
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

/** All recorded requests in their order. */
export const recorded = JSON.parse(
  readFileSync(new URL('recorded.json', import.meta.url), 'utf8'),
) as readonly Recorded[];

/** Parameters whose value this server never repeats in a response. */
const SECRETS = new Set(['password', 'passwordConfirmation', 'currentPassword']);

/**
 * Changes a recorded body to the one expected of this server, for five differences in all responses:
 * - a password has at least 8 bytes, not 6 characters;
 * - a password is never repeated, neither as the `value` of an error nor in its message;
 * - the profile fields are `full_name`, `company` and `country`, where the recorded server had `first_name`;
 * - only the payment provider sets the customer id, and there is none here;
 * - a user includes the role, because the client reads its name.
 */
export function adapt(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace('at least 6 characters', 'at least 8 characters')
      .replace(/^(password must be a `string` type), but the final value was: `.*`\.$/s, '$1.')
      .replace('first_name must', 'full_name must')
      .replace(/^first_name$/, 'full_name');
  if (Array.isArray(value)) return value.map(adapt);
  if (typeof value !== 'object' || value === null) return value;
  const { value: repeated, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, adapt(member)]),
  );
  const path: unknown = 'path' in value && 'message' in value ? value.path : undefined;
  const isSecret = Array.isArray(path) && (path.length === 0 || SECRETS.has(String(path[0])));
  const adapted = isSecret || !('value' in value) ? rest : { ...rest, value: repeated };
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

const GENERATED = /^(?:jwt|refreshToken|documentId|createdAt|updatedAt|publishedAt|loginAt|lastActiveAt|description)$/;

/** Replaces ids, tokens and times by their types. Other texts are compared literally. */
export function form(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((member) => form(member));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, form(member, name)]));
  if (typeof value === 'string') return GENERATED.test(key) ? 'text' : value;
  return key === 'id' ? typeof value : value;
}
