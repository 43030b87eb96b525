import type { NoticeMessage } from '../../primitives/notice/index.ts';

/** What a way to pay costs where the visitor is, as texts that are ready to be shown. */
export interface LocalisedPrice {
  /** What is charged, such as `89,00 €`. */
  amount: string;
  /** What is shown in place of it, such as the share of one month. */
  shownAmount?: string;
  /** Under it: whether tax is in it. One line. */
  note?: string;
  /** In place of the terms, where these name an amount. */
  terms?: string;
}

/** What a connected section adds to the prices of a page. */
export interface PricingBehavior {
  /**
   * Prices by the id of the option. Give an empty object while they are on their way: the amounts of the page stand
   * until then, in the room that any amount needs, so that nothing moves. Left out where they are never localised.
   */
  localised?: Readonly<Record<string, LocalisedPrice>>;
  /** Message above the guarantee, such as that the visitor already owns a plan. Null while there is none. */
  notice?: NoticeMessage | null;
}
