import type { Money } from '../../content/money.ts';

/* A customer's purchases, as the account API returns them. Times are in ISO 8601. */

/** A subscription. */
export interface BoughtSubscription {
  readonly id: string;
  readonly status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  /** Id of the plan; null if it isn't sold any more. */
  readonly plan: string | null;
  /** Such as "Onset Yearly". */
  readonly name: string;
  /** Price per interval, before tax and discounts; null if it isn't known. */
  readonly price: Money | null;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
  readonly startedAt: string | null;
  readonly trialEndsAt: string | null;
  readonly currentPeriodStartsAt: string | null;
  readonly currentPeriodEndsAt: string | null;
  /** Null if no payment is planned. */
  readonly nextPaymentAt: string | null;
  /** Due date of the first unpaid payment. */
  readonly pastDueSince: string | null;
  readonly scheduledChange: { readonly action: 'cancel' | 'pause' | 'resume'; readonly at: string } | null;
  readonly endedAt: string | null;
}

/** A one-time purchase. */
export interface BoughtOnce {
  readonly id: string;
  readonly name: string;
  readonly price: Money | null;
  readonly boughtAt: string;
  /** End of the included updates. */
  readonly updatesUntil: string;
  readonly refundedAt: string | null;
}

/** The license that follows from all purchases. */
export interface BoughtEntitlement {
  readonly active: boolean;
  /** `grace`: a payment is missing, and the app still works until `until`. */
  readonly reason: 'subscription' | 'trial' | 'grace' | 'ending' | 'lifetime' | 'ended' | 'paused' | 'none';
  /** Past or future end. */
  readonly until: string | null;
}

/** Everything a customer has bought. */
export interface Bought {
  readonly subscriptions: readonly BoughtSubscription[];
  readonly purchases: readonly BoughtOnce[];
  readonly entitlement: BoughtEntitlement;
  /**
   * Possibility of changing plans: `available`; `confirm-email` once the email address is confirmed; `none` if the payment
   * provider doesn't know the customer; `not-configured` if this server can't do it.
   */
  readonly portal: 'available' | 'confirm-email' | 'none' | 'not-configured';
}

/** A plan that a subscription can switch to, with its price before tax. */
export interface OfferedPlan {
  readonly id: string;
  readonly name: string;
  readonly price: Money;
  readonly interval: 'month' | 'year';
}

/** A change of a subscription. `continue` takes back a cancellation or a pause. `switch` names a plan. */
export type PlanChange = 'switch' | 'pause' | 'cancel' | 'continue';
