import { SECOND, timestamp } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { addRefreshToken, hashToken } from './session.ts';

/** How long after a refresh its token may be sent again: a second tab, or a client whose answer was lost. */
const GRACE = 10 * SECOND;

/** What a good refresh token is exchanged for. */
export interface Refreshed {
  readonly userId: number;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/**
 * Exchanges a refresh token for the next one; `undefined` when it is not good.
 *
 * A session counts its refreshes: its `generation`. A token carries the generation it was made in, and
 * - one of the current generation moves the session on to the next and is answered with a token of that;
 * - one of the generation before, at most `GRACE` later, is answered with one more token of the current generation;
 * - any older one is a token used twice, perhaps by a thief: the session ends, for both.
 *
 * The step to the next generation is one conditional update, so of any number of requests with the same token exactly
 * one makes it, in this process or in another; the rest see a generation that moved, and are in grace. Whichever token
 * of
 * a generation is used next retires the others of that generation, so a thief who used the grace is found out as well.
 */
export function refreshSession(database: Database, token: string, clock: Clock): Promise<Refreshed | undefined> {
  const now = clock();
  // Returns and never throws in the transaction for a refusal: throwing would undo the end of the session.
  return database.transaction().execute(async (transaction) => {
    const presented = await findToken(transaction, token, now);
    if (presented === undefined) return undefined;
    const { user_id: userId, session_id: sessionId, generation } = presented;
    if (await advance(transaction, sessionId, generation, now)) {
      await transaction
        .deleteFrom('refresh_tokens')
        .where('session_id', '=', sessionId)
        .where('expires_at', '<=', timestamp(now))
        .execute();
      return { userId, sessionId, refreshToken: await addRefreshToken(transaction, sessionId, generation + 1, now) };
    }
    const session = await transaction
      .selectFrom('sessions')
      .select(['generation', 'last_active_at'])
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    if (session.generation === generation + 1 && timestamp(now - GRACE) <= session.last_active_at) {
      return {
        userId,
        sessionId,
        refreshToken: await addRefreshToken(transaction, sessionId, session.generation, now),
      };
    }
    await transaction
      .updateTable('sessions')
      .set({ ended_at: timestamp(now) })
      .where('id', '=', sessionId)
      .execute();
    return undefined;
  });
}

/** The token if it is known and not expired, its session lives and its user may log in. */
function findToken(transaction: DatabaseTransaction, token: string, now: number) {
  return transaction
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'refresh_tokens.session_id', 'refresh_tokens.generation'])
    .where('refresh_tokens.hash', '=', hashToken(token))
    .where('refresh_tokens.expires_at', '>', timestamp(now))
    .where('sessions.expires_at', '>', timestamp(now))
    .where('sessions.ended_at', 'is', null)
    .where('users.blocked', '=', 0)
    .executeTakeFirst();
}

async function advance(
  transaction: DatabaseTransaction,
  sessionId: string,
  generation: number,
  now: number,
): Promise<boolean> {
  const result = await transaction
    .updateTable('sessions')
    .set({ generation: generation + 1, last_active_at: timestamp(now) })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
