import { ofLowestText, fromUnits } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import type { ConversionData } from '../analytics/purchase.ts';
import { isObject } from '../http.ts';

/*
 * Parsers for the data that the payment library sends. Its types declare every field as present, but any may be
 * missing. The parsers are written by hand because the core of a schema library is larger than the whole adapter.
 */

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** Returns the non-empty string at a path, or `undefined`. */
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

/** Amounts of an order: `subtotal` − `discount` + `tax` = `total`. */
interface OrderTotals {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** Order of an open checkout. */
export interface Order {
  readonly transactionId: string | undefined;
  readonly priceIds: readonly string[];
  /** Amounts due now. */
  readonly totals: OrderTotals;
  /** Amounts due at each renewal; `undefined` for a one-time purchase. */
  readonly recurringTotals: OrderTotals | undefined;
  readonly discountCode: string | undefined;
  /** Country that the buyer chose (ISO 3166). Before that, the tax isn't final. */
  readonly countryCode: string | undefined;
}

/**
 * Event of a checkout, with the order if the event contains it. `error` and `warning` are about the last action,
 * `failed` is about the whole form. `code` is the library's error code.
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
      /** Email address of the buyer. It isn't stored. */
      readonly email: string | undefined;
    }
  | { readonly type: 'error' | 'warning' | 'failed'; readonly code: string | undefined };

const EVENT_TYPES: Readonly<Record<string, CheckoutEvent['type']>> = {
  'checkout.loaded': 'loaded',
  'checkout.payment.initiated': 'paying',
  // The buyer closed the Apple Pay sheet, and the form is ready again.
  'checkout.payment.dismissed': 'loaded',
  'checkout.payment.failed': 'declined',
  'checkout.completed': 'completed',
  'checkout.closed': 'closed',
  'checkout.error': 'error',
  'checkout.payment.error': 'error',
  'checkout.failed': 'failed',
  'checkout.warning': 'warning',
};

/** Parses an event of the library. `id` is the ID of its checkout. Returns `undefined` for anything else. */
export function readEvent(
  event: unknown,
): { readonly event: CheckoutEvent; readonly id: string | undefined } | undefined {
  // In Paddle's documentation, a warning has its name in `type`.
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

/** Parses the order of an event. Returns `undefined` without a currency or a total. */
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

/** Parses the totals of an event, which are in major units such as `84.03`. */
function readTotals(totals: unknown, currency: string): OrderTotals | undefined {
  const total = numberAt(totals, 'total');
  if (total === undefined) return undefined;
  const money = (name: string, otherwise: number): Money => fromUnits(numberAt(totals, name) ?? otherwise, currency);
  return {
    subtotal: money('subtotal', total),
    discount: money('discount', 0),
    tax: money('tax', 0),
    total: money('total', total),
  };
}

/**
 * Parses the conversion data of a completed checkout or of the stored purchase. The result contains nothing about the
 * buyer. Returns `undefined` without a transaction ID, because such a purchase could be counted twice.
 */
export function readPurchase(data: unknown): ConversionData | undefined {
  const transactionId = textAt(data, 'transaction_id');
  if (transactionId === undefined) return undefined;
  const [paidAt, discount] = [textAt(data, 'paid_at'), numberAt(data, 'shown_discount')];
  return {
    currency_code: currencyAt(data, 'currency_code') ?? 'USD',
    transaction_id: transactionId,
    ...amounts(data, 'total', 'tax'),
    ...(paidAt !== undefined && { paid_at: paidAt }),
    ...(discount !== undefined && { shown_discount: discount }),
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

/** Reads two amounts from each of `totals` and `recurring_totals`, if present. */
function amounts<First extends string, Second extends string>(value: unknown, first: First, second: Second) {
  const read = (name: string) => {
    const [one, other] = [numberAt(value, name, first), numberAt(value, name, second)];
    if (one === undefined) return undefined;
    // TypeScript widens a computed key to `string`.
    return { [first]: one, ...(other !== undefined && { [second]: other }) } as Record<First, number> &
      Partial<Record<Second, number>>;
  };
  const [totals, recurring] = [read('totals'), read('recurring_totals')];
  return { ...(totals && { totals }), ...(recurring && { recurring_totals: recurring }) };
}

/** Returns the paid amount in major units, or the price of a period if the purchase has no totals. */
export function conversionValue({ totals, recurring_totals: recurring }: ConversionData): number | undefined {
  return totals?.total ?? recurring?.total;
}

/** Amounts of a price for the visitor: `subtotal` + `tax` = `total`. */
export interface LocalPrice {
  readonly subtotal: Money;
  readonly tax: Money;
  readonly total: Money;
  /** True if the price includes the tax; `undefined` if that is unknown. */
  readonly taxIncluded: boolean | undefined;
}

/** Localized prices by price ID. */
export type LocalPrices = ReadonlyMap<string, LocalPrice>;

/** Parses a price preview. Returns all requested prices or none, so that no two have different currencies. */
export function readPrices(response: unknown, priceIds: readonly string[]): LocalPrices | undefined {
  const currency = currencyAt(response, 'data', 'currencyCode');
  if (currency === undefined) return undefined;
  const lines = listAt(response, 'data', 'details', 'lineItems');
  const prices = new Map<string, LocalPrice>();
  for (const id of priceIds) {
    const line = lines.find((each) => textAt(each, 'price', 'id') === id);
    // Price previews have amounts as strings in the lowest unit.
    // The totals of a price with a trial may be those of the trial.
    const amounts = at(line, 'unitTotals') ?? at(line, 'totals');
    const money = (name: string): Money | undefined => ofLowestText(at(amounts, name), currency);
    const [subtotal, tax, total] = [money('subtotal'), money('tax'), money('total')];
    if (!subtotal || !tax || !total) return undefined;
    prices.set(id, { subtotal, tax, total, taxIncluded: isTaxIncluded(at(line, 'price'), subtotal, tax) });
  }
  return prices;
}

/**
 * Returns true if a price includes the tax, and `undefined` if that is unknown. If the price uses the account's
 * setting, its amount is compared with the totals.
 */
function isTaxIncluded(price: unknown, subtotal: Money, tax: Money): boolean | undefined {
  const mode = textAt(price, 'taxMode');
  if (mode === 'internal' || mode === 'external') return mode === 'internal';
  const isSame = currencyAt(price, 'unitPrice', 'currencyCode') === subtotal.currency;
  const unit = isSame ? ofLowestText(at(price, 'unitPrice', 'amount'), subtotal.currency)?.lowest : undefined;
  if (tax.lowest === 0) return undefined;
  if (unit === subtotal.lowest) return false;
  return unit === subtotal.lowest + tax.lowest ? true : undefined;
}
