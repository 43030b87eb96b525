import { isObject } from '../http.ts';

/** User as stored by the client: the fields of the response, of which the ones below have the expected types. */
export interface User {
  /** Missing if the response had no valid ID. The next check of the session adds it. */
  id?: string | number;
  email?: string | null;
  username?: string | null;
  role?: { name: string; [field: string]: unknown } | null;
  paddle_customer_id?: string | null;
  full_name?: string | null;
  company?: string | null;
  country?: string | null;
  [field: string]: unknown;
}

const TEXT_FIELDS = ['email', 'username', 'paddle_customer_id', 'full_name', 'company', 'country'];

/**
 * Creates a user from the fields of a response. Servers differ: a customer ID may be a number, a role may be text, a name
 * may be null. None of that is a reason to reject a correct password. Numbers become text, a role that is text becomes its
 * name, other values become null, and an invalid ID is omitted.
 */
export function toUser(fields: Readonly<Record<string, unknown>>): User {
  const user: Record<string, unknown> = { ...fields };
  for (const name of TEXT_FIELDS) if (user[name] !== undefined) user[name] = toText(user[name]);
  const { role } = user;
  if (typeof role === 'string' && role !== '') user['role'] = { name: role };
  else if (role !== undefined && !(isObject(role) && typeof role['name'] === 'string')) user['role'] = null;
  if (!isId(user['id'])) delete user['id'];
  return user;
}

/** Parses a stored user. Returns null for text that the site can't have written, such as a user with an invalid ID. */
export function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const user = toUser(value);
    return user.id === value['id'] ? user : null;
  } catch {
    return null;
  }
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

/* Responses are parsed by hand, because Zod is larger than the whole adapter. Only required fields are checked. */

/** Tokens in a response. */
export interface Tokens {
  jwt?: string | undefined;
  refreshToken?: string | undefined;
}

/** Returns true if a value can be sent in an `Authorization` header. `fetch` rejects headers with other characters. */
export function isBearerToken(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]+$/.test(value);
}

/** Returns the valid tokens of a response. */
export function readTokens(response: unknown): Tokens {
  if (!isObject(response)) return {};
  const { jwt, refreshToken } = response;
  return {
    jwt: isBearerToken(jwt) ? jwt : undefined,
    refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : undefined,
  };
}

/** Returns the `user` of a response, if it has one. */
export function readUser(response: unknown): Record<string, unknown> | undefined {
  const user = isObject(response) ? response['user'] : undefined;
  return isObject(user) ? user : undefined;
}

/** Checks the response to the own-profile call: a user with an ID. */
export function isProfile(response: unknown): response is Record<string, unknown> {
  return isObject(response) && isId(response['id']);
}

/** Checks the response to a profile update: some fields of the user, among them no invalid ID or email address. */
export function isProfileUpdate(response: unknown): response is Record<string, unknown> {
  if (!isObject(response)) return false;
  const { id, email } = response;
  return (id === undefined || isId(id)) && (email === undefined || email === null || typeof email === 'string');
}

/** Returns true for the response to a registration whose email address must be confirmed: no token, unconfirmed user. */
export function needsConfirmation(response: unknown): boolean {
  const hasNoToken = isObject(response) && (response['jwt'] ?? null) === null;
  return hasNoToken && readUser(response)?.['confirmed'] === false;
}
