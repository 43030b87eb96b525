import type { BillingEventRow, Database } from '../database/tables.ts';
import { DAY, timestamp } from '../process/clock.ts';
import type { Envelope } from './payloads.ts';

/**
 * Tries before an event is given up and becomes a dead letter. The provider's own tries make these some hours: long enough
 * for a server to be mended, and short enough for somebody to look while the provider still has the rest.
 */
export const TRIES = 10;

/** An event that was applied is kept as long as the provider keeps it, and a little longer. */
const KEPT = 100 * DAY;

/** Keeps an event. Returns how it stands: as it was, where it was here before. */
export async function keepEvent(
  database: Database,
  { event_id, event_type: type, occurred_at }: Envelope,
  body: string,
  { isUsed, now }: { readonly isUsed: boolean; readonly now: number },
): Promise<{ readonly isNew: boolean; readonly state: BillingEventRow['state'] }> {
  const state = isUsed ? 'new' : 'ignored';
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('billing_events')
    .values({ event_id, type, occurred_at, received_at: timestamp(now), body, state })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { isNew: true, state };
  const known = await database
    .selectFrom('billing_events')
    .select('state')
    .where('event_id', '=', event_id)
    .executeTakeFirst();
  return { isNew: false, state: known?.state ?? state };
}

/** Counts a failure against an event that waits. Returns whether it was given up now. */
export async function countFailure(database: Database, eventId: string, error: string): Promise<boolean> {
  const row = await database
    .updateTable('billing_events')
    .set((before) => ({
      tries: before('tries', '+', 1),
      error: error.replaceAll('\0', '').toWellFormed().slice(0, 500),
      state: before
        .case()
        .when('tries', '>=', TRIES - 1)
        .then('failed' as const)
        .else('new' as const)
        .end(),
    }))
    .where('event_id', '=', eventId)
    .where('state', '=', 'new')
    .returning('state')
    .executeTakeFirst();
  return row?.state === 'failed';
}

/** The events that were not applied: given up, or still waiting; the oldest first. */
export function deadLetters(database: Database): Promise<BillingEventRow[]> {
  return database
    .selectFrom('billing_events')
    .selectAll()
    .where('state', 'in', ['failed', 'new'])
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

/** Deletes the events that were applied, or that nothing was done with, long ago, and what was told by mail as long ago. */
export async function clearBilling(database: Database, now: number): Promise<void> {
  const before = timestamp(now - KEPT);
  await database
    .deleteFrom('billing_events')
    .where('state', 'in', ['applied', 'ignored'])
    .where('received_at', '<', before)
    .execute();
  await database.deleteFrom('billing_notices').where('occurred_at', '<', before).execute();
}
