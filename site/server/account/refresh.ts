import type { DatabaseTransaction } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import { rateLimitError } from '../http/api-error.ts';
import { queueMail } from '../mail/queue.ts';
import { SECOND, timestamp } from '../process/clock.ts';
import type { AccessClaims } from './access-token.ts';
import { makeRefreshToken } from './refresh-token.ts';
import type { RefreshTokenClaims } from './refresh-token.ts';
import type { AccountService } from './service.ts';
import { REFRESH_TOKEN_IDLE, findRefreshToken } from './session.ts';
import { bucketWait, takeFromBucket } from '../limits/token-bucket.ts';

/**
 * How long after a refresh the same token gets the same successor again. A second tab may send it, or a client whose response was
 * lost: that client waits 15 s for the response and asks again at its next call.
 */
const GRACE = 60 * SECOND;

/** Refreshes of one session. An access token lives ten minutes, so many tabs and lost responses stay far below. */
const LIMIT = { atOnce: 30, refill: 20 * SECOND };

/** What a good refresh token gives. */
export interface Refreshed extends AccessClaims {
  readonly refreshToken: string;
}

/** What became of a refresh token: a token used twice ended its session. */
type Outcome = Refreshed | 'rejected' | 'reused';

/**
 * Gives the next refresh token for one; `undefined` when it is not good. `label` names the client that sent it. Throws
 * 429 for a session that is refreshed too often.
 *
 * A session counts its refreshes: its `generation`. A token carries the generation it was made in.
 * - The current token moves the session on to the next generation and is given the token of that.
 * - The parent of the current token is the token that was exchanged for it. Within `GRACE` of the last refresh, the same client gets
 *   the current token for it again. Later it gets a new token, and the one before becomes invalid, if the response with the current
 *   token was lost: no request has used the access token that came with it.
 * - Any other token has been used twice, perhaps by a thief: the session ends for both, and the owner gets an email.
 *
 * The session's row is locked meanwhile, so of any number of simultaneous requests with the same token, in this process or in
 * others, one moves the session on and the others get the same token. A thief who used the grace holds the same token as the owner, so
 * the next refresh of either exposes both once its access token is used.
 */
export async function refreshSession(
  service: AccountService,
  token: string,
  label: string,
): Promise<Refreshed | undefined> {
  const claims = await findRefreshToken(service.database, service.hash, token);
  if (claims === undefined) return undefined;
  // Returns and does not throw for a token used twice: throwing would undo the end of the session.
  const outcome = await inTransaction(service.database, (transaction) => useToken(transaction, claims, label, service));
  if (outcome === 'reused') {
    service.log.warning('refresh-token-reused', { session: claims.sessionId });
    service.mailsQueued();
  }
  return typeof outcome === 'string' ? undefined : outcome;
}

async function useToken(
  transaction: DatabaseTransaction,
  { sessionId, generation }: RefreshTokenClaims,
  label: string,
  service: AccountService,
): Promise<Outcome> {
  const now = service.now();
  const session = await findSession(transaction, sessionId, now);
  // A later generation than the session has was lost by the database, to a crash of its disk.
  if (session === undefined || generation > session.current) return 'rejected';
  const { userId, current, skipped, received, fullAt } = session;
  const wait = bucketWait(fullAt, LIMIT, now);
  const refresh_full_at = takeFromBucket(fullAt, LIMIT, now);
  const isCurrent = generation === current;
  const isParent = generation === current - skipped - 1 && session.device === label;
  // A clock that was set back only makes the grace longer.
  const isRepeated = isParent && timestamp(now - GRACE) <= session.lastActiveAt;
  const wasLost = isParent && received <= generation;
  if (!isCurrent && !isRepeated && !wasLost) {
    await endReused(transaction, { sessionId, ...session }, service);
    return 'reused';
  }
  if (wait > 0) throw rateLimitError(Math.ceil(wait / SECOND));
  const next = isRepeated ? current : current + 1;
  const changes = isRepeated
    ? {}
    : { generation: next, skipped_generations: isCurrent ? 0 : skipped + 1, last_active_at: timestamp(now) };
  await transaction
    .updateTable('sessions')
    .set({ ...changes, refresh_full_at })
    .where('id', '=', sessionId)
    .execute();
  const refreshToken = makeRefreshToken(service.hash, { sessionId, generation: next });
  return { userId, sessionId, generation: next, refreshToken };
}

/** The session if it lives and its user may log in, locked. */
function findSession(transaction: DatabaseTransaction, sessionId: string, now: number) {
  return transaction
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id as userId',
      'sessions.generation as current',
      'sessions.skipped_generations as skipped',
      'sessions.received_generation as received',
      'sessions.last_active_at as lastActiveAt',
      'sessions.refresh_full_at as fullAt',
      'sessions.device as device',
      'users.email as email',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.last_active_at', '>', timestamp(now - REFRESH_TOKEN_IDLE))
    .where('sessions.expires_at', '>', timestamp(now))
    .where('sessions.ended_at', 'is', null)
    .where('users.blocked', '=', 0)
    .$call(locking(transaction, 'sessions'))
    .executeTakeFirst();
}

async function endReused(
  transaction: DatabaseTransaction,
  { sessionId, userId, email, device }: { sessionId: string; userId: number; email: string; device: string },
  service: AccountService,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ ended_at: timestamp(service.now()) })
    .where('id', '=', sessionId)
    .execute();
  await queueMail(transaction, { event: 'session-ended', userId, recipient: email, data: { device } }, service);
}
