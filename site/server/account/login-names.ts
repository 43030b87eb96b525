import { withAsciiDomain } from '../../contract/email.ts';
import { USERNAME_LINK_PATTERN, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '../../contract/username.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { atLeast, normalizeNfc } from './fields.ts';
import type { Rule } from './fields.ts';

/** Returns an email address as it is stored and compared: in lower case, its domain as A-labels. */
export function foldEmail(email: string): string {
  return withAsciiDomain(normalizeNfc(email)).toLowerCase();
}

/** Returns the names in the format of an email address by which a user logs in. */
function namesOf(username: string, email: string): string[] {
  return username.includes('@') ? [email, foldEmail(username)] : [email];
}

/**
 * Reserves the names of a user and releases earlier ones, except email addresses to which a change can still be undone.
 * Throws the database's unique violation if another user has one of them; then roll the transaction back.
 */
export async function claimNames(
  transaction: DatabaseTransaction,
  userId: number,
  username: string,
  email: string,
): Promise<void> {
  const kept = await transaction
    .selectFrom('email_changes')
    .select('old_email')
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .execute();
  const names = new Set([...namesOf(username, email), ...kept.map(({ old_email }) => old_email)]);
  await transaction.deleteFrom('login_names').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('login_names')
    .values([...names].map((name) => ({ name, user_id: userId })))
    .execute();
}

/** Returns true if another account has an email address, as its email address or username. */
export async function isEmailTaken(database: Database, email: string, exceptUser?: number): Promise<boolean> {
  const owner = await database
    .selectFrom('login_names')
    .select('user_id')
    .where('name', '=', foldEmail(email))
    .executeTakeFirst();
  return owner !== undefined && owner.user_id !== exceptUser;
}

/** Returns true if another account has a username, as its username or email address. */
export async function isUsernameTaken(database: Database, username: string, exceptUser?: number): Promise<boolean> {
  const owner = await database.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (owner !== undefined && owner.id !== exceptUser) return true;
  return username.includes('@') && isEmailTaken(database, username, exceptUser);
}

/** Returns a username as it is stored and compared. */
export const usernameOf = (value: string): string => normalizeNfc(value);

const atMost: Rule = (value, name) =>
  Array.from(usernameOf(value)).length <= USERNAME_MAX
    ? undefined
    : `${name} must be at most ${USERNAME_MAX} characters`;

const allowed: Rule = (value, name) =>
  USERNAME_PATTERN.test(usernameOf(value))
    ? undefined
    : `${name} must contain only letters, digits, dots, hyphens and underscores`;

const noLink: Rule = (value, name) =>
  USERNAME_LINK_PATTERN.test(usernameOf(value)) ? `${name} must not look like a web address` : undefined;

/** Rules for new usernames. Existing ones stay valid until they are changed. */
export const usernameRules: readonly Rule[] = [
  (value, name) => atLeast(USERNAME_MIN)(usernameOf(value), name),
  atMost,
  allowed,
  noLink,
];
