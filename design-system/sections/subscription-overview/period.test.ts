import { expect, test } from 'vitest';
import type { Bought, BoughtSubscription } from './bought.ts';
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

const plansFrom = (subscriptions: readonly BoughtSubscription[], invoices: Bought['invoices'] = []) => {
  const entitlement = { active: true, reason: 'subscription', until: null } as const;
  const bought = { subscriptions, invoices, purchases: [], entitlement, portal: 'available' } as const;
  return plansOf(bought, '2026-11-23T12:00:00Z', 'en-US');
};

test('plansOf shows the paid period after a switch, and the date from which the new price applies', () => {
  const switched = subscription({
    startedAt: '2026-11-23T00:00:00Z',
    currentPeriodStartsAt: '2026-11-23T00:00:00Z',
    currentPeriodEndsAt: '2027-11-23T00:00:00Z',
    nextPaymentAt: '2027-11-23T00:00:00Z',
  });
  const [plan] = plansFrom([switched]);
  expect(plan?.per).toBe('a month from 23 November 2027');
  expect(plan?.times).toEqual([
    { label: 'Period began', at: '2026-11-23T00:00:00Z' },
    { label: 'Next payment', at: '2027-11-23T00:00:00Z' },
  ]);
});

test.each([
  ['€12', 'of the same amount', 1200],
  ['€12 plus any tax', 'of another amount', 1428],
])('plansOf shows %s as the next payment after a payment %s', (detail, _, lowest) => {
  const monthly = subscription({ price: { lowest: 1200, currency: 'EUR' }, nextPaymentAt: '2026-12-23T00:00:00Z' });
  const total = { lowest, currency: 'EUR' };
  const [plan] = plansFrom([monthly], [{ name: 'Onset Monthly', status: 'paid', total }]);
  expect(plan?.times.at(-1)?.detail).toBe(detail);
});

test('a period has the elapsed share and the remaining days, or is null if it is invalid', () => {
  expect(periodBetween('2026-11-01', '2026-11-03', '2026-11-02')).toEqual({ elapsed: 0.5, daysLeft: 1 });
  expect(periodBetween('2026-11-01', '2026-11-03', '2027-01-01')).toEqual({ elapsed: 1, daysLeft: 0 });
  expect(isBefore('', '2026-11-30T00:00:00Z')).toBe(false);
  expect(periodBetween('2026-11-01', '2026-11-03', '')).toBeNull();
  expect(periodBetween('2026-11-01', '2026-11-01', '2026-11-01')).toBeNull();
});
