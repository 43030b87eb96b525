import { timestamp } from '../process/clock.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * Ends the sessions of everybody at `now`, voids the codes that set a new password and drops the addresses that wait to
 * be confirmed, which their owner may have dropped since; tells how many sessions lived.
 * Tokens of both kinds are checked against their session, so none of them is good from then on.
 */
export function endAllSessions(database: Database, now: number): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set({ ended_at: timestamp(now) })
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('codes').where('purpose', '=', 'reset').execute();
    await transaction
      .updateTable('users')
      .set({ pending_email: null })
      .where('pending_email', 'is not', null)
      .execute();
    return Number(numUpdatedRows);
  });
}
