import { normalizeNfc } from '../../contract/limits.ts';
import type { Context } from 'hono';
import type { UnconfirmedResponse } from '../../contract/account.ts';
import { EMAIL_OR_USERNAME_TAKEN } from '../../contract/messages.ts';
import { documentId } from '../database/ids.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import { applicationError, jsonResponse } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { queueMail } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { requireSignedOut, DEFAULT_ROLE, userJson } from './authentication.ts';
import { rejectCommonPassword, hashPassword } from './password.ts';
import { clientOf } from './devices.ts';
import type { Client } from './devices.ts';
import {
  emailRule,
  notTooLong,
  optional,
  passwordMaxBytes,
  passwordMinBytes,
  rejectFieldErrors,
  rejectUnknownFields,
  required,
  text,
  unknownParametersError,
  foldEmail,
  usernameRule,
} from './fields.ts';
import type { Rule } from './fields.ts';
import { claimNames, isEmailTaken, isUsernameTaken } from './login-names.ts';
import { loginResponse } from './login.ts';
import type { AccountService } from './service.ts';
import { startSession } from './session.ts';

/** Format of a version of the terms: a date or a number. */
const versionRule: Rule = (value) =>
  /^[\w.-]{1,40}$/.test(value) ? undefined : 'consent must be a version of up to 40 letters, digits, ".", "_" or "-"';

const taken = () => applicationError(EMAIL_OR_USERNAME_TAKEN);

/**
 * `POST /api/auth/local/register`: creates an account and logs in. Account, session and the email that confirms the email
 * address are stored together. `consent`, the accepted version of the terms, is optional and stored with its time. If
 * email addresses must be confirmed, no session starts. Otherwise the email is left out above the limit of the mailbox,
 * because the account can be used without it.
 */
export async function register(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  rejectUnknownFields(fields, ['username', 'email', 'password', 'consent'], unknownParametersError);
  // Two steps, because the contract reports missing and malformed fields before it checks lengths.
  rejectFieldErrors(
    required(fields, 'email', emailRule, notTooLong),
    required(fields, 'username'),
    required(fields, 'password', passwordMaxBytes),
    optional(fields, 'consent', versionRule),
  );
  rejectFieldErrors(required(fields, 'username', usernameRule), required(fields, 'password', passwordMinBytes));
  const username = normalizeNfc(text(fields, 'username'));
  const email = foldEmail(text(fields, 'email'));
  const password = text(fields, 'password');
  const consent = fields['consent'] === undefined ? null : text(fields, 'consent');
  await rejectCommonPassword(password, username, email);
  const address = service.addressOf(context);
  await service.rateLimit.consume('registration', email, address);
  // Checked before the password is hashed. Unique columns decide between simultaneous requests.
  if ((await isEmailTaken(service.database, email)) || (await isUsernameTaken(service.database, username)))
    throw taken();
  const passwordHash = await hashPassword(password, address);
  try {
    const { user, session } = await createAccount(
      service,
      { username, email, passwordHash, consent },
      clientOf(context, service),
    );
    service.mailsQueued();
    return session === undefined
      ? jsonResponse<UnconfirmedResponse>(200, { user: userJson(user) })
      : await loginResponse(context, service, user, session);
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly consent: string | null;
}

function createAccount(
  service: AccountService,
  { username, email, passwordHash, consent }: NewAccount,
  client: Client,
) {
  const { database, now, emailConfirmation } = service;
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
        consent_version: consent,
        consented_at: consent === null ? null : timestamp(created),
        created_at: timestamp(created),
        updated_at: timestamp(created),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await claimNames(transaction, user.id, username, email);
    const requester = { address: client.address, known: undefined };
    const mail = { event: 'confirm-email', userId: user.id, recipient: email, requester } as const;
    await queueMail(transaction, { ...mail, mayBeLeftOut: !emailConfirmation }, service);
    return { user, session: emailConfirmation ? undefined : await startSession(transaction, user.id, client, service) };
  });
}
