import { describe, expect, test } from 'vitest';
import type { BoughtSubscription } from './bought.ts';
import { isBefore, periodBetween } from './period.ts';
import { plansOf } from './plans-of.ts';

const subscription = (part: Partial<BoughtSubscription>): BoughtSubscription => ({
  id: 'sub',
  status: 'active',
  plan: 'monthly',
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

test('plansOf shows the paid period after a change from yearly to monthly', () => {
  const changed = subscription({
    startedAt: '2026-11-23T00:00:00Z',
    currentPeriodStartsAt: '2026-11-23T00:00:00Z',
    currentPeriodEndsAt: '2027-11-23T00:00:00Z',
    nextPaymentAt: '2027-11-23T00:00:00Z',
  });
  const entitlement = { active: true, reason: 'subscription', until: null } as const;
  const bought = { subscriptions: [changed], purchases: [], entitlement, portal: 'available' } as const;
  const [plan] = plansOf(bought, '2026-11-23T12:00:00Z', 'en-US');
  expect(plan?.times).toEqual([
    { label: 'Period began', at: '2026-11-23T00:00:00Z' },
    { label: 'Next payment', at: '2027-11-23T00:00:00Z' },
  ]);
});

describe('the period of a plan', () => {
  test.each([
    ['a week in days', '2026-11-18', '2026-11-25', [1, 1, 1, 1, 1, 1, 1]],
    ['a month in weeks, the last one shorter', '2026-10-30', '2026-11-30', [7, 7, 7, 7, 3]],
    ['a quarter in calendar months', '2026-01-31', '2026-04-30', [28, 31, 30]],
  ])('is divided: %s', (_, from, to, parts) => {
    expect(periodBetween(from, to, from)?.parts).toEqual(parts);
  });

  test('has the elapsed share and the remaining days', () => {
    expect(periodBetween('2026-11-01', '2026-11-03', '2026-11-02')).toMatchObject({ elapsed: 0.5, daysLeft: 1 });
    expect(periodBetween('2026-11-01', '2026-11-03', '2027-01-01')).toMatchObject({ elapsed: 1, daysLeft: 0 });
  });

  test('is null if a time is invalid or the period is empty', () => {
    expect(isBefore('', '2026-11-30T00:00:00Z')).toBe(false);
    expect(periodBetween('2026-11-01', '2026-11-03', '')).toBeNull();
    expect(periodBetween('2026-11-01', '2026-11-01', '2026-11-01')).toBeNull();
  });
});
