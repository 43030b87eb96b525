import { currencyAt, listAt, numberAt, textAt } from './payload.ts';

/** Amounts of one thing that was bought, of all its units and before tax. */
interface ItemTotals {
  readonly subtotal: number;
  readonly discount?: number;
}

/** Amounts of a purchase. The total includes the tax. */
interface PurchaseTotals {
  readonly total: number;
  readonly tax?: number;
}

/** One thing that was bought, as conversion data has it. */
export interface ConversionItem {
  readonly price_id: string;
  readonly product?: { readonly name: string };
  readonly price_name?: string;
  readonly quantity: number;
  /** What every later period costs, before tax; missing for what is paid once. */
  readonly recurring_totals?: ItemTotals;
  /** What it costs now, before tax: the price of what is paid once. */
  readonly totals?: ItemTotals;
}

/**
 * A purchase as analytics is told of it: the fields of a completed checkout that count, by the payment library's names.
 * Amounts are in whole units of the currency, `84.03`. Nothing in it says who bought.
 */
export interface ConversionData {
  readonly currency_code: string;
  readonly transaction_id: string;
  /** What was paid now: 0 where a trial begins, which is an amount like any other. */
  readonly totals?: PurchaseTotals;
  /** What every later period costs; missing for what is paid once. */
  readonly recurring_totals?: PurchaseTotals;
  readonly items: readonly ConversionItem[];
}

/**
 * The conversion data of a completed checkout's payload, or of what was kept of it. A currency that is missing is US
 * dollars, a quantity 1. `undefined` without a transaction id: such a purchase could be counted twice, and never matched.
 */
export function purchaseOf(payload: unknown): ConversionData | undefined {
  const transactionId = textAt(payload, 'transaction_id');
  if (transactionId === undefined) return undefined;
  const totals = totalsOf(payload, 'totals');
  const recurring = totalsOf(payload, 'recurring_totals');
  return {
    currency_code: currencyAt(payload, 'currency_code') ?? 'USD',
    transaction_id: transactionId,
    ...(totals && { totals }),
    ...(recurring && { recurring_totals: recurring }),
    items: listAt(payload, 'items').flatMap(itemOf),
  };
}

function totalsOf(payload: unknown, name: 'totals' | 'recurring_totals'): PurchaseTotals | undefined {
  const total = numberAt(payload, name, 'total');
  const tax = numberAt(payload, name, 'tax');
  return total === undefined ? undefined : { total, ...(tax !== undefined && { tax }) };
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
  const recurring = itemTotalsOf(item, 'recurring_totals');
  const now = itemTotalsOf(item, 'totals');
  return [
    {
      price_id: priceId,
      ...(name !== undefined && { product: { name } }),
      ...(priceName !== undefined && { price_name: priceName }),
      quantity: numberAt(item, 'quantity') ?? 1,
      ...(recurring && { recurring_totals: recurring }),
      ...(now && { totals: now }),
    },
  ];
}

function itemTotalsOf(item: unknown, name: 'totals' | 'recurring_totals'): ItemTotals | undefined {
  const subtotal = numberAt(item, name, 'subtotal');
  const discount = numberAt(item, name, 'discount');
  return subtotal === undefined ? undefined : { subtotal, ...(discount !== undefined && { discount }) };
}
