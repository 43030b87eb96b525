import type { Context } from 'hono';
import type { DatabaseTransaction, UserRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { invalid, refused } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { timeInWords } from '../mail/compose.ts';
import { queueMail } from '../mail/queue.ts';
import { requireSignedOut } from './caller.ts';
import { clientOf, noteDevice } from './client.ts';
import type { Client } from './client.ts';
import { refuseFaults, required, text } from './fields.ts';
import { foldEmail } from './login-names.ts';
import { nobodysHash, verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { startSession } from './session.ts';
import { signedInReply } from './signed-in.ts';

const wrong = () => invalid('Invalid identifier or password');

/**
 * `POST /api/auth/local`: signs in by e-mail address (any case) or username (as registered).
 * An unknown user and a wrong password are answered alike, in words and, by a hash computed either way, in time.
 */
export async function login(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  refuseFaults(required(fields, 'identifier'), required(fields, 'password'));
  const identifier = text(fields, 'identifier');
  const attempt = await service.attempts.begin('password', foldEmail(identifier), service.addressOf(context));
  const user = await findUser(service, identifier);
  const matches = await verifyPassword(text(fields, 'password'), user?.password_hash ?? nobodysHash);
  if (user === undefined || !matches) throw wrong();
  const client = clientOf(context, fields['deviceId']);
  const session = await inTransaction(service.database, async (transaction) => {
    await attempt.succeeded(transaction);
    await refuseUnusable(transaction, user, service);
    if (await noteDevice(transaction, user.id, client, service.now()))
      await tellOfDevice(transaction, user, client, service);
    return startSession(transaction, user.id, client, service.now());
  });
  service.mailsQueued();
  return signedInReply(service, user, session);
}

/** The account may have changed while its password was verified; a session must not outlive that. */
async function refuseUnusable(
  transaction: DatabaseTransaction,
  user: UserRow,
  { emailConfirmation }: AccountService,
): Promise<void> {
  const current = await transaction
    .selectFrom('users')
    .select(['password_hash', 'blocked', 'confirmed'])
    .where('id', '=', user.id)
    .$call(locking(transaction, 'users'))
    .executeTakeFirst();
  if (current?.password_hash !== user.password_hash) throw wrong();
  if (emailConfirmation && current.confirmed === 0) throw refused('Your account email is not confirmed');
  if (current.blocked === 1) throw refused('Your account has been blocked by an administrator');
}

function tellOfDevice(
  transaction: DatabaseTransaction,
  { id: userId, email: recipient }: UserRow,
  { label: device }: Client,
  { now }: AccountService,
): Promise<void> {
  const data = { device, when: timeInWords(now()) };
  return queueMail(transaction, { event: 'new-sign-in', userId, recipient, data }, now());
}

function findUser({ database }: AccountService, identifier: string): Promise<UserRow | undefined> {
  return database
    .selectFrom('users')
    .selectAll()
    .where((is) => is.or([is('email', '=', foldEmail(identifier)), is('username', '=', identifier)]))
    .executeTakeFirst();
}
