/** A line of a purchase: amounts of all its units, without tax, in whole units of the currency. */
export interface LineAmounts {
  /** Before the discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly quantity: number;
}

/**
 * Returns the amounts of a line as GA4 defines them, for one unit: its price after the discount, and the discount where
 * there is one. Source: developers.google.com/analytics/devguides/collection/ga4/reference/events#purchase
 */
export function itemAmounts({ subtotal, discount, quantity }: LineAmounts): { price: number; discount?: number } {
  const units = quantity || 1;
  return {
    price: rounded((subtotal - discount) / units),
    ...(discount > 0 && { discount: rounded(discount / units) }),
  };
}

/** Returns the value of a purchase as GA4 defines it: the sum of its items' prices, which is its total without tax. */
export const purchaseValue = (total: number, tax: number): number => rounded(total - tax);

/** Removes the error of binary fractions. */
const rounded = (amount: number): number => Math.round(amount * 1e6) / 1e6;
