import { expect, test } from 'vitest';
import type { BoughtSubscription } from './bought.ts';
import { isBefore, shareOfTime } from './period.ts';
import { subscriptionPlan } from './subscription-plan.ts';

const subscription = (part: Partial<BoughtSubscription>): BoughtSubscription => ({
  id: 'sub',
  status: 'active',
  name: 'Onset Monthly',
  price: null,
  interval: 'month',
  startedAt: null,
  trialEndsAt: null,
  currentPeriodStartsAt: null,
  currentPeriodEndsAt: null,
  nextPaymentAt: null,
  pastDueSince: null,
  scheduledChange: null,
  endedAt: null,
  ...part,
});

test('the period shown after a change from yearly to monthly is the one that is paid', () => {
  const changed = subscription({
    startedAt: '2026-11-23T00:00:00Z',
    currentPeriodStartsAt: '2026-11-23T00:00:00Z',
    currentPeriodEndsAt: '2027-11-23T00:00:00Z',
    nextPaymentAt: '2027-11-23T00:00:00Z',
  });
  const entitlement = { active: true, reason: 'subscription', until: null } as const;
  const { times } = subscriptionPlan(changed, { entitlement, now: '2026-11-23T12:00:00Z', locale: 'en-US' });
  expect(times).toEqual([
    { label: 'Period began', at: '2026-11-23T00:00:00Z' },
    { label: 'Next payment', at: '2027-11-23T00:00:00Z' },
  ]);
});

test('a text that is no moment says nothing of what is over', () => {
  expect(isBefore('', '2026-11-30T00:00:00Z')).toBe(false);
  expect(shareOfTime('2026-11-01', '2026-11-03', '')).toBeNull();
  expect(shareOfTime('2026-11-01', '2026-11-01', '2026-11-01')).toBeNull();
  expect(shareOfTime('2026-11-01', '2026-11-03', '2026-11-02')).toBe(0.5);
  expect(shareOfTime('2026-11-01', '2026-11-03', '2027-01-01')).toBe(1);
});
