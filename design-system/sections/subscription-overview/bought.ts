import type { Money } from '../../content/money.ts';

/* A customer's purchases in the format of the account API. Times are in ISO 8601. */

/** A subscription. */
export interface BoughtSubscription {
  readonly id: string;
  readonly status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  /** ID of the plan; null if it is no longer sold. */
  readonly plan: string | null;
  /** Name of the product and the plan, such as "Onset Yearly". */
  readonly name: string;
  /** Price per interval, before tax and discounts; null if it isn't known. */
  readonly price: Money | null;
  readonly interval: 'day' | 'week' | 'month' | 'year' | null;
  readonly startedAt: string | null;
  readonly trialEndsAt: string | null;
  readonly currentPeriodStartsAt: string | null;
  readonly currentPeriodEndsAt: string | null;
  /** Date of the next payment; null if none is planned. */
  readonly nextPaymentAt: string | null;
  /** Due date of the first unpaid payment. */
  readonly pastDueSince: string | null;
  readonly scheduledChange: { readonly action: 'cancel' | 'pause' | 'resume'; readonly at: string } | null;
  readonly endedAt: string | null;
  /**
   * Changes that the customer may make. `ending`: pause, cancel, and continue before the plan has paused or ended.
   * `none`: this server can't change it, or the customer has to confirm their email address first.
   */
  readonly allowedChanges: 'all' | 'ending' | 'none';
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

/** A requested payment. */
export interface BoughtInvoice {
  readonly name: string;
  readonly status: 'paid' | 'past_due' | 'canceled';
  /** Total with tax. */
  readonly total: Money;
  readonly at: string;
}

/** The license that follows from all purchases. */
export interface BoughtEntitlement {
  readonly active: boolean;
  /** `grace`: a payment is missing, and the app still works until `until`. */
  readonly reason: 'subscription' | 'trial' | 'grace' | 'ending' | 'lifetime' | 'ended' | 'paused' | 'none';
  /** End of the license, in the past or the future; null if it has none. */
  readonly until: string | null;
}

/** Everything a customer has bought. */
export interface Bought {
  readonly subscriptions: readonly BoughtSubscription[];
  readonly purchases: readonly BoughtOnce[];
  /** Newest first. */
  readonly invoices: readonly BoughtInvoice[];
  readonly entitlement: BoughtEntitlement;
  /**
   * Availability of the payment provider's portal. `confirm-email`: after the email address is confirmed, like all
   * changes that `allowedChanges` leaves out. `none`: the payment provider doesn't know the customer. `not-configured`:
   * this server can't open it.
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

/** Cost of a period of a plan for a subscriber, in the currency of the subscription. */
export interface PlanTotal {
  readonly subscriptionId: string;
  readonly plan: string;
  /** Total of each period, with tax; null if it couldn't be determined. Then the price before tax is shown. */
  readonly total: Money | null;
}

/** Returns a total, null if it couldn't be determined, or `undefined` if it isn't known yet. */
export function totalOf(totals: readonly PlanTotal[], id: string, plan: string | null | undefined) {
  return totals.find((each) => each.subscriptionId === id && each.plan === plan)?.total;
}

/** A change of a subscription. `continue` reverts a cancellation or a pause. `switch` changes to another plan. */
export type PlanChange = 'switch' | 'pause' | 'cancel' | 'continue';
