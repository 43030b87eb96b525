import { describe, expect, test } from 'vitest';
import { lifetimeUpdateYears } from '../../site/content/plans.ts';
import { UPDATE_YEARS, entitlementOf, updatesUntil } from '../../site/server/billing/entitlement.ts';
import type { BoughtOnce, BoughtSubscription } from '../../site/server/billing/entitlement.ts';

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
  boughtAt: '2026-06-01T00:00:00.000Z',
  refundedAt: null,
  ...more,
});
const of = (...bought: readonly (BoughtSubscription | BoughtOnce)[]) =>
  entitlementOf(
    {
      subscriptions: bought.filter((each) => 'status' in each),
      purchases: bought.filter((each) => 'boughtAt' in each),
    },
    NOW,
  );

const LATER = '2026-12-01T00:00:00.000Z';
const BEFORE = '2026-11-01T00:00:00.000Z';
const NO_END = { until: null, updatesUntil: null };

describe('what may be used', () => {
  test.for([
    ['nothing', [], { active: false, reason: 'none', plan: null, ...NO_END }],
    ['active', [sub()], { active: true, reason: 'subscription', plan: 'monthly', ...NO_END }],
    [
      'a price that is none of the catalogue',
      [sub({ plan: null })],
      { active: true, reason: 'subscription', plan: null },
    ],
    ['trialing', [sub({ status: 'trialing' })], { active: true, reason: 'trial', ...NO_END }],
    [
      'a trial that is not to go on',
      [sub({ status: 'trialing', scheduledChange: { action: 'cancel', at: LATER } })],
      { active: true, reason: 'ending', until: LATER },
    ],
    [
      'past_due, within the grace',
      [sub({ status: 'past_due', pastDueSince: '2026-11-08T12:00:00.001Z' })],
      { active: true, reason: 'grace', until: '2026-11-22T12:00:00.001Z' },
    ],
    [
      'past_due, as the grace ends',
      [sub({ status: 'past_due', pastDueSince: '2026-11-08T12:00:00.000Z' })],
      { active: false, reason: 'ended', until: '2026-11-22T12:00:00.000Z' },
    ],
    [
      'past_due and to end before the grace',
      [
        sub({
          status: 'past_due',
          pastDueSince: '2026-11-20T00:00:00.000Z',
          scheduledChange: { action: 'cancel', at: LATER },
        }),
      ],
      { active: true, reason: 'grace', until: LATER },
    ],
    [
      'to end',
      [sub({ scheduledChange: { action: 'cancel', at: LATER } })],
      { active: true, reason: 'ending', until: LATER },
    ],
    [
      'to have ended, and nobody said so yet',
      [sub({ scheduledChange: { action: 'cancel', at: BEFORE } })],
      { active: false, reason: 'ended', until: BEFORE },
    ],
    [
      'to pause',
      [sub({ scheduledChange: { action: 'pause', at: LATER } })],
      { active: true, reason: 'subscription', until: LATER },
    ],
    [
      'to have paused',
      [sub({ scheduledChange: { action: 'pause', at: BEFORE } })],
      { active: false, reason: 'paused', until: BEFORE },
    ],
    [
      'paused',
      [sub({ status: 'paused', pausedAt: BEFORE })],
      { active: false, reason: 'paused', plan: 'monthly', until: BEFORE },
    ],
    [
      'paused, and to go on',
      [sub({ status: 'paused', pausedAt: BEFORE, scheduledChange: { action: 'resume', at: LATER } })],
      { active: false, reason: 'paused' },
    ],
    ['canceled', [sub({ status: 'canceled', endedAt: BEFORE })], { active: false, reason: 'ended', until: BEFORE }],
    ['paid back', [sub({ refundedAt: BEFORE })], { active: false, reason: 'ended', until: BEFORE }],
    [
      'once',
      [once()],
      { active: true, reason: 'lifetime', plan: 'lifetime', until: null, updatesUntil: '2027-06-01T00:00:00.000Z' },
    ],
    [
      'once, long ago',
      [once({ boughtAt: '2020-02-29T10:00:00.000Z' })],
      { active: true, reason: 'lifetime', updatesUntil: '2021-03-01T10:00:00.000Z' },
    ],
    ['once, and paid back', [once({ refundedAt: BEFORE })], { active: false, reason: 'ended', until: BEFORE }],
    ['once, and no plan', [once({ plan: null })], { active: false, reason: 'none', plan: null }],
    [
      'active beside canceled',
      [sub({ status: 'canceled', endedAt: BEFORE }), sub({ plan: 'yearly' })],
      { plan: 'yearly' },
    ],
    ['active beside once', [once(), sub()], { reason: 'subscription', updatesUntil: null }],
    ['ending beside once', [sub({ scheduledChange: { action: 'cancel', at: LATER } }), once()], { reason: 'lifetime' }],
    [
      'ending beside once whose updates are over',
      [once({ boughtAt: '2020-01-01T00:00:00.000Z' }), sub({ scheduledChange: { action: 'cancel', at: LATER } })],
      { reason: 'ending' },
    ],
    [
      'canceled beside once whose updates are over',
      [sub({ status: 'canceled', endedAt: BEFORE }), once({ boughtAt: '2020-01-01T00:00:00.000Z' })],
      { active: true, reason: 'lifetime' },
    ],
    [
      'once and once again',
      [once({ boughtAt: '2026-01-01T00:00:00.000Z' }), once(), once({ refundedAt: BEFORE })],
      { updatesUntil: '2027-06-01T00:00:00.000Z' },
    ],
    [
      'ended and ended later',
      [sub({ status: 'canceled', endedAt: BEFORE }), sub({ status: 'canceled', endedAt: '2026-11-02T00:00:00.000Z' })],
      { until: '2026-11-02T00:00:00.000Z' },
    ],
  ] as const)('of %s', ([, bought, expected]) => {
    expect(of(...bought)).toMatchObject(expected);
    expect(of(...bought.toReversed())).toMatchObject(expected);
  });
});

test('updates come for as long as the catalogue says', () => {
  expect(UPDATE_YEARS).toBe(lifetimeUpdateYears);
  expect(updatesUntil('2026-11-22T12:00:00.000Z')).toBe('2027-11-22T12:00:00.000Z');
});
