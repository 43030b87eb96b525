import { timestamp } from '../process/clock.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * Ends all sessions at `now`, and returns how many were active. Also deletes password reset codes, and pending email
 * addresses, which their owners may have discarded since a backup. Access and refresh tokens become invalid too,
 * because they are checked against their session.
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
