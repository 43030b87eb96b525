import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { Client } from './devices.ts';
import { rememberDevice } from './devices.ts';
import type { AccountService } from './service.ts';

/** Lifetime of a session, even if it is used, in milliseconds. */
const SESSION_LIFE = 30 * DAY;

/** Lifetime of a session without a refresh, in milliseconds. */
export const REFRESH_TOKEN_IDLE = 14 * DAY;

/** Maximum number of sessions per user. A new one replaces the one that was inactive the longest. */
const MAX_SESSIONS = 200;

/** A new session. */
export interface StartedSession {
  readonly sessionId: string;
  /** ID of the device from now on. */
  readonly device: string;
  /** True if the account was used before, but not on this device, so that the owner should get an email. */
  readonly isNewDevice: boolean;
}

/** Starts a session for a user, and stores the device and the IP address of the client as known. */
export async function startSession(
  transaction: DatabaseTransaction,
  userId: number,
  client: Client,
  { hash, now: clock }: Pick<AccountService, 'hash' | 'now'>,
): Promise<StartedSession> {
  const now = clock();
  const sessionId = randomBytes(16).toString('hex');
  await transaction
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      device: client.label,
      device_id: client.deviceId,
      generation: 0,
      created_at: timestamp(now),
      last_active_at: timestamp(now),
      expires_at: timestamp(now + SESSION_LIFE),
      ended_at: null,
    })
    .execute();
  await endOldest(transaction, userId, sessionId);
  const isNewDevice = await rememberDevice(transaction, hash, { client, userId }, now);
  return { sessionId, device: client.device, isNewDevice };
}

async function endOldest(transaction: DatabaseTransaction, userId: number, newest: string): Promise<void> {
  const kept = transaction
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .orderBy('last_active_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS - 1);
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .where('id', 'not in', kept)
    .execute();
}

/** All sessions of a user, or those of a device, or one session. */
export type SessionFilter = Readonly<
  { user_id: number } | { user_id: number; device_id: string } | { user_id: number; id: string } | { id: string }
>;

/** Ends sessions, which invalidates their tokens. Returns their number. */
export async function endSessions(database: Database, which: SessionFilter, now: number): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ ended_at: timestamp(now) })
    .where((is) => is.and(which))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes expired sessions. */
export async function clearSessions(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<=', timestamp(now)).execute();
}
