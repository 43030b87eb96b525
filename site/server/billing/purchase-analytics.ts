import { setTimeout as pause } from 'node:timers/promises';
import { toUnits } from '@onset/design-system/content/money';
import { itemAmounts, purchaseValue } from '../../contract/purchase-amounts.ts';
import type { Database } from '../database/tables.ts';
import type { Log } from '../log.ts';
import { DAY, SECOND, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { TransactionData } from './payloads.ts';

/** How GA4 names a browser: `cid` of its cookie. */
const CLIENT_ID = /^\d{1,20}\.\d{1,20}$/;

/** What Google takes of the past. */
const OLDEST = 3 * DAY;

/** What the Measurement Protocol takes: a `purchase` of GA4. */
export interface PurchaseEvent {
  readonly client_id: string;
  readonly timestamp_micros: number;
  readonly consent: { readonly ad_user_data: 'DENIED'; readonly ad_personalization: 'DENIED' };
  readonly events: readonly [{ readonly name: 'purchase'; readonly params: PurchaseParameters }];
}

interface PurchaseParameters {
  readonly transaction_id: string;
  readonly value: number;
  readonly currency: string;
  readonly tax: number;
  readonly items: readonly PurchaseItem[];
}

interface PurchaseItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_category: 'subscription';
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
}

/**
 * The `purchase` of a payment that was made in a checkout; `undefined` for another (renewals, changed cards), for one
 * that is days old, and for one of somebody who has not agreed to be counted: the browser puts the client id into the
 * custom data (`ga`) only with consent. Advertising is not agreed to by that.
 */
export function purchaseEvent(transaction: TransactionData, now: number): PurchaseEvent | undefined {
  const { id, currency_code: currency, custom_data: data, origin, details } = transaction;
  const clientId = data?.['ga'];
  const totals = details?.totals;
  const at = Date.parse(transaction.billed_at ?? timestamp(now));
  if (origin !== 'web' || typeof clientId !== 'string' || !CLIENT_ID.test(clientId)) return undefined;
  if (!totals || at < now - OLDEST) return undefined;
  const units = (lowest: number): number => toUnits({ lowest, currency });
  return {
    client_id: clientId,
    timestamp_micros: Math.min(at, now) * 1000,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          transaction_id: id,
          value: purchaseValue(units(totals.total), units(totals.tax)),
          currency,
          tax: units(totals.tax),
          items: itemsOf(transaction, units),
        },
      },
    ],
  };
}

function itemsOf(
  { items, details, currency_code: currency }: TransactionData,
  units: (lowest: number) => number,
): PurchaseItem[] {
  return items.flatMap(({ price, quantity = 1 }) => {
    if (!price) return [];
    const line = details?.line_items.find(({ price_id: priceId }) => priceId === price.id);
    // Without the totals of the line, its price counts if it is in the same currency.
    const unitPrice = price.unit_price?.currency_code === currency ? price.unit_price.amount : 0;
    const { subtotal, discount } = line?.totals ?? { subtotal: unitPrice * quantity, discount: 0 };
    const amounts = itemAmounts({ subtotal: units(subtotal), discount: units(discount), quantity });
    const name = line?.product?.name ?? price.product?.name ?? price.description ?? price.id;
    const variant = price.name ? { item_variant: price.name } : {};
    return [{ item_id: price.id, item_name: name, ...variant, item_category: 'subscription', ...amounts, quantity }];
  });
}

/** Where Google Analytics takes events from servers. */
export const COLLECT_ORIGIN = 'https://www.google-analytics.com';

/** Who tells Google Analytics, and whom. */
export interface AnalyticsPlace {
  readonly measurementId: string;
  /** The API secret of the Measurement Protocol. */
  readonly apiSecret: string;
  readonly origin: string;
}

/** What purchases are told with. Times in milliseconds. */
export interface PurchaseTellingParts {
  readonly place: AnalyticsPlace;
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<Log, 'warning' | 'error'>;
  /** Of each try, and before the second one; it grows fourfold. Tests have less. */
  readonly timeLimit?: number;
  readonly firstPause?: number;
}

/** Tells Google Analytics of purchases, beside everything else. */
export interface PurchaseTelling {
  /** Tells of a payment, where it is a purchase of somebody who has agreed to be counted. Returns at once, never throws. */
  readonly tell: (transaction: TransactionData) => void;
  /** Resolves when nothing is being told. */
  readonly idle: () => Promise<void>;
  /** Tries nothing again, and waits for what is under way. */
  readonly stop: () => Promise<void>;
}

const TRIES = 4;

/** How long it is known what was told. Nothing older than three days is. */
const KEPT = 30 * DAY;

/**
 * Purchases told by the Measurement Protocol. Each at most once, whatever is repeated and by however many processes: it
 * is written down before it is told. What cannot be told after a few tries is given up, with a line in the log.
 */
export function purchaseTelling(parts: PurchaseTellingParts): PurchaseTelling {
  const { database, now, log } = parts;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const tellOnce = async (id: string, event: PurchaseEvent): Promise<void> => {
    try {
      if (!(await isFirst(database, id, now()))) return;
      const failed = await send(event, parts, stopping.signal);
      if (failed !== undefined) log.warning('A purchase could not be reported to Google Analytics.', { failed });
    } catch (error) {
      log.error(undefined, error);
    }
  };
  const idle = async (): Promise<void> => {
    await Promise.all(underWay);
  };
  return {
    tell(transaction) {
      const event = stopping.signal.aborted ? undefined : purchaseEvent(transaction, now());
      if (event === undefined) return;
      const telling = tellOnce(transaction.id, event).finally(() => underWay.delete(telling));
      underWay.add(telling);
    },
    idle,
    stop() {
      stopping.abort();
      return idle();
    },
  };
}

/** Writes down that a purchase is told; false where it was. */
async function isFirst(database: Database, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('measured_purchases')
    .values({ transaction_id: id, measured_at: timestamp(now) })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets what was told long ago. */
export async function clearMeasuredPurchases(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('measured_purchases')
    .where('measured_at', '<', timestamp(now - KEPT))
    .execute();
}

/** Sends an event; `undefined` once it was taken, else what the last try failed of. */
async function send(
  event: PurchaseEvent,
  { place, timeLimit = 5 * SECOND, firstPause = SECOND }: PurchaseTellingParts,
  stopping: AbortSignal,
): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1) {
    const failed = await sendOnce(event, place, timeLimit);
    if (failed === undefined || tried === TRIES || stopping.aborted) return failed;
    try {
      await pause(Math.random() * firstPause * 4 ** tried, undefined, { signal: stopping });
    } catch {
      // The server stops.
      return failed;
    }
  }
}

/** The address holds the secret: nothing of it, nor of an error that may name it, is given back. */
async function sendOnce(
  event: PurchaseEvent,
  { measurementId, apiSecret, origin }: AnalyticsPlace,
  timeLimit: number,
): Promise<string | undefined> {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  try {
    const response = await fetch(`${origin}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
  }
}
