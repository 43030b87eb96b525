import type { Context } from 'hono';
import { timestamp } from '../clock.ts';
import { documentId } from '../database/document-id.ts';
import { isUniqueViolation } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { refused } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { jsonReply } from '../http/reply.ts';
import { queueMail } from '../mail/queue.ts';
import { requireSignedOut } from './caller.ts';
import { clientOf, noteDevice } from './client.ts';
import type { Client } from './client.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import {
  anEmail,
  atLeast,
  atLeast8Bytes,
  atMost72Bytes,
  notTooLong,
  refuseFaults,
  refuseUnknown,
  required,
  text,
  unknownParameters,
} from './fields.ts';
import { claimNames, foldEmail, isEmailTaken, isUsernameTaken } from './login-names.ts';
import { hashPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { startSession } from './session.ts';
import { signedInReply } from './signed-in.ts';
import { DEFAULT_ROLE, userJson } from './user-json.ts';

const taken = () => refused('Email or Username are already taken');

/**
 * `POST /api/auth/local/register`: makes an account and signs it in. Account and session are stored together or not at
 * all. Where addresses must be confirmed nobody is signed in: the account and the mail that asks are stored together.
 */
export async function register(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  refuseUnknown(fields, ['username', 'email', 'password'], unknownParameters);
  // Two steps, because the contract names what is missing or no address before it measures.
  refuseFaults(
    required(fields, 'email', anEmail, notTooLong),
    required(fields, 'username', notTooLong),
    required(fields, 'password', atMost72Bytes),
  );
  refuseFaults(required(fields, 'username', atLeast(3)), required(fields, 'password', atLeast8Bytes));
  const username = text(fields, 'username');
  const email = foldEmail(text(fields, 'email'));
  const password = text(fields, 'password');
  await refuseCommonPassword(password, username, email);
  await service.attempts.begin('registration', email, service.addressOf(context));
  // Asked before the costly hash; what two requests ask at once is settled by the unique columns below.
  if ((await isEmailTaken(service.database, email)) || (await isUsernameTaken(service.database, username)))
    throw taken();
  const passwordHash = await hashPassword(password);
  try {
    const { user, session } = await createAccount(service, { username, email, passwordHash }, clientOf(context));
    service.mailsQueued();
    return session === undefined
      ? jsonReply(200, { user: userJson(user) })
      : await signedInReply(service, user, session);
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
}

function createAccount(
  { database, now, emailConfirmation }: AccountService,
  { username, email, passwordHash }: NewAccount,
  client: Client,
) {
  const created = now();
  return inTransaction(database, async (transaction) => {
    const user = await transaction
      .insertInto('users')
      .values({
        document_id: documentId(),
        username,
        email,
        password_hash: passwordHash,
        role: DEFAULT_ROLE,
        provider: 'local',
        confirmed: emailConfirmation ? 0 : 1,
        blocked: 0,
        created_at: timestamp(created),
        updated_at: timestamp(created),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await claimNames(transaction, user.id, username, email);
    await noteDevice(transaction, user.id, client, created);
    if (emailConfirmation) {
      await queueMail(transaction, { event: 'confirm-email', userId: user.id, recipient: email }, created);
      return { user, session: undefined };
    }
    return { user, session: await startSession(transaction, user.id, client, created) };
  });
}
