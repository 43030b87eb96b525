import type { Entitlement, SubscriptionStatus } from '../../contract/billing.ts';
import { DAY, timestamp } from '../process/clock.ts';

/** Number of days for which the product may be used while a payment is missing. */
const GRACE_DAYS = 14;

/** Fields of a subscription that determine the entitlement. Times are timestamps of the database. */
export interface BoughtSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly plan: string | null;
  /** Time since which a payment is missing. */
  readonly pastDueSince: string | null;
  readonly scheduledChange: { readonly action: string; readonly at: string } | null;
  readonly pausedAt: string | null;
  readonly endedAt: string | null;
  /** Time when its last payment was fully refunded. */
  readonly refundedAt: string | null;
}

/** Fields of a one-time purchase that determine the entitlement. */
export interface BoughtOnce {
  readonly id: string;
  /** Null for a price that isn't in the catalog, which grants nothing because the seller may also sell other things. */
  readonly plan: string | null;
  /** End of the period in which new versions are included. */
  readonly updatesUntil: string;
  /** Time when it was fully refunded. */
  readonly refundedAt: string | null;
}

/** All purchases of a user. */
export interface Bought {
  readonly subscriptions: readonly BoughtSubscription[];
  readonly purchases: readonly BoughtOnce[];
}

/** Entitlement, and the subscription or payment that grants it. */
export interface Grant {
  readonly entitlement: Entitlement;
  /** Null if nothing was bought. */
  readonly purchaseId: string | null;
}

/**
 * Returns the entitlement of a user at `now`, in milliseconds since 1970. The best purchase counts: first in the order
 * of `RANKS`, then by how long it lasts.
 */
export function entitlementOf(bought: Bought, now: number): Entitlement {
  return grantOf(bought, now).entitlement;
}

/** Returns the same entitlement, with the purchase that grants it. */
export function grantOf({ subscriptions, purchases }: Bought, now: number): Grant {
  const all = [
    ...subscriptions.map((each): Grant => ({ entitlement: ofSubscription(each, now), purchaseId: each.id })),
    ...purchases.flatMap((each): Grant[] =>
      each.plan === null ? [] : [{ entitlement: ofPurchase(each), purchaseId: each.id }],
    ),
  ];
  const nothing: Grant = { entitlement: NO_ENTITLEMENT, purchaseId: null };
  return all.reduce((best, other) => (isBetter(other.entitlement, best.entitlement, now) ? other : best), nothing);
}

const NO_ENTITLEMENT: Entitlement = { active: false, reason: 'none', plan: null, until: null, updatesUntil: null };

function ofSubscription(subscription: BoughtSubscription, now: number): Entitlement {
  const { plan, refundedAt, scheduledChange } = subscription;
  const over = (reason: 'ended' | 'paused', until: string | null): Entitlement => ({
    ...NO_ENTITLEMENT,
    reason,
    plan,
    until,
  });
  if (subscription.status === 'canceled') return over('ended', subscription.endedAt);
  if (refundedAt !== null) return over('ended', refundedAt);
  if (subscription.status === 'paused') return over('paused', subscription.pausedAt);
  const runs = (reason: Entitlement['reason'], until: string | null): Entitlement => ({
    ...NO_ENTITLEMENT,
    active: true,
    reason,
    plan,
    until,
  });
  const graceEnd = subscription.status === 'past_due' ? endOfGrace(subscription.pastDueSince ?? timestamp(now)) : null;
  const stop = scheduledChange === null || scheduledChange.action === 'resume' ? null : scheduledChange;
  // The event of the change may arrive after the change.
  if (stop !== null && Date.parse(stop.at) <= now) return over(stop.action === 'pause' ? 'paused' : 'ended', stop.at);
  if (graceEnd !== null && Date.parse(graceEnd) <= now) return over('ended', graceEnd);
  if (graceEnd !== null) return runs('grace', stop !== null && stop.at < graceEnd ? stop.at : graceEnd);
  if (stop?.action === 'cancel') return runs('ending', stop.at);
  return runs(subscription.status === 'trialing' ? 'trial' : 'subscription', stop?.at ?? null);
}

/** Returns the end of the grace period for a payment that has been missing since a time. */
export function endOfGrace(since: string): string {
  return timestamp(Date.parse(since) + GRACE_DAYS * DAY);
}

function ofPurchase({ plan, updatesUntil, refundedAt }: BoughtOnce): Entitlement {
  if (refundedAt !== null) return { ...NO_ENTITLEMENT, reason: 'ended', plan, until: refundedAt };
  return { active: true, reason: 'lifetime', plan, until: null, updatesUntil };
}

/**
 * Reasons and `old lifetime`, best first. A lifetime license whose updates have ended is worth less than a subscription
 * that is ending.
 */
const RANKS = ['subscription', 'trial', 'lifetime', 'ending', 'grace', 'old lifetime', 'paused', 'ended', 'none'];

function rankOf({ reason, updatesUntil: updates }: Entitlement, now: number): number {
  const hasNoUpdates = reason === 'lifetime' && updates !== null && Date.parse(updates) <= now;
  return RANKS.indexOf(hasNoUpdates ? 'old lifetime' : reason);
}

function isBetter(one: Entitlement, other: Entitlement, now: number): boolean {
  const difference = rankOf(one, now) - rankOf(other, now);
  if (difference !== 0) return difference < 0;
  // An entitlement without an end lasts longest.
  return end(one.updatesUntil ?? one.until) > end(other.updatesUntil ?? other.until);
}

const end = (time: string | null): number => (time === null ? Infinity : Date.parse(time));
