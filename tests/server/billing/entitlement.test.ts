import { describe, expect, test } from 'vitest';
import { entitlementOf } from '../../../site/server/billing/entitlement.ts';
import type { BoughtOnce, BoughtSubscription } from '../../../site/server/billing/entitlement.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

const sub = (more: Partial<BoughtSubscription> = {}): BoughtSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'monthly',
  pastDueSince: null,
  scheduledChange: null,
  pausedAt: null,
  endedAt: null,
  refundedAt: null,
  ...more,
});
const once = (more: Partial<BoughtOnce> = {}): BoughtOnce => ({
  id: 'txn_1',
  plan: 'lifetime',
  updatesUntil: '2027-06-01T00:00:00.000Z',
  refundedAt: null,
  ...more,
});
const of = (...bought: readonly (BoughtSubscription | BoughtOnce)[]) =>
  entitlementOf(
    {
      subscriptions: bought.filter((each) => 'status' in each),
      purchases: bought.filter((each) => 'updatesUntil' in each),
    },
    NOW,
  );

const LATER = '2026-12-01T00:00:00.000Z';
const BEFORE = '2026-11-01T00:00:00.000Z';
const OLD = once({ updatesUntil: '2021-01-01T00:00:00.000Z' });
const OVER = { active: false, reason: 'ended', until: BEFORE };
const LIFETIME = { active: true, reason: 'lifetime', plan: 'lifetime', until: null };

/** Creates a subscription with a change that Paddle has scheduled. */
const changes = (action: 'cancel' | 'pause' | 'resume', at: string, more: Partial<BoughtSubscription> = {}) =>
  sub({ scheduledChange: { action, at }, ...more });
const canceled = (endedAt: string) => sub({ status: 'canceled', endedAt });
const paused = { status: 'paused', pausedAt: BEFORE } as const;

const pastDue = (pastDueSince: string) => ({ status: 'past_due', pastDueSince }) as const;
const JUST_IN_GRACE = pastDue('2026-11-08T12:00:00.001Z');
const JUST_OVER = pastDue('2026-11-08T12:00:00.000Z');
const RECENT = pastDue('2026-11-20T00:00:00.000Z');

describe('the entitlement', () => {
  test.for([
    ['nothing', [], { active: false, reason: 'none', plan: null, until: null, updatesUntil: null }],
    ['active', [sub()], { active: true, reason: 'subscription', plan: 'monthly', until: null, updatesUntil: null }],
    ['a price of no plan', [sub({ plan: null })], { active: true, reason: 'subscription', plan: null }],
    ['trialing', [sub({ status: 'trialing' })], { active: true, reason: 'trial', until: null }],
    ['a trial that ends', [changes('cancel', LATER, { status: 'trialing' })], { reason: 'ending', until: LATER }],
    ['in grace', [sub(JUST_IN_GRACE)], { active: true, reason: 'grace', until: '2026-11-22T12:00:00.001Z' }],
    ['after grace', [sub(JUST_OVER)], { active: false, reason: 'ended', until: '2026-11-22T12:00:00.000Z' }],
    ['in grace, ending', [changes('cancel', LATER, RECENT)], { active: true, reason: 'grace', until: LATER }],
    ['ending', [changes('cancel', LATER)], { active: true, reason: 'ending', until: LATER }],
    ['ended, before Paddle has sent the event', [changes('cancel', BEFORE)], OVER],
    ['pausing', [changes('pause', LATER)], { active: true, reason: 'subscription', until: LATER }],
    ['paused by schedule', [changes('pause', BEFORE)], { active: false, reason: 'paused', until: BEFORE }],
    ['paused', [sub(paused)], { active: false, reason: 'paused', plan: 'monthly', until: BEFORE }],
    ['paused, to be resumed', [changes('resume', LATER, paused)], { active: false, reason: 'paused' }],
    ['canceled', [canceled(BEFORE)], OVER],
    ['refunded', [sub({ refundedAt: BEFORE })], OVER],
    ['once', [once()], { ...LIFETIME, updatesUntil: '2027-06-01T00:00:00.000Z' }],
    ['once, refunded', [once({ refundedAt: BEFORE })], OVER],
    ['once, of no plan', [once({ plan: null })], { active: false, reason: 'none', plan: null }],
    ['active and canceled', [canceled(BEFORE), sub({ plan: 'yearly' })], { plan: 'yearly' }],
    ['active and once', [once(), sub()], { reason: 'subscription', updatesUntil: null }],
    ['ending and once', [changes('cancel', LATER), once()], { reason: 'lifetime' }],
    ['ending and once without updates', [OLD, changes('cancel', LATER)], { reason: 'ending' }],
    ['canceled and once without updates', [canceled(BEFORE), OLD], { active: true, reason: 'lifetime' }],
    ['once, three times', [OLD, once(), once({ refundedAt: BEFORE })], { updatesUntil: '2027-06-01T00:00:00.000Z' }],
    ['ended twice', [canceled(BEFORE), canceled('2026-11-02T00:00:00.000Z')], { until: '2026-11-02T00:00:00.000Z' }],
  ] as const)('is correct for: %s', ([, bought, expected]) => {
    expect(of(...bought)).toMatchObject(expected);
    expect(of(...bought.toReversed())).toMatchObject(expected);
  });
});
