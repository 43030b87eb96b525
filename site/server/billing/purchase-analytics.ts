import { setTimeout as pause } from 'node:timers/promises';
import { toUnits } from '@onset/design-system/content/money';
import { itemAmounts, purchaseValue } from '../../contract/purchase-amounts.ts';
import type { Database } from '../database/tables.ts';
import type { PublicSettings } from '../process/build-file.ts';
import { DAY, SECOND, timestamp } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import type { TransactionData } from './payloads.ts';

/** Format of GA4's client ID, from its cookie. */
const CLIENT_ID = /^\d{1,20}\.\d{1,20}$/;

/** Maximum age of a reported purchase, in milliseconds. */
const OLDEST = 3 * DAY;

/** `purchase` event of GA4, in the format of the Measurement Protocol. */
interface PurchaseEvent {
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
 * Returns the event of a payment. Returns `undefined` for payments outside a checkout (renewals, changed cards), for
 * old ones, and without consent: only with consent, the browser adds the client ID to the custom data (`ga`). That
 * consent doesn't cover advertising.
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

/** Origin for events from servers. */
const COLLECT_ORIGIN = 'https://www.google-analytics.com';

/** Dependencies of the reports. */
interface ReportParts {
  readonly database: Database;
  readonly now: Clock;
  readonly log: Pick<Log, 'warning' | 'error'>;
  /** Origin of Google Analytics, if not the usual one. */
  readonly analyticsOrigin?: string;
  /** Milliseconds before the second attempt, which grow fourfold. Tests use less. */
  readonly firstPause?: number;
}

/** Reports purchases to Google Analytics in the background. */
interface PurchaseReports {
  /** Reports a payment if it has an event. Returns immediately and never throws. */
  readonly report: (transaction: TransactionData) => void;
  /** Resolves when no report is in progress. */
  readonly idle: () => Promise<void>;
  /** Stops retries and waits for attempts in progress. */
  readonly stop: () => Promise<void>;
}

const MAX_TRIES = 4;

/** Time for which reports are remembered, in milliseconds. Older purchases than `OLDEST` aren't reported. */
const RECORD_LIFETIME = 30 * DAY;

/**
 * Creates the reports. Each purchase is reported at most once, by any number of processes, because it is stored first.
 * If all attempts fail, a warning is logged. Without the ID or the secret of the Measurement Protocol, nothing is
 * reported.
 */
export function createPurchaseReports(
  { gaApiSecret }: Pick<Config, 'gaApiSecret'>,
  { measurementId }: Pick<PublicSettings, 'measurementId'>,
  { database, now, log, analyticsOrigin = COLLECT_ORIGIN, firstPause = SECOND }: ReportParts,
): PurchaseReports {
  const stopping = new AbortController();
  const inProgress = new Set<Promise<void>>();
  const idle = async (): Promise<void> => void (await Promise.all(inProgress));
  const stop = (): Promise<void> => {
    stopping.abort();
    return idle();
  };
  if (gaApiSecret === undefined || measurementId === null) return { report: () => {}, idle, stop };
  const url = `${analyticsOrigin}/mp/collect?${new URLSearchParams({ measurement_id: measurementId, api_secret: gaApiSecret })}`;
  const reportOnce = async (id: string, event: PurchaseEvent): Promise<void> => {
    try {
      if (!(await recordReport(database, id, now()))) return;
      const failure = await send(url, event, firstPause, stopping.signal);
      if (failure !== undefined)
        log.warning('A purchase could not be reported to Google Analytics.', { failed: failure });
    } catch (error) {
      log.error(undefined, error);
    }
  };
  return {
    report(transaction) {
      const event = stopping.signal.aborted ? undefined : purchaseEvent(transaction, now());
      if (event === undefined) return;
      const reporting = reportOnce(transaction.id, event).finally(() => inProgress.delete(reporting));
      inProgress.add(reporting);
    },
    idle,
    stop,
  };
}

/** Stores that a purchase is reported. Returns false if it was stored before. */
async function recordReport(database: Database, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('measured_purchases')
    .values({ transaction_id: id, measured_at: timestamp(now) })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes old records. */
export async function clearMeasuredPurchases(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('measured_purchases')
    .where('measured_at', '<', timestamp(now - RECORD_LIFETIME))
    .execute();
}

/** Sends an event with retries. Returns the failure of the last attempt, or `undefined`. */
async function send(
  url: string,
  event: PurchaseEvent,
  firstPause: number,
  stopping: AbortSignal,
): Promise<string | undefined> {
  for (let tried = 1; ; tried += 1) {
    const failure = await sendOnce(url, event);
    if (failure === undefined || tried === MAX_TRIES || stopping.aborted) return failure;
    try {
      await pause(Math.random() * firstPause * 4 ** tried, undefined, { signal: stopping });
    } catch {
      // The server stops.
      return failure;
    }
  }
}

/** Milliseconds for each attempt. */
const TIME_LIMIT = 5 * SECOND;

/** Sends an event once. Returns neither the URL, which contains the secret, nor the message of an error, which may. */
async function sendOnce(url: string, event: PurchaseEvent): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
  }
}
