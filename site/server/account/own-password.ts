import type { Context } from 'hono';
import { WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import type { UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { validationError } from '../http/api-error.ts';
import { clientOf, knownDevice } from './devices.ts';
import { verifyPassword } from './password.ts';
import type { AccountService } from './service.ts';

/** Error for a wrong password of the signed-in user. */
export const wrongCurrentPassword = () => validationError(WRONG_CURRENT_PASSWORD);

/**
 * Verifies the password of the signed-in user, because a stolen access token must not be enough to take over or delete
 * an account. All calls count the attempts together. Throws 400 for a wrong password and 429 for too many.
 */
export async function verifyOwnPassword(
  context: Context,
  service: AccountService,
  user: UserRow,
  password: string,
): Promise<void> {
  const client = clientOf(context, service);
  const known = await knownDevice(service, client, user.id);
  const counted = await service.rateLimit.consume('password', `own ${user.id}`, client.address, known);
  if (!(await verifyPassword(password, user.password_hash, client.address))) throw wrongCurrentPassword();
  await inTransaction(service.database, (transaction) => counted.refund(transaction));
}
