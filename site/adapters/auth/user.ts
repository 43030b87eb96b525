import { isObject } from '../http/schema.ts';

/** A user's role, of which only the name is read. */
export interface Role {
  name: string;
  [field: string]: unknown;
}

/**
 * The user as the client keeps it: what a response has, with the fields that are read made to be what they are called.
 * Whatever else the server sends is kept as it is.
 */
export interface User {
  /** Missing where the server did not say: the next check of the session brings it. */
  id?: string | number;
  email?: string | null;
  username?: string | null;
  role?: Role | null;
  paddle_customer_id?: string | null;
  full_name?: string | null;
  company?: string | null;
  country?: string | null;
  [field: string]: unknown;
}

const TEXTS = ['email', 'username', 'paddle_customer_id', 'full_name', 'company', 'country'];

/**
 * Makes a user of any object. Servers differ: a customer id may be a number, a role a text, a name null; none of that is
 * a reason to turn somebody away who has the right password. A number is written as text, a role that is a text is its
 * name, and what is neither is null. An id that is none is left out.
 */
export function toUser(fields: Readonly<Record<string, unknown>>): User {
  const user: Record<string, unknown> = { ...fields };
  for (const name of TEXTS) if (user[name] !== undefined) user[name] = toText(user[name]);
  const { role } = user;
  if (typeof role === 'string' && role !== '') user['role'] = { name: role };
  else if (role !== undefined && !(isObject(role) && typeof role['name'] === 'string')) user['role'] = null;
  if (!isId(user['id'])) delete user['id'];
  return user;
}

/** Whether a value can be the id of a user. */
export function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}
