import { currencyAt, listAt, numberAt, textAt } from './payload.ts';

/** One thing that was bought, as conversion data has it. */
export interface ConversionItem {
  readonly price_id: string;
  readonly product?: { readonly name: string };
  readonly price_name?: string;
  readonly quantity: number;
  /** What every later period costs, before tax; missing for what is paid once. */
  readonly recurring_totals?: { readonly subtotal: number };
  /** What it costs now, before tax: the price of what is paid once. */
  readonly totals?: { readonly subtotal: number };
}

/**
 * A purchase as analytics is told of it: the fields of a completed checkout that count, by the payment library's names.
 * Amounts are in whole units of the currency, `84.03`. Nothing in it says who bought.
 */
export interface ConversionData {
  readonly currency_code: string;
  readonly transaction_id: string;
  /** What was paid now: 0 where a trial begins, which is an amount like any other. */
  readonly totals?: { readonly total: number };
  /** What every later period costs; missing for what is paid once. */
  readonly recurring_totals?: { readonly total: number };
  readonly items: readonly ConversionItem[];
}

/**
 * The conversion data of a completed checkout's payload, or of what was kept of it. A currency that is missing is US
 * dollars, a quantity 1. `undefined` without a transaction id: such a purchase could be counted twice, and never matched.
 */
export function purchaseOf(payload: unknown): ConversionData | undefined {
  const transactionId = textAt(payload, 'transaction_id');
  if (transactionId === undefined) return undefined;
  const total = numberAt(payload, 'totals', 'total');
  const recurring = numberAt(payload, 'recurring_totals', 'total');
  return {
    currency_code: currencyAt(payload, 'currency_code') ?? 'USD',
    transaction_id: transactionId,
    ...(total !== undefined && { totals: { total } }),
    ...(recurring !== undefined && { recurring_totals: { total: recurring } }),
    items: listAt(payload, 'items').flatMap(itemOf),
  };
}

/** What a purchase is worth, in whole units: what was paid now, else what a period costs. */
export function conversionValue({ totals, recurring_totals: recurring }: ConversionData): number | undefined {
  return totals?.total ?? recurring?.total;
}

/** One item, or none where it does not say what it is. */
function itemOf(item: unknown): ConversionItem[] {
  const priceId = textAt(item, 'price_id');
  if (priceId === undefined) return [];
  const name = textAt(item, 'product', 'name');
  const priceName = textAt(item, 'price_name');
  const recurring = numberAt(item, 'recurring_totals', 'subtotal');
  const now = numberAt(item, 'totals', 'subtotal');
  return [
    {
      price_id: priceId,
      ...(name !== undefined && { product: { name } }),
      ...(priceName !== undefined && { price_name: priceName }),
      quantity: numberAt(item, 'quantity') ?? 1,
      ...(recurring !== undefined && { recurring_totals: { subtotal: recurring } }),
      ...(now !== undefined && { totals: { subtotal: now } }),
    },
  ];
}
