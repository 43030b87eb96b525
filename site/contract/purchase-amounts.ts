/** Line of a purchase, with the amounts of all its units, without tax, in the major unit of the currency such as dollars. */
export interface LineAmounts {
  /** Before the discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly quantity: number;
}

/**
 * Returns the amounts of a line as GA4 defines them, per unit: the price after the discount, and the discount, if any.
 * Source: developers.google.com/analytics/devguides/collection/ga4/reference/events#purchase
 */
export function itemAmounts({ subtotal, discount, quantity }: LineAmounts): { price: number; discount?: number } {
  const units = quantity || 1;
  return {
    price: round((subtotal - discount) / units),
    ...(discount > 0 && { discount: round(discount / units) }),
  };
}

/** Returns the value of a purchase as GA4 defines it: the sum of its items' prices, which is its total without tax. */
export const purchaseValue = (total: number, tax: number): number => round(total - tax);

/** Removes errors of binary floating-point numbers. */
const round = (amount: number): number => Math.round(amount * 1e6) / 1e6;
