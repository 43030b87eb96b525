import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { hashToken } from '../database/token-hash.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { Client } from './devices.ts';
import type { KeyedHash } from '../process/secrets.ts';
import { rememberDevice } from './devices.ts';
import { readRefreshToken } from './tokens.ts';
import type { RefreshTokenClaims } from './tokens.ts';
import type { AccountService } from './service.ts';

/** A session ends this long after its log-in, however active it is. */
const SESSION_LIFE = 30 * DAY;

/** A session that was not refreshed for this long is over. */
export const REFRESH_TOKEN_IDLE = 14 * DAY;

/** The most sessions of one user: with a further one, that which was active longest ago is forgotten. */
const MOST_SESSIONS = 200;

/** A new session. */
export interface StartedSession {
  readonly sessionId: string;
  /** What the device that signed in is known by from now on. */
  readonly device: string;
  /** Whether the account was used before, but not on this device: the owner should hear of it. */
  readonly isNewDevice: boolean;
}

/**
 * Starts a session for a user at `now`; what is known of the client is shown where sessions are listed. Its device and
 * its address are known to the account from then on.
 */
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
  await forgetOldest(transaction, userId, sessionId);
  const isNewDevice = await rememberDevice(transaction, hash, { client, userId }, now);
  return { sessionId, device: client.device, isNewDevice };
}

async function forgetOldest(transaction: DatabaseTransaction, userId: number, newest: string): Promise<void> {
  const kept = transaction
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .orderBy('last_active_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_SESSIONS - 1);
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', newest)
    .where('id', 'not in', kept)
    .execute();
}

/** Which sessions of a user; all of them where nothing more is said. */
export interface WhichSessions {
  readonly userId: number;
  readonly sessionId?: string;
  readonly deviceId?: string;
}

/** Ends sessions at `now`, and tells how many: their tokens of both kinds are no good from then on. */
export async function endSessions(
  database: Database,
  { userId, sessionId, deviceId }: WhichSessions,
  now: number,
): Promise<number> {
  let update = database
    .updateTable('sessions')
    .set({ ended_at: timestamp(now) })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(now));
  if (sessionId !== undefined) update = update.where('id', '=', sessionId);
  if (deviceId !== undefined) update = update.where('device_id', '=', deviceId);
  return Number((await update.executeTakeFirst()).numUpdatedRows);
}

/** Ends the session a refresh token belongs to at `now`, and tells whether there was one; any of its tokens will do. */
export async function endSessionOfToken(
  database: Database,
  hash: KeyedHash,
  refreshToken: string,
  now: number,
): Promise<boolean> {
  const claims = await findRefreshToken(database, hash, refreshToken);
  if (claims === undefined) return false;
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ ended_at: timestamp(now) })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', timestamp(now))
    .where('id', '=', claims.sessionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The claims of a refresh token; `undefined` for one that is not ours. Those given out before tokens carried their
 * claims are found by their hash until they run out.
 */
export async function findRefreshToken(
  database: Database,
  hash: KeyedHash,
  token: string,
): Promise<RefreshTokenClaims | undefined> {
  return (
    readRefreshToken(hash, token) ??
    database
      .selectFrom('refresh_tokens')
      .select(['session_id as sessionId', 'generation'])
      .where('hash', '=', hashToken(token))
      .executeTakeFirst()
  );
}

/** Forgets the sessions that ran out: what one says of a device is not kept longer than it lives. */
export async function clearSessions(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<=', timestamp(now)).execute();
  await database.deleteFrom('refresh_tokens').where('expires_at', '<=', timestamp(now)).execute();
}
