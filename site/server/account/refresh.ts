import { SECOND, timestamp } from '../clock.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { inTransaction, locking } from '../database/transaction.ts';
import type { AccountService } from './service.ts';
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
 * Exchanges a refresh token for the next one; `undefined` when it is not good. `label` names the client that sent it.
 *
 * A session counts its refreshes: its `generation`. A token carries the generation it was made in, and
 * - one of the current generation moves the session on to the next and is answered with the token of that;
 * - one of the generation before, from the same client and at most `GRACE` later, is answered with the same token again;
 * - any other is a token used twice, perhaps by a thief: the session ends, for both.
 *
 * The session's row is locked meanwhile, so of any number of requests with the same token, in this process or in
 * others, one moves the session on and the rest are in grace. The successor of a token is a keyed hash of it: it can be
 * given again although only its own hash is stored. A thief who used the grace holds the same token as its owner, so
 * the next refresh of either gives both away.
 */
export function refreshSession(
  { database, hash, now: clock }: Pick<AccountService, 'database' | 'hash' | 'now'>,
  token: string,
  label: string,
): Promise<Refreshed | undefined> {
  const now = clock();
  const successor = hash('refresh token', token);
  // Returns and never throws in the transaction for a refusal: throwing would undo the end of the session.
  return inTransaction(database, async (transaction) => {
    const presented = await findToken(transaction, token, now);
    if (presented === undefined) return undefined;
    const { userId, sessionId, generation, current } = presented;
    const refreshed = { userId, sessionId, refreshToken: successor };
    if (generation === current) {
      await advance(transaction, sessionId, current + 1, now);
      await addRefreshToken(transaction, { token: successor, sessionId, generation: current + 1 }, now);
      return refreshed;
    }
    const inGrace = generation + 1 === current && timestamp(now - GRACE) <= presented.lastActiveAt;
    if (inGrace && presented.device === label && (await isKnown(transaction, successor))) return refreshed;
    await transaction
      .updateTable('sessions')
      .set({ ended_at: timestamp(now) })
      .where('id', '=', sessionId)
      .execute();
    return undefined;
  });
}

/** The token if it is known and not expired, its session lives and its user may log in. The session is locked. */
function findToken(transaction: DatabaseTransaction, token: string, now: number) {
  return transaction
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.user_id as userId',
      'sessions.id as sessionId',
      'sessions.generation as current',
      'sessions.last_active_at as lastActiveAt',
      'sessions.device as device',
      'refresh_tokens.generation as generation',
    ])
    .where('refresh_tokens.hash', '=', hashToken(token))
    .where('refresh_tokens.expires_at', '>', timestamp(now))
    .where('sessions.expires_at', '>', timestamp(now))
    .where('sessions.ended_at', 'is', null)
    .where('users.blocked', '=', 0)
    .$call(locking(transaction, 'sessions'))
    .executeTakeFirst();
}

async function advance(
  transaction: DatabaseTransaction,
  sessionId: string,
  generation: number,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ generation, last_active_at: timestamp(now) })
    .where('id', '=', sessionId)
    .execute();
  await transaction
    .deleteFrom('refresh_tokens')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<=', timestamp(now))
    .execute();
}

/** False when the secret was changed since: the successor then is not the one that was given out. */
async function isKnown(transaction: DatabaseTransaction, token: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('refresh_tokens')
    .select('hash')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}
