import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { isUniqueViolation } from '../database/open.ts';
import type { Database, DatabaseTransaction, UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { forbidden, notFound, refused } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { fieldsParameter, invalidKey, listParameter, pickFields } from '../http/query.ts';
import { jsonReply } from '../http/reply.ts';
import { queueMail } from '../mail/queue.ts';
import { requireCaller } from './caller.ts';
import { changeAddress } from './confirmation.ts';
import { anEmail, atLeast, notTooLong, nullable, optional, refuseFaults } from './fields.ts';
import { claimNames, foldEmail, isEmailTaken, isUsernameTaken } from './login-names.ts';
import type { AccountService } from './service.ts';
import { userJson } from './user-json.ts';

/**
 * `GET /api/users/me`: the caller's own record. `fields` narrows it, `populate` may name the role, which is always
 * there.
 */
export async function me(context: Context, service: AccountService): Promise<Response> {
  const { user } = await requireCaller(context, service);
  const { searchParams } = new URL(context.req.url);
  const populate = listParameter(searchParams, 'populate');
  for (const relation of populate)
    if (!['role', '*', 'true', 'false'].includes(relation)) throw invalidKey(relation, 'populate');
  const { role, ...columns } = userJson(user);
  const fields = fieldsParameter(searchParams, Object.keys(columns));
  const shown = pickFields(columns, fields);
  return jsonReply(
    200,
    fields === undefined || populate.includes('role') || populate.includes('*') ? { ...shown, role } : shown,
  );
}

/**
 * `PUT /api/users/:id`: changes the caller's own profile and answers with the whole record.
 * Only username, e-mail, full name, company and country are looked at; whatever else is sent is passed over in silence,
 * as in the contract, so nobody can give themselves a role, a password or another's customer id this way.
 * Where addresses must be confirmed, a new one waits as `pending_email` until it is; the one before is told either way.
 * Another's id is 403, known or not: the answer does not tell which ids exist.
 */
export async function updateProfile(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  const { user } = await requireCaller(context, service);
  const id = context.req.param('id') ?? '';
  if (!/^\d+$/.test(id)) throw notFound('User not found');
  if (Number(id) !== user.id) throw forbidden();
  refuseFaults(
    optional(fields, 'username', atLeast(3), notTooLong),
    optional(fields, 'email', anEmail, notTooLong),
    nullable(fields, 'full_name', notTooLong),
    nullable(fields, 'company', notTooLong),
    nullable(fields, 'country', notTooLong),
  );
  const changes = changesIn(fields);
  if (Object.keys(changes).length === 0) return jsonReply(200, userJson(user));
  if (service.emailConfirmation && changes.email !== undefined && changes.email !== user.email)
    await service.attempts.begin('mail', changes.email, service.addressOf(context));
  const stored = await store(service, user, changes);
  service.mailsQueued();
  return jsonReply(200, userJson(stored));
}

type Changes = Partial<Pick<UserRow, 'username' | 'email' | 'full_name' | 'company' | 'country'>>;

function changesIn(fields: Readonly<Record<string, unknown>>): Changes {
  const changes: Changes = {};
  if (typeof fields['username'] === 'string') changes.username = fields['username'];
  if (typeof fields['email'] === 'string') changes.email = foldEmail(fields['email']);
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
      await refuseTaken(transaction, user.id, { ...changes, ...(email === undefined ? {} : { email }) });
      const stored = await transaction
        .updateTable('users')
        .set({ ...changes, updated_at: timestamp(now()) })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (changes.username !== undefined) await claimNames(transaction, user.id, stored.username, stored.email);
      return email === undefined ? stored : await storeAddress(transaction, stored, email, service);
    });
  } catch (error) {
    // Another process took the name between the question and the write.
    throw isUniqueViolation(error) ? refused('Email or Username are already taken') : error;
  }
}

/** Stores another address: at once, or to wait until it is confirmed. The same as before takes back one that waits. */
async function storeAddress(
  transaction: DatabaseTransaction,
  user: UserRow,
  email: string,
  { emailConfirmation, now }: AccountService,
): Promise<UserRow> {
  if (email !== user.email && !emailConfirmation) {
    await changeAddress(transaction, user, email, now());
    return { ...user, email, pending_email: null };
  }
  const pending = email === user.email ? null : email;
  await transaction.updateTable('users').set({ pending_email: pending }).where('id', '=', user.id).execute();
  if (pending !== null)
    await queueMail(transaction, { event: 'confirm-email', userId: user.id, recipient: pending }, now());
  return { ...user, pending_email: pending };
}

async function refuseTaken(database: Database, userId: number, { username, email }: Changes): Promise<void> {
  if (email !== undefined && (await isEmailTaken(database, email, userId))) throw refused('Email already taken');
  if (username !== undefined && (await isUsernameTaken(database, username, userId)))
    throw refused('Username already taken');
}
