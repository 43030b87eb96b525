import { itemAmounts, purchaseValue } from '../../contract/purchase-amounts.ts';
import { orNull } from '../storage.ts';
import { storedText } from '../stored-text.ts';
import type { TextStorage } from '../stored-text.ts';
import type { AnalyticsEvents, Item } from './analytics.ts';

/** Currency of a checkout without one. */
const CURRENCY = 'USD';

/**
 * Returns the `purchase` event for GA4. Its value is the paid amount without tax, which is 0 at the start of a trial, or the
 * amount of each period if the checkout has no amount due now.
 */
export function purchaseEvent(data: ConversionData): AnalyticsEvents['purchase'] {
  const tax = getTotals(data)?.tax;
  return { ...paid(data), ...(tax === undefined ? {} : { tax }), items: data.items.map(toItem) };
}

/** Returns the `conversion` event for Google Ads (`AW-…/label`), with the transaction ID, so that none is counted twice. */
export function conversionEvent(data: ConversionData, sendTo: string): AnalyticsEvents['conversion'] {
  return { send_to: sendTo, ...paid(data) };
}

function paid(data: ConversionData) {
  const { total, tax = 0 } = getTotals(data) ?? {};
  return {
    transaction_id: data.transaction_id,
    currency: data.currency_code || CURRENCY,
    ...(total === undefined ? {} : { value: purchaseValue(total, tax) }),
  };
}

const getTotals = ({ totals, recurring_totals }: ConversionData) =>
  totals?.total === undefined ? recurring_totals : totals;

function toItem({ price_id, product, price_name, quantity, recurring_totals, totals }: ConversionItem): Item {
  const { subtotal, discount = 0 } = (totals?.subtotal === undefined ? recurring_totals : totals) ?? {};
  return {
    item_id: price_id,
    ...(product?.name ? { item_name: product.name } : {}),
    ...(price_name ? { item_variant: price_name } : {}),
    item_category: 'subscription',
    ...(subtotal === undefined ? {} : itemAmounts({ subtotal, discount, quantity: quantity ?? 1 })),
    ...(quantity === undefined ? {} : { quantity }),
  };
}

/** Paid purchase in the format of Paddle's `checkout.completed`. Amounts are in major units: 84.03 is 84 dollars and 3 cents. */
export interface ConversionData {
  /** ISO 4217. Default: USD. */
  readonly currency_code?: string | undefined;
  readonly transaction_id: string;
  readonly totals?: PurchaseTotals | undefined;
  readonly recurring_totals?: PurchaseTotals | undefined;
  readonly items: readonly ConversionItem[];
  /** Time of the payment by the clock of this browser, in ISO 8601. Only in the stored purchase. */
  readonly paid_at?: string | undefined;
  /** Discount as the checkout has shown it: with tax if the prices include it. Only in the stored purchase. */
  readonly shown_discount?: number | undefined;
}

export interface ConversionItem {
  readonly price_id: string;
  readonly product?: { readonly name?: string | undefined } | undefined;
  readonly price_name?: string | null | undefined;
  readonly quantity?: number | undefined;
  readonly recurring_totals?: ItemTotals | undefined;
  /** Amounts due now: those of one-time purchases, which have no `recurring_totals`. */
  readonly totals?: ItemTotals | undefined;
}

/** Amounts of a purchase. The total includes the tax. */
interface PurchaseTotals {
  readonly total?: number | undefined;
  readonly tax?: number | undefined;
}

/** Amounts of an item, of all its units and before tax. The subtotal is before the discount. */
interface ItemTotals {
  readonly subtotal?: number | undefined;
  readonly discount?: number | undefined;
}

/** Part of `navigator.locks` that is needed. */
export interface LocksLike {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export interface SentPurchases {
  /**
   * Calls `send`, unless something with this name was already sent from this browser. `send` returns true if it sent it, and
   * must not throw. Resolves to true if it was sent now.
   */
  readonly once: (name: string, send: () => boolean) => Promise<boolean>;
}

const SENT_KEY = 'onset_sent_purchases';
const SENT_LOCK = 'onset-sent-purchases';

/** Maximum number of remembered names, two for each purchase. */
const MAX_NAMES = 40;

/**
 * Creates the memory of sent purchases. A lock prevents two tabs from sending the same purchase at once. Without locks, the
 * storage is read and written without a pause, which makes that very unlikely. If storage is blocked, it lasts as long as
 * the page.
 */
export function sentPurchases(storage: TextStorage, locks: LocksLike | undefined): SentPurchases {
  const stored = storedText(storage, SENT_KEY);
  const sendUnsent = (name: string, send: () => boolean): boolean => {
    const sent = readNames(stored.read());
    if (sent.includes(name) || !send()) return false;
    stored.write(JSON.stringify([...sent, name].slice(-MAX_NAMES)));
    return true;
  };
  return {
    async once(name, send) {
      const work = (): Promise<boolean> => Promise.resolve(sendUnsent(name, send));
      if (!locks) return work();
      try {
        return await locks.request(SENT_LOCK, work);
      } catch {
        return await work(); // Locks are rejected in sandboxed frames. `work` never throws.
      }
    },
  };
}

function readNames(text: string | null): string[] {
  const names = orNull((): unknown => JSON.parse(text ?? '[]'));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
