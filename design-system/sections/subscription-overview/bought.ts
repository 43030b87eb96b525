import type { Money } from '../../content/money.ts';

/* What a customer has bought, as the account tells it. Moments are ISO 8601 texts. */

/** One subscription. */
export interface BoughtSubscription {
  readonly id: string;
  readonly status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  /** What it is called: "Onset Yearly". */
  readonly name: string;
  /** What a period costs, before tax and discounts; null where that is not known. */
  readonly price: Money | null;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
  readonly startedAt: string | null;
  readonly trialEndsAt: string | null;
  readonly currentPeriodStartsAt: string | null;
  readonly currentPeriodEndsAt: string | null;
  /** When the next payment is taken; null where none is. */
  readonly nextPaymentAt: string | null;
  /** Since when a payment is missing. */
  readonly pastDueSince: string | null;
  readonly scheduledChange: { readonly action: 'cancel' | 'pause' | 'resume'; readonly at: string } | null;
  readonly endedAt: string | null;
}

/** Something paid once. */
export interface BoughtOnce {
  readonly id: string;
  readonly name: string;
  readonly price: Money | null;
  readonly boughtAt: string;
  /** Until when new versions are included. */
  readonly updatesUntil: string;
  readonly refundedAt: string | null;
}

/** Whether the app may be used for it all, and until when. */
export interface BoughtEntitlement {
  readonly active: boolean;
  /** `grace`: a payment is missing, and the app works until `until` all the same. */
  readonly reason: 'subscription' | 'trial' | 'grace' | 'ending' | 'lifetime' | 'ended' | 'paused' | 'none';
  /** When it ends, or has ended, unless something changes. */
  readonly until: string | null;
}

/** Everything a customer has bought. */
export interface Bought {
  readonly subscriptions: readonly BoughtSubscription[];
  readonly purchases: readonly BoughtOnce[];
  readonly entitlement: BoughtEntitlement;
  /**
   * Whether the payment provider's pages can be opened: `available`; `confirm-email`, once the email is confirmed;
   * `none`, there is no customer; `not-configured`, not by this server.
   */
  readonly portal: 'available' | 'confirm-email' | 'none' | 'not-configured';
}

/** What the payment provider's pages are opened for. */
export type PortalPurpose = 'overview' | 'update-card' | 'cancel';
