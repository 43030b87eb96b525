import { normalizeNfc } from '../../contract/limits.ts';
import type { Context } from 'hono';
import type { LoginResponse } from '../../contract/account.ts';
import { EMAIL_NOT_CONFIRMED, WRONG_CREDENTIALS } from '../../contract/messages.ts';
import type { DatabaseTransaction, UserRow } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { applicationError, jsonResponse, validationError } from '../http/api-error.ts';
import { readFields } from '../http/body.ts';
import { queueMail } from '../mail/queue.ts';
import { requireSignedOut, createRefreshToken, userJson } from './authentication.ts';
import { clientOf, deviceCookieHeader, knownDevice } from './devices.ts';
import type { Client } from './devices.ts';
import { rejectFieldErrors, required, text, foldEmail } from './fields.ts';
import { dummyHash, verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';
import { startSession } from './session.ts';
import type { StartedSession } from './session.ts';

const wrongCredentials = () => validationError(WRONG_CREDENTIALS);

/**
 * `POST /api/auth/local`: logs in by email address (in any case, its domain in any spelling) or username (as
 * registered). Unknown users and wrong passwords get the same response in the same time, because a hash is computed for
 * both.
 */
export async function login(context: Context, service: AccountService): Promise<Response> {
  const fields = await readFields(context);
  await requireSignedOut(context, service);
  rejectFieldErrors(required(fields, 'identifier'), required(fields, 'password'));
  const identifier = text(fields, 'identifier');
  const client = clientOf(context, service, fields['deviceId']);
  const user = await findUser(service, identifier);
  const known = await knownDevice(service, client, user?.id);
  const counted = await service.rateLimit.consume('password', foldEmail(identifier), client.address, known);
  const matches = await verifyPassword(text(fields, 'password'), user?.password_hash ?? dummyHash(), client.address);
  if (user === undefined || !matches) throw wrongCredentials();
  const session = await inTransaction(service.database, async (transaction) => {
    await counted.refund(transaction);
    await requireUsable(transaction, user, service);
    const started = await startSession(transaction, user.id, client, service);
    if (started.isNewDevice) await reportNewDevice(transaction, user, client, service);
    return started;
  });
  service.mailsQueued();
  return loginResponse(context, service, user, session);
}

/** Throws if the account was changed while its password was verified. */
async function requireUsable(
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
  if (current?.password_hash !== user.password_hash) throw wrongCredentials();
  if (emailConfirmation && current.confirmed === 0) throw applicationError(EMAIL_NOT_CONFIRMED);
  if (current.blocked === 1) throw applicationError('Your account has been blocked by an administrator');
}

function reportNewDevice(
  transaction: DatabaseTransaction,
  { id: userId, email: recipient }: UserRow,
  { label: device }: Client,
  service: AccountService,
): Promise<void> {
  return queueMail(transaction, { event: 'new-sign-in', userId, recipient, data: { device } }, service);
}

/** Finds a user by a name in NFC, or as it was stored before names were normalized. */
async function findUser({ database }: AccountService, identifier: string): Promise<UserRow | undefined> {
  const found = await database
    .selectFrom('users')
    .selectAll()
    .where((is) =>
      is.or([is('email', '=', foldEmail(identifier)), is('username', 'in', [identifier, normalizeNfc(identifier)])]),
    )
    .execute();
  return found.find(({ username }) => username === identifier) ?? found[0];
}

/** Returns the response to a login: both tokens, the user and the device cookie. */
export async function loginResponse(
  context: Context,
  service: AccountService,
  user: UserRow,
  { sessionId, device }: StartedSession,
): Promise<Response> {
  const generation = 0;
  const jwt = await service.tokens.issue({ userId: user.id, sessionId, generation });
  const refreshToken = createRefreshToken(service.hash, { sessionId, generation });
  const body = { jwt, refreshToken, user: userJson(user) };
  return jsonResponse<LoginResponse>(
    200,
    body,
    deviceCookieHeader(device, { hash: service.hash, isHttps: service.isHttps(context) }),
  );
}
