import type { Entitlement, SubscriptionStatus } from '../../contract/billing.ts';
import { DAY, timestamp } from '../process/clock.ts';

/** How long the product may be used on while a payment is missing. */
export const GRACE_DAYS = 14;

/** How many years of new versions come with what is paid once. The catalogue says the same; a test holds them together. */
export const UPDATE_YEARS = 1;

/** What of a subscription says what may be used. Times are timestamps of the database. */
export interface BoughtSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly plan: string | null;
  /** Since when a payment is missing. */
  readonly pastDueSince: string | null;
  readonly scheduledChange: { readonly action: string; readonly at: string } | null;
  readonly pausedAt: string | null;
  readonly endedAt: string | null;
  /** When its last payment came back as a whole. */
  readonly refundedAt: string | null;
}

/** What of a purchase once says what may be used. */
export interface BoughtOnce {
  readonly id: string;
  /** A price that is none of the catalogue gives nothing: the seller may sell other things too. */
  readonly plan: string | null;
  readonly boughtAt: string;
  /** When all of it came back. */
  readonly refundedAt: string | null;
}

/** Everything a user has bought. */
export interface Bought {
  readonly subscriptions: readonly BoughtSubscription[];
  readonly purchases: readonly BoughtOnce[];
}

/** What may be used, and the subscription or payment that gives it. */
export interface Grant {
  readonly entitlement: Entitlement;
  /** `null` where nothing was bought. */
  readonly purchaseId: string | null;
}

/**
 * What a user may use at `now`, in milliseconds since 1970. Of several things bought the best counts: in the order of
 * `RANKS`, and then what lasts longest.
 */
export function entitlementOf(bought: Bought, now: number): Entitlement {
  return grantOf(bought, now).entitlement;
}

/** The same, with the purchase that counts. */
export function grantOf({ subscriptions, purchases }: Bought, now: number): Grant {
  const all = [
    ...subscriptions.map((each): Grant => ({ entitlement: ofSubscription(each, now), purchaseId: each.id })),
    ...purchases.flatMap((each): Grant[] =>
      each.plan === null ? [] : [{ entitlement: ofPurchase(each), purchaseId: each.id }],
    ),
  ];
  const nothing: Grant = { entitlement: NOTHING, purchaseId: null };
  return all.reduce((best, other) => (isBetter(other.entitlement, best.entitlement, now) ? other : best), nothing);
}

/** Until when new versions come with what was paid for once at a time. */
export function updatesUntil(boughtAt: string): string {
  const end = new Date(boughtAt);
  end.setUTCFullYear(end.getUTCFullYear() + UPDATE_YEARS);
  return end.toISOString();
}

const NOTHING: Entitlement = { active: false, reason: 'none', plan: null, until: null, updatesUntil: null };

function ofSubscription(subscription: BoughtSubscription, now: number): Entitlement {
  const { plan, refundedAt, scheduledChange } = subscription;
  const over = (reason: 'ended' | 'paused', until: string | null): Entitlement => ({
    ...NOTHING,
    reason,
    plan,
    until,
  });
  if (subscription.status === 'canceled') return over('ended', subscription.endedAt);
  if (refundedAt !== null) return over('ended', refundedAt);
  if (subscription.status === 'paused') return over('paused', subscription.pausedAt);
  const runs = (reason: Entitlement['reason'], until: string | null): Entitlement => ({
    ...NOTHING,
    active: true,
    reason,
    plan,
    until,
  });
  const graceEnd = subscription.status === 'past_due' ? endOfGrace(subscription.pastDueSince ?? timestamp(now)) : null;
  const stop = scheduledChange === null || scheduledChange.action === 'resume' ? null : scheduledChange;
  // The change itself may be told of later than it was to happen.
  if (stop !== null && Date.parse(stop.at) <= now) return over(stop.action === 'pause' ? 'paused' : 'ended', stop.at);
  if (graceEnd !== null && Date.parse(graceEnd) <= now) return over('ended', graceEnd);
  if (graceEnd !== null) return runs('grace', stop !== null && stop.at < graceEnd ? stop.at : graceEnd);
  if (stop?.action === 'cancel') return runs('ending', stop.at);
  return runs(subscription.status === 'trialing' ? 'trial' : 'subscription', stop?.at ?? null);
}

/** The end of the days of grace for a payment that is missing since a time. */
export function endOfGrace(since: string): string {
  return timestamp(Date.parse(since) + GRACE_DAYS * DAY);
}

function ofPurchase({ plan, boughtAt, refundedAt }: BoughtOnce): Entitlement {
  if (refundedAt !== null) return { ...NOTHING, reason: 'ended', plan, until: refundedAt };
  return { active: true, reason: 'lifetime', plan, until: null, updatesUntil: updatesUntil(boughtAt) };
}

/** What is better stands before what is worse. Updates that are over are worth less than a subscription that runs out. */
const RANKS = ['subscription', 'trial', 'lifetime', 'ending', 'grace', 'old lifetime', 'paused', 'ended', 'none'];

function rankOf({ reason, updatesUntil: updates }: Entitlement, now: number): number {
  const hasNoUpdates = reason === 'lifetime' && updates !== null && Date.parse(updates) <= now;
  return RANKS.indexOf(hasNoUpdates ? 'old lifetime' : reason);
}

function isBetter(one: Entitlement, other: Entitlement, now: number): boolean {
  const difference = rankOf(one, now) - rankOf(other, now);
  if (difference !== 0) return difference < 0;
  // Nothing ends what has no end.
  return end(one.updatesUntil ?? one.until) > end(other.updatesUntil ?? other.until);
}

const end = (time: string | null): number => (time === null ? Infinity : Date.parse(time));
