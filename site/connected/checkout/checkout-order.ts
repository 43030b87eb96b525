import type { CheckoutOrder } from '@onset/design-system/sections/checkout';
import type { Order } from '../../adapters/payments/index.ts';

/** An order as the summary shows it: its rows add up at every moment. */
export function toCheckoutOrder({ totals, recurringTotals, discountCode, countryCode }: Order): CheckoutOrder {
  return {
    subtotal: totals.subtotal,
    discount: discountCode === undefined ? null : { code: discountCode, amount: totals.discount },
    // Before the buyer has said where they are, the library reckons with where the network seems to be. What it has put
    // into the total is shown, so that the rows add up; nothing put in may still become something.
    tax: countryCode === undefined && totals.tax.lowest === 0 ? null : totals.tax,
    total: totals.total,
    renewal: recurringTotals ? { amount: recurringTotals.total } : null,
  };
}
