import type { DatabaseTransaction, UserRow } from '../database/tables.ts';
import type { Fault } from '../http/api-error.ts';
import { timeInWords } from '../mail/compose.ts';
import { queueMail } from '../mail/queue.ts';
import { noteDevice } from './client.ts';
import type { Client } from './client.ts';
import { voidCodes } from './codes.ts';
import { atLeast8Bytes, atMost72Bytes, required } from './fields.ts';
import { endSessions, startSession } from './session.ts';
import type { StartedSession } from './session.ts';

/** What is wrong with the new password of a form, and with its repetition. */
export function newPasswordFaults(fields: Readonly<Record<string, unknown>>): (Fault | undefined)[] {
  const same = () => (fields['passwordConfirmation'] === fields['password'] ? undefined : 'Passwords do not match');
  return [required(fields, 'passwordConfirmation', same), required(fields, 'password', atLeast8Bytes, atMost72Bytes)];
}

/**
 * What follows a new password, whoever set it and how: all sessions end and codes are void, a new session begins for
 * the one who set it, and the owner of the address is told.
 */
export async function afterNewPassword(
  transaction: DatabaseTransaction,
  user: UserRow,
  client: Client,
  now: number,
): Promise<StartedSession> {
  await endSessions(transaction, { userId: user.id }, now);
  await voidCodes(transaction, user.id);
  await noteDevice(transaction, user.id, client, now);
  const data = { when: timeInWords(now) };
  await queueMail(transaction, { event: 'password-changed', userId: user.id, recipient: user.email, data }, now);
  return startSession(transaction, user.id, client, now);
}
