import { normalizeNfc } from '../../contract/limits.ts';
import type { Context } from 'hono';
import type { User } from '../../contract/account.ts';
import { EMAIL_OR_USERNAME_TAKEN, EMAIL_TAKEN, USERNAME_TAKEN } from '../../contract/messages.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database, DatabaseTransaction, UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { applicationError, forbiddenError, jsonResponse, notFoundError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { fieldsParameter, invalidKeyError, listParameter, pickFields } from '../http/query.ts';
import type { MailCounting } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { requireUser, userJson, verifyOwnPassword, wrongCurrentPassword } from './authentication.ts';
import { lockUser, queueConfirmation, startEmailChange, pendingChange } from './email-change.ts';
import {
  emailRule,
  notTooLong,
  nullable,
  optional,
  rejectFieldErrors,
  required,
  text,
  foldEmail,
  usernameRule,
} from './fields.ts';
import { claimNames, isEmailTaken, isUsernameTaken } from './login-names.ts';
import type { AccountService } from './service.ts';

/**
 * `GET /api/users/me`: returns the user. `fields` selects fields, and `populate` may name the role, which is always
 * included.
 */
export async function me(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireUser(context, service);
  const { searchParams } = new URL(context.req.url);
  const populate = listParameter(searchParams, 'populate');
  for (const relation of populate)
    if (!['role', '*', 'true', 'false'].includes(relation)) throw invalidKeyError(relation, 'populate');
  const { role, ...columns } = userJson(user);
  const fields = fieldsParameter(searchParams, Object.keys(columns));
  const shown = pickFields(columns, fields);
  return jsonResponse<Partial<User>>(
    200,
    fields === undefined || populate.includes('role') || populate.includes('*') ? { ...shown, role } : shown,
  );
}

/**
 * `PUT /api/users/:id`: changes the user's own profile and returns it. Only username, email address, full name, company
 * and country are used. Other fields are ignored, as in the contract, so users can't set their role, password or
 * customer ID.
 *
 * A new email address needs `currentPassword`, because a stolen token must not be enough to take over the account. It
 * is stored in `pending_email` until its link is used, and the old email address is notified. All other fields are
 * stored immediately. Another user's ID gets a 403, whether it exists or not.
 */
export async function updateProfile(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireUser(context, service);
  const id = context.req.param('id') ?? '';
  if (!/^\d+$/.test(id)) throw notFoundError('User not found');
  if (Number(id) !== user.id) throw forbiddenError();
  // A username from before the rules stays valid until it is changed.
  const isNewName = fields['username'] !== user.username;
  rejectFieldErrors(
    optional(fields, 'username', ...(isNewName ? [usernameRule] : [])),
    optional(fields, 'email', emailRule, notTooLong),
    nullable(fields, 'full_name', notTooLong),
    nullable(fields, 'company', notTooLong),
    nullable(fields, 'country', notTooLong),
  );
  if (isNewEmail(fields, user)) rejectFieldErrors(required(fields, 'currentPassword'));
  const changes = changesIn(fields, user);
  if (Object.keys(changes).length === 0) return jsonResponse<User>(200, userJson(user));
  if (changes.email !== undefined) {
    await verifyOwnPassword(context, service, user, text(fields, 'currentPassword'));
    // The response reveals if the email address is taken, as the registration does.
    await service.rateLimit.consume('registration', `email of ${user.id}`, service.addressOf(context));
  }
  const stored = await store(service, user, changes);
  service.mailsQueued();
  return jsonResponse<User>(200, userJson(stored));
}

const isNewEmail = ({ email }: Readonly<Record<string, unknown>>, user: UserRow): boolean =>
  typeof email === 'string' && foldEmail(email) !== user.email;

type Changes = Partial<Pick<UserRow, 'username' | 'email' | 'full_name' | 'company' | 'country'>>;

/** Returns the changes, with an email address only if it differs. */
function changesIn(fields: Readonly<Record<string, unknown>>, user: UserRow): Changes {
  const changes: Changes = {};
  const { username, email } = fields;
  if (typeof username === 'string') changes.username = username === user.username ? username : normalizeNfc(username);
  if (typeof email === 'string' && isNewEmail(fields, user)) changes.email = foldEmail(email);
  for (const name of ['full_name', 'company', 'country'] as const) {
    const value = fields[name];
    if (typeof value === 'string' || value === null) changes[name] = value;
  }
  return changes;
}

async function store(service: AccountService, user: UserRow, { email, ...changes }: Changes): Promise<UserRow> {
  const { database, now } = service;
  try {
    return await inTransaction(database, async (transaction) => {
      const current = await lockUser(transaction, user.id);
      if (current === undefined) throw forbiddenError();
      // The verified password must be unchanged: it may have been changed because of a thief.
      if (email !== undefined && current.password_hash !== user.password_hash) throw wrongCurrentPassword();
      await rejectTaken(transaction, user.id, { ...changes, ...(email === undefined ? {} : { email }) });
      const stored = await transaction
        .updateTable('users')
        .set({ ...changes, updated_at: timestamp(now()) })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (changes.username !== undefined) await claimNames(transaction, user.id, stored.username, stored.email);
      return email === undefined || email === stored.email
        ? stored
        : await requestEmailChange(transaction, stored, email, service);
    });
  } catch (error) {
    // Another process stored the name after it was checked.
    throw isUniqueViolation(error) ? applicationError(EMAIL_OR_USERNAME_TAKEN) : error;
  }
}

/** Starts a change of the email address. For the pending one, it only sends the email again. */
async function requestEmailChange(
  transaction: DatabaseTransaction,
  user: UserRow,
  email: string,
  counting: MailCounting,
): Promise<UserRow> {
  const waiting = await pendingChange(transaction, user, counting.now());
  if (waiting?.new_email !== email) return startEmailChange(transaction, user, email, counting);
  await queueConfirmation(transaction, user.id, waiting, counting);
  return user;
}

async function rejectTaken(database: Database, userId: number, { username, email }: Changes): Promise<void> {
  if (email !== undefined && (await isEmailTaken(database, email, userId))) throw applicationError(EMAIL_TAKEN);
  if (username !== undefined && (await isUsernameTaken(database, username, userId)))
    throw applicationError(USERNAME_TAKEN);
}
