import type { Context } from 'hono';
import type { UserRow } from '../database/tables.ts';
import { invalid, refused } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { requireSignedOut } from './caller.ts';
import { refuseFaults, required, text } from './fields.ts';
import { foldEmail } from './login-names.ts';
import { nobodysHash, verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { startSession } from './session.ts';
import { deviceOf, signedInReply } from './signed-in.ts';

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
  const attempt = service.attempts.begin(`login ${foldEmail(identifier)}`, service.addressOf(context));
  const user = await findUser(service, identifier);
  const matches = await verifyPassword(text(fields, 'password'), user?.password_hash ?? nobodysHash);
  if (user === undefined || !matches) throw wrong();
  attempt.succeeded();
  if (user.blocked === 1) throw refused('Your account has been blocked by an administrator');
  const session = await service.database.transaction().execute(async (transaction) => {
    // The password may have been changed while it was verified; a session must not outlive that.
    const current = await transaction
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .executeTakeFirst();
    if (current?.password_hash !== user.password_hash) throw wrong();
    return startSession(transaction, user.id, deviceOf(context), service.now());
  });
  return signedInReply(service, user, session);
}

function findUser({ database }: AccountService, identifier: string): Promise<UserRow | undefined> {
  return database
    .selectFrom('users')
    .selectAll()
    .where((is) => is.or([is('email', '=', foldEmail(identifier)), is('username', '=', identifier)]))
    .executeTakeFirst();
}
