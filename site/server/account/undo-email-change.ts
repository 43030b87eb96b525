import { WRONG_CONFIRMATION_CODE } from '../../contract/messages.ts';
import { claimPurchases } from '../billing/ownership.ts';
import type { DatabaseTransaction, EmailChangeRow, UserRow } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { validationError } from '../http/api-error.ts';
import { deleteCodes, findChangeCode } from '../database/codes.ts';
import { queueMail } from '../mail/queue.ts';
import { timestamp } from '../process/clock.ts';
import { findChange, lockUser } from './email-change.ts';
import { forgetDevices } from './devices.ts';
import { claimNames } from './login-names.ts';
import { DUMMY_HASH } from './password.ts';
import type { AccountService } from './service.ts';
import { endSessions } from './session.ts';

/**
 * Undoes a change of address by the code sent to the old one: what waits is dropped, the old address is the account's
 * again, and so are all later changes undone, however many there were. Whoever started the change knew the password:
 * every session ends, no password is good any more, and the old address gets a mail to set a new one. Used a second
 * time while the address is still that one, the code does nothing.
 *
 * Throws 400 for a code that is not good, was voided by the code of an earlier change, or ran out.
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
      password_hash: DUMMY_HASH,
      confirmed: 1,
      email_proved: 1,
      updated_at: timestamp(now),
    })
    .where('id', '=', user.id)
    .execute();
  await claimNames(transaction, user.id, user.username, email);
  await claimPurchases(transaction, user.id);
  await endSessions(transaction, { userId: user.id }, now);
  await deleteCodes(transaction, user.id);
  // Where the thief signed in from is a stranger's place again.
  await forgetDevices(transaction, user.id);
  // Whoever holds the link reads the owner's mail: strangers who asked for mails before do not keep this one back.
  const asker = { address: 'a link that undoes', known: 'a link that undoes' };
  await queueMail(transaction, { event: 'reset-password', userId: user.id, recipient: email, asker }, service);
  if (user.email !== email)
    await queueMail(transaction, { event: 'email-restored', userId: user.id, recipient: user.email }, service);
}
