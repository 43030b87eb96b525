import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { foldEmail } from './fields.ts';

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
