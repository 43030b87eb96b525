import { WRONG_CONFIRMATION_CODE } from '../../contract/messages.ts';
import { claimPurchases } from '../billing/ownership.ts';
import type { DatabaseTransaction, EmailChangeRow, UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { validationError } from '../http/api-error.ts';
import { deleteCodes, findChangeCode } from '../database/codes.ts';
import { queueMail } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { findChange, lockUser } from './email-change.ts';
import { deleteDevices } from './devices.ts';
import { claimNames } from './login-names.ts';
import { dummyHash } from './password.ts';
import type { AccountService } from './service.ts';
import { endSessions } from './session.ts';

/**
 * Undoes a change of the email address and all later ones with the code sent to the old email address. The person who
 * started the change knew the password, so all sessions end, the password becomes invalid, and the old email address
 * gets an email to set a new one. A code that is used again changes nothing while the email address is the same.
 *
 * Throws 400 for a code that is invalid or expired, or that the code of an earlier change has invalidated.
 */
export async function undoEmailChange(service: AccountService, code: string): Promise<void> {
  const { database } = service;
  const now = service.now();
  const found = await findChangeCode(database, code, 'undo-change', now);
  if (found === undefined) throw wrongCode();
  await inTransaction(database, async (transaction) => {
    const user = await lockUser(transaction, found.userId);
    const change = await findChange(transaction, found.changeId);
    if (user === undefined || change === undefined) throw wrongCode();
    if (change.undone_at === null) await undo(transaction, user, change, service);
    else if (user.email !== change.old_email) throw wrongCode();
  });
}

const wrongCode = () => validationError(WRONG_CONFIRMATION_CODE);

async function undo(
  transaction: DatabaseTransaction,
  user: UserRow,
  { id, old_email: email }: EmailChangeRow,
  service: AccountService,
): Promise<void> {
  const now = service.now();
  await transaction
    .updateTable('email_changes')
    .set({ undone_at: timestamp(now) })
    .where('user_id', '=', user.id)
    .where('id', '>=', id)
    .execute();
  await transaction
    .updateTable('users')
    .set({
      email,
      pending_email: null,
      password_hash: dummyHash(),
      confirmed: 1,
      email_proved: 1,
      updated_at: timestamp(now),
    })
    .where('id', '=', user.id)
    .execute();
  await claimNames(transaction, user.id, user.username, email);
  await claimPurchases(transaction, user.id);
  await endSessions(transaction, { user_id: user.id }, now);
  await deleteCodes(transaction, user.id);
  // The thief's devices and IP addresses become unknown again.
  await deleteDevices(transaction, user.id);
  // The link proves access to the owner's emails, so earlier requests of others don't limit this one.
  const requester = { address: 'a link that undoes', known: 'a link that undoes' };
  await queueMail(transaction, { event: 'reset-password', userId: user.id, recipient: email, requester }, service);
  if (user.email !== email)
    await queueMail(transaction, { event: 'email-restored', userId: user.id, recipient: user.email }, service);
}
