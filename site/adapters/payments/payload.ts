import { ofLowestText, ofUnits } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import type { ConversionData } from '../analytics/conversion-data.ts';
import { isObject } from '../http/index.ts';

/*
 * Readers of what the payment library sends. Its types promise every field, but any may be missing. They are written by
 * hand because the core of a schema library is larger than the whole adapter.
 */

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** Returns a string that isn't empty. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function numberAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

function currencyAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = textAt(value, ...path);
  return found !== undefined && /^[A-Z]{3}$/.test(found) ? found : undefined;
}

/** Sums of an order: `subtotal` − `discount` + `tax` = `total`. */
interface OrderTotals {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** The order of an open checkout. */
export interface Order {
  readonly transactionId: string | undefined;
  readonly priceIds: readonly string[];
  /** Due now. */
  readonly totals: OrderTotals;
  /** Due at each renewal; `undefined` for what is paid once. */
  readonly recurringTotals: OrderTotals | undefined;
  readonly discountCode: string | undefined;
  /** The country that the buyer chose (ISO 3166). Before that, the tax isn't final. */
  readonly countryCode: string | undefined;
}

/**
 * One event of a checkout, with the order if the event contains it. `error` and `warning` are about the last action, `failed`
 * is about the whole form; `code` is the library's.
 */
export type CheckoutEvent =
  | {
      readonly type: 'loaded' | 'updated' | 'paying' | 'declined' | 'closed';
      readonly order: Order | undefined;
    }
  | {
      readonly type: 'completed';
      readonly order: Order | undefined;
      /** `undefined` if the event names no transaction. */
      readonly purchase: ConversionData | undefined;
      /** The email address that paid. It isn't stored. */
      readonly email: string | undefined;
    }
  | { readonly type: 'error' | 'warning' | 'failed'; readonly code: string | undefined };

const EVENT_TYPES: Readonly<Record<string, CheckoutEvent['type']>> = {
  'checkout.loaded': 'loaded',
  'checkout.payment.initiated': 'paying',
  'checkout.payment.failed': 'declined',
  'checkout.completed': 'completed',
  'checkout.closed': 'closed',
  'checkout.error': 'error',
  'checkout.payment.error': 'error',
  'checkout.failed': 'failed',
  'checkout.warning': 'warning',
};

/** Reads an event of the library. `id` is that of its checkout. Returns nothing for anything else. */
export function readEvent(
  event: unknown,
): { readonly event: CheckoutEvent; readonly id: string | undefined } | undefined {
  // The documented example of a warning has its name in `type`.
  const name = textAt(event, 'name') ?? textAt(event, 'type');
  if (name === undefined || !name.startsWith('checkout.')) return undefined;
  const type = (Object.hasOwn(EVENT_TYPES, name) ? EVENT_TYPES[name] : undefined) ?? 'updated';
  const data = at(event, 'data');
  const id = textAt(data, 'id');
  if (type === 'error' || type === 'warning' || type === 'failed')
    return { id, event: { type, code: textAt(event, 'code') } };
  const order = readOrder(data);
  if (type !== 'completed') return { id, event: { type, order } };
  return { id, event: { type, order, purchase: readPurchase(data), email: textAt(data, 'customer', 'email') } };
}

/** Reads the order of an event; without a currency or a total, there is none to show. */
function readOrder(data: unknown): Order | undefined {
  const currency = currencyAt(data, 'currency_code');
  const totals = currency && readTotals(at(data, 'totals'), currency);
  if (!currency || !totals) return undefined;
  return {
    transactionId: textAt(data, 'transaction_id'),
    priceIds: listAt(data, 'items').flatMap((item) => textAt(item, 'price_id') ?? []),
    totals,
    recurringTotals: readTotals(at(data, 'recurring_totals'), currency),
    discountCode: textAt(data, 'discount', 'code'),
    countryCode: textAt(data, 'customer', 'address', 'country_code'),
  };
}

/** Events have amounts in whole units, `84.03`. */
function readTotals(totals: unknown, currency: string): OrderTotals | undefined {
  const total = numberAt(totals, 'total');
  if (total === undefined) return undefined;
  const money = (name: string, otherwise: number): Money => ofUnits(numberAt(totals, name) ?? otherwise, currency);
  return {
    subtotal: money('subtotal', total),
    discount: money('discount', 0),
    tax: money('tax', 0),
    total: money('total', total),
  };
}

/**
 * Reads the conversion data of a completed checkout, or what was kept of it. It contains nothing about the buyer. Without a
 * transaction id there is none, because such a purchase could be counted twice.
 */
export function readPurchase(data: unknown): ConversionData | undefined {
  const transactionId = textAt(data, 'transaction_id');
  if (transactionId === undefined) return undefined;
  return {
    currency_code: currencyAt(data, 'currency_code') ?? 'USD',
    transaction_id: transactionId,
    ...amounts(data, 'total', 'tax'),
    items: listAt(data, 'items').flatMap((item) => {
      const priceId = textAt(item, 'price_id');
      const name = textAt(item, 'product', 'name');
      const priceName = textAt(item, 'price_name');
      if (priceId === undefined) return [];
      return {
        price_id: priceId,
        ...(name !== undefined && { product: { name } }),
        ...(priceName !== undefined && { price_name: priceName }),
        quantity: numberAt(item, 'quantity') ?? 1,
        ...amounts(item, 'subtotal', 'discount'),
      };
    }),
  };
}

/** Reads two amounts each of `totals` and `recurring_totals`, as far as they are there. */
function amounts<First extends string, Second extends string>(value: unknown, first: First, second: Second) {
  const read = (name: string) => {
    const [one, other] = [numberAt(value, name, first), numberAt(value, name, second)];
    if (one === undefined) return undefined;
    // A computed key loses its name in the type.
    return { [first]: one, ...(other !== undefined && { [second]: other }) } as Record<First, number> &
      Partial<Record<Second, number>>;
  };
  const [totals, recurring] = [read('totals'), read('recurring_totals')];
  return { ...(totals && { totals }), ...(recurring && { recurring_totals: recurring }) };
}

/** Returns what was paid, in whole units, or what a period costs if the purchase has no amount for now. */
export function conversionValue({ totals, recurring_totals: recurring }: ConversionData): number | undefined {
  return totals?.total ?? recurring?.total;
}

/** The amounts of a price for the visitor. `subtotal` + `tax` = `total`. */
export interface LocalPrice {
  readonly subtotal: Money;
  readonly tax: Money;
  readonly total: Money;
  /** Whether the price was set with the tax in it; `undefined` if that is unknown. */
  readonly taxIncluded: boolean | undefined;
}

/** Prices by their ids. */
export type LocalPrices = ReadonlyMap<string, LocalPrice>;

/** Reads a price preview: every requested price or none, so that no two are in different currencies. */
export function readPrices(response: unknown, priceIds: readonly string[]): LocalPrices | undefined {
  const currency = currencyAt(response, 'data', 'currencyCode');
  if (currency === undefined) return undefined;
  const lines = listAt(response, 'data', 'details', 'lineItems');
  const prices = new Map<string, LocalPrice>();
  for (const id of priceIds) {
    const line = lines.find((each) => textAt(each, 'price', 'id') === id);
    // Here, amounts are texts in the lowest unit.
    const money = (name: string): Money | undefined => ofLowestText(at(line, 'totals', name), currency);
    const [subtotal, tax, total] = [money('subtotal'), money('tax'), money('total')];
    if (!subtotal || !tax || !total) return undefined;
    prices.set(id, { subtotal, tax, total, taxIncluded: isTaxIncluded(at(line, 'price'), subtotal, tax) });
  }
  return prices;
}

/** By the setting of the price; if that is the account's, by whether the amount of the price contains the tax. */
function isTaxIncluded(price: unknown, subtotal: Money, tax: Money): boolean | undefined {
  const mode = textAt(price, 'taxMode');
  if (mode === 'internal' || mode === 'external') return mode === 'internal';
  const isSame = currencyAt(price, 'unitPrice', 'currencyCode') === subtotal.currency;
  const unit = isSame ? ofLowestText(at(price, 'unitPrice', 'amount'), subtotal.currency)?.lowest : undefined;
  if (tax.lowest === 0) return undefined;
  if (unit === subtotal.lowest) return false;
  return unit === subtotal.lowest + tax.lowest ? true : undefined;
}
