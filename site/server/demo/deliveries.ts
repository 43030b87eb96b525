import type { Database } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import { MINUTE, SECOND, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { startQueueWorker } from '../process/queue-worker.ts';
import type { QueueWorker } from '../process/queue-worker.ts';
import { parse } from './store.ts';
import type { DeliveryState } from './store.ts';
import { signWebhook } from './signature.ts';

/** How often the queue is looked at where nobody says that something is in it. */
const LOOK_EVERY = 2 * SECOND;

/** How long the receiver may take, as Paddle's limit is. */
const TIME_LIMIT = 5 * SECOND;

/** How long an event is one process's to send. If that died, it is sent again then. */
const CLAIM = 15 * SECOND;

/** The waits after each failure; when they are used up, the event is given up. */
const WAITS = [2 * SECOND, 10 * SECOND, MINUTE, 10 * MINUTE];

/** What events are sent with. */
export interface DeliveryParts {
  readonly database: Database;
  readonly log: Pick<Log, 'error' | 'warning'>;
  readonly now: Clock;
  /** Where to. */
  readonly url: () => string;
  readonly secret: string;
}

/** Sends the events of the queue, one after the other. */
export type Deliveries = QueueWorker;

/** Starts to send. What an earlier process left in the queue goes first. */
export function startDeliveries(parts: DeliveryParts): Deliveries {
  return startQueueWorker({
    next: () => sendNext(parts),
    lookEvery: LOOK_EVERY,
    onError: (error) => parts.log.error(undefined, error),
  });
}

/** Sends the oldest event that is due; tells whether there was one. */
async function sendNext({ database, log, now, url, secret }: DeliveryParts): Promise<boolean> {
  const row = await claimNext(database, now());
  if (row === undefined) return false;
  const delivery = parse('event', row.data);
  const failure = await send(JSON.stringify(delivery.event), url(), secret, now());
  const tries = delivery.tries + 1;
  const wait = WAITS[tries - 1];
  const state: DeliveryState = failure === undefined ? 'sent' : wait === undefined ? 'failed' : 'waiting';
  await database
    .updateTable('demo_paddle')
    .set({
      key: state,
      due_at: state === 'waiting' && wait !== undefined ? timestamp(now() + wait) : null,
      data: JSON.stringify({ ...delivery, tries }),
    })
    .where('id', '=', row.id)
    .execute();
  if (failure !== undefined)
    log.warning(`A webhook of the demo checkout was not accepted: ${failure}`, {
      event: delivery.event.event_type,
      tries,
    });
  return true;
}

/** Takes an event in hand, for this process alone. */
async function claimNext(database: Database, now: number): Promise<{ id: string; data: string } | undefined> {
  for (;;) {
    const candidate = await database
      .selectFrom('demo_paddle')
      .select(['id', 'data', 'due_at'])
      .where('kind', '=', 'event')
      .where('key', '=', 'waiting')
      .where('due_at', '<=', timestamp(now))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (candidate === undefined) return undefined;
    const { numUpdatedRows } = await database
      .updateTable('demo_paddle')
      .set({ due_at: timestamp(now + CLAIM) })
      .where('id', '=', candidate.id)
      .where('due_at', '=', candidate.due_at)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return candidate;
  }
}

/** Posts an event; gives back why it was not taken. */
async function send(body: string, url: string, secret: string, now: number): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Paddle-Signature': signWebhook(body, secret, Math.floor(now / SECOND)),
      },
      body,
      // To Paddle, a redirect is a failure.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
