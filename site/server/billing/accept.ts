import { inTransaction } from '../database/transaction.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { MINUTE, timestamp } from '../process/clock.ts';
import { applyingOf } from './apply.ts';
import type { Applied } from './apply.ts';
import { countFailure, keepEvent } from './ledger.ts';
import { lockBilling } from './lock.ts';
import { envelopeSchema } from './payloads.ts';
import type { Envelope } from './payloads.ts';
import type { BillingService } from './service.ts';

/** A text that is no event. Nothing of it is kept: it has no id to be kept by. */
export class NoEventError extends Error {
  override readonly name = 'NoEventError';
}

/** What came of an event: it was done, nothing is done with its type, or it was here before. */
export type Accepted = 'applied' | 'ignored' | 'known';

/**
 * Takes an event of the payment provider, as JSON: keeps it first and then applies it, each in a transaction of its own.
 * Taken again it changes nothing; events may come in any order. One that failed permanently stays so until it is replayed.
 * Throws a `NoEventError` for what is none, and what went wrong where it could not be applied: it waits then, for its
 * next delivery or a replay.
 */
export async function acceptEvent(service: BillingService, body: string): Promise<Accepted> {
  const read = readEnvelope(body);
  const envelope = { ...read, occurred_at: notInFuture(read.occurred_at, service.now()) };
  const isUsed = applyingOf(envelope.event_type) !== undefined;
  const { isNew, state } = await keepEvent(service.database, envelope, body, { isUsed, now: service.now() });
  if (state !== 'new') return isNew ? 'ignored' : 'known';
  return applyKept(service, envelope.event_id);
}

/**
 * Applies an event that is kept and was not applied. Throws what went wrong, which is counted, but for a database that
 * cannot be used.
 */
export async function applyKept(service: BillingService, eventId: string): Promise<Accepted> {
  let applied: Applied | undefined;
  try {
    applied = await inTransaction(service.database, async (transaction) => {
      await lockBilling(transaction);
      const row = await transaction
        .selectFrom('billing_events')
        .select(['body', 'type', 'state', 'occurred_at'])
        .where('event_id', '=', eventId)
        .executeTakeFirst();
      // Another process was quicker.
      if (row === undefined || row.state === 'applied') return undefined;
      const envelope = { ...readEnvelope(row.body), occurred_at: row.occurred_at };
      const did = await applyingOf(row.type)?.(transaction, envelope, service);
      await transaction
        .updateTable('billing_events')
        .set({ state: 'applied', applied_at: timestamp(service.now()), error: null })
        .where('event_id', '=', eventId)
        .execute();
      return did ?? {};
    });
  } catch (error) {
    if (!isUnavailable(error)) await noteFailure(service, eventId, error);
    throw error;
  }
  if (applied === undefined) return 'known';
  service.mailsQueued();
  if (applied.completed !== undefined) service.onPurchase(applied.completed);
  return 'applied';
}

/** How far the provider's clock may be ahead of this one, in milliseconds. */
const CLOCK_AHEAD = 5 * MINUTE;

/**
 * The time that orders an event: its own, or that of its arrival where its own is in the future. The latest event wins, so
 * that one dated years ahead would otherwise win over all that really come later.
 */
function notInFuture(occurredAt: string, now: number): string {
  return Date.parse(occurredAt) > now + CLOCK_AHEAD ? timestamp(now).replace('Z', '000Z') : occurredAt;
}

async function noteFailure({ database, log }: BillingService, eventId: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  if (await countFailure(database, eventId, message))
    log.warning('A payment event failed permanently. Run "npm run admin -- billing events" to see why.', {
      event: eventId,
    });
}

function readEnvelope(body: string): Envelope {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    throw new NoEventError('It is not JSON', { cause: error });
  }
  const parsed = envelopeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new NoEventError(`${issue?.path.join('.')}: ${issue?.message}`);
}
