/** Price of a plan for the visitor, as formatted text. */
export interface LocalizedPrice {
  /** The amount that is charged, such as `89,00 €`. */
  amount: string;
  /** The displayed amount if it differs, such as the price per month. */
  shownAmount?: string;
  /** One line below the amount that says if tax is included. */
  note?: string;
  /** Replaces the terms if they contain an amount. */
  terms?: string;
}

/** Input from a connected section. */
export interface PricingBehavior {
  /**
   * Localized prices by plan. Pass an empty object while they are loading: the default prices are shown, with enough space
   * for any amount. Leave it out if prices are never localized.
   */
  localized?: Readonly<Record<string, LocalizedPrice>>;
  /** ID of the visitor's current plan. */
  current?: string | undefined;
}
