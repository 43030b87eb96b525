/**
 * What is known of a purchase once it is paid, as Paddle's `checkout.completed` writes it. Amounts are in the currency's own
 * unit: 84.03 is 84 dollars and 3 cents.
 */
export interface ConversionData {
  /** ISO 4217; USD where it is missing. */
  readonly currency_code?: string | undefined;
  readonly transaction_id: string;
  readonly totals?: { readonly total?: number | undefined } | undefined;
  readonly recurring_totals?: { readonly total?: number | undefined } | undefined;
  readonly items: readonly ConversionItem[];
}

export interface ConversionItem {
  readonly price_id: string;
  readonly product?: { readonly name?: string | undefined } | undefined;
  readonly price_name?: string | null | undefined;
  readonly quantity?: number | undefined;
  readonly recurring_totals?: { readonly subtotal?: number | undefined } | undefined;
  /** What is paid now: the price of what is bought once, which has no `recurring_totals`. */
  readonly totals?: { readonly subtotal?: number | undefined } | undefined;
}
