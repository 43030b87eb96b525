import type { BillingEventRow, Database } from '../database/tables.ts';
import { applyKept } from './accept.ts';
import { applyingOf } from './apply.ts';
import type { BillingService } from './service.ts';

/** What an operator asked for that cannot be done; the message says why and what is expected. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** An event that is kept. Throws a `ReplayError` where there is none with this id. */
export async function keptEvent(database: Database, eventId: string): Promise<BillingEventRow> {
  const row = await database
    .selectFrom('billing_events')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (row === undefined)
    throw new ReplayError(
      `There is no event ${JSON.stringify(eventId.slice(0, 120))}. Use an ID such as evt_…, as listed by "npm run admin -- billing events".`,
    );
  return row;
}

/**
 * Applies an event that was given up, or waits, once more, with its tries counted anew. Returns why it failed again, or
 * `undefined`. Throws a `ReplayError` for an event that was applied already, or of a type that nothing is done with, and
 * for a database that cannot be used what that says.
 */
export async function replayEvent(service: BillingService, eventId: string): Promise<string | undefined> {
  const { state, type } = await keptEvent(service.database, eventId);
  if (state === 'applied') throw new ReplayError(`${eventId} has already been applied`);
  if (applyingOf(type) === undefined) throw new ReplayError(`The server ignores events of the type ${type}`);
  await service.database
    .updateTable('billing_events')
    .set({ state: 'new', tries: 0 })
    .where('event_id', '=', eventId)
    .where('state', '!=', 'applied')
    .execute();
  try {
    await applyKept(service, eventId);
    return undefined;
  } catch (error) {
    const { error: noted } = await keptEvent(service.database, eventId);
    if (noted === null) throw error;
    return noted;
  }
}
