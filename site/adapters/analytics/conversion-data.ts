/**
 * What is known of a purchase once it is paid, as Paddle's `checkout.completed` writes it. Amounts are in the currency's own
 * unit: 84.03 is 84 dollars and 3 cents.
 */
export interface ConversionData {
  /** ISO 4217; USD where it is missing. */
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
  /** What is paid now: the price of what is bought once, which has no `recurring_totals`. */
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
