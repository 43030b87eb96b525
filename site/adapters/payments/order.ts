import { ofUnits } from '@onset/design-system/content/money';
import type { Money } from '@onset/design-system/content/money';
import { currencyAt, listAt, numberAt, textAt, at } from './payload.ts';

/** Sums of an order, or of one item: `subtotal` − `discount` + `tax` = `total`. */
export interface OrderTotals {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** One thing in a checkout. */
export interface OrderItem {
  readonly priceId: string;
  /** What the payment provider calls what is sold. */
  readonly name: string | undefined;
  readonly quantity: number;
  readonly totals: OrderTotals | undefined;
}

/** What a checkout is about at a moment: shown beside it while the buyer gives country, tax number or discount code. */
export interface Order {
  readonly transactionId: string | undefined;
  readonly items: readonly OrderItem[];
  /** What is due now. */
  readonly totals: OrderTotals;
  /** What is due at each renewal; `undefined` for what is paid once. */
  readonly recurringTotals: OrderTotals | undefined;
  readonly discountCode: string | undefined;
  readonly email: string | undefined;
  /** Where the buyer said they are (ISO 3166); before that, no tax is final. */
  readonly countryCode: string | undefined;
}

/** The order in an event's payload; `undefined` where it names no currency or no total, which is no order to show. */
export function readOrder(payload: unknown): Order | undefined {
  const currency = currencyAt(payload, 'currency_code');
  const totals = currency && readTotals(at(payload, 'totals'), currency);
  if (!currency || !totals) return undefined;
  return {
    transactionId: textAt(payload, 'transaction_id'),
    items: listAt(payload, 'items').flatMap((item) => readItem(item, currency)),
    totals,
    recurringTotals: readTotals(at(payload, 'recurring_totals'), currency),
    discountCode: textAt(payload, 'discount', 'code'),
    email: textAt(payload, 'customer', 'email'),
    countryCode: textAt(payload, 'customer', 'address', 'country_code'),
  };
}

function readItem(item: unknown, currency: string): OrderItem[] {
  const priceId = textAt(item, 'price_id');
  if (priceId === undefined) return [];
  return [
    {
      priceId,
      name: textAt(item, 'product', 'name'),
      quantity: numberAt(item, 'quantity') ?? 1,
      totals: readTotals(at(item, 'totals'), currency),
    },
  ];
}

/** Events have amounts as numbers of whole units, `84.03`; price previews and the server have other forms. */
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
