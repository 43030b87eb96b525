import { createHash, randomBytes } from 'node:crypto';
import { DAY, timestamp } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import type { Client } from './client.ts';

/** A session ends this long after its log-in, however active it is. */
const SESSION_LIFE = 30 * DAY;

/** A refresh token that is not used dies after this time. */
export const REFRESH_TOKEN_IDLE = 14 * DAY;

/** A new session and its first refresh token. */
export interface StartedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** Starts a session for a user at `now`; what is known of the client is shown where sessions are listed. */
export async function startSession(
  transaction: DatabaseTransaction,
  userId: number,
  client: Client,
  now: number,
): Promise<StartedSession> {
  const sessionId = randomBytes(16).toString('hex');
  const refreshToken = randomBytes(32).toString('base64url');
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
  await addRefreshToken(transaction, { token: refreshToken, sessionId, generation: 0 }, now);
  return { sessionId, refreshToken };
}

/** Makes a refresh token one of a session's; only its hash is stored. */
export async function addRefreshToken(
  transaction: DatabaseTransaction,
  { token, sessionId, generation }: { token: string; sessionId: string; generation: number },
  now: number,
): Promise<void> {
  await transaction
    .insertInto('refresh_tokens')
    .values({
      hash: hashToken(token),
      session_id: sessionId,
      generation,
      created_at: timestamp(now),
      expires_at: timestamp(now + REFRESH_TOKEN_IDLE),
    })
    .execute();
}

/** What is stored of a token or a code. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Which sessions of a user; all of them where nothing more is said. */
export interface WhichSessions {
  readonly userId: number;
  readonly sessionId?: string;
  readonly deviceId?: string;
}

/** Ends sessions at `now`, and tells how many: their tokens of both kinds are refused from then on. */
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

/** Ends the session a refresh token belongs to at `now`; an unknown token ends nothing. */
export async function endSessionOfToken(database: Database, refreshToken: string, now: number): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: timestamp(now) })
    .where('ended_at', 'is', null)
    .where('id', 'in', (from) =>
      from.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hashToken(refreshToken)),
    )
    .execute();
}

/** Forgets the sessions that ran out: what one says of a device is not kept longer than it lives. */
export async function clearSessions(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<=', timestamp(now)).execute();
}
