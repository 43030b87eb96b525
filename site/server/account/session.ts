import { createHash, randomBytes } from 'node:crypto';
import { DAY, timestamp } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';

/** A session ends this long after its log-in, however active it is. */
const SESSION_LIFE = 30 * DAY;

/** A refresh token that is not used dies after this time. */
export const REFRESH_TOKEN_IDLE = 14 * DAY;

/** A new session and its first refresh token. */
export interface StartedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** Starts a session for a user at `now`; `device` is shown where sessions are listed. */
export async function startSession(
  transaction: DatabaseTransaction,
  userId: number,
  device: string,
  now: number,
): Promise<StartedSession> {
  // Whosever ran out is forgotten on the way: what a session says of a device is not kept longer than it lives.
  await transaction.deleteFrom('sessions').where('expires_at', '<=', timestamp(now)).execute();
  const sessionId = randomBytes(16).toString('hex');
  await transaction
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      device,
      generation: 0,
      created_at: timestamp(now),
      last_active_at: timestamp(now),
      expires_at: timestamp(now + SESSION_LIFE),
      ended_at: null,
    })
    .execute();
  return { sessionId, refreshToken: await addRefreshToken(transaction, sessionId, 0, now) };
}

/** Adds a refresh token of a generation to a session and returns it; only its hash is stored. */
export async function addRefreshToken(
  transaction: DatabaseTransaction,
  sessionId: string,
  generation: number,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
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
  return token;
}

/** What is stored of a refresh token. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Ends one session, or all sessions, of a user at `now`: their tokens of both kinds are refused from then on. */
export async function endSessions(
  database: Database,
  which: { userId: number; sessionId?: string },
  now: number,
): Promise<void> {
  let update = database
    .updateTable('sessions')
    .set({ ended_at: timestamp(now) })
    .where('user_id', '=', which.userId)
    .where('ended_at', 'is', null);
  if (which.sessionId !== undefined) update = update.where('id', '=', which.sessionId);
  await update.execute();
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
