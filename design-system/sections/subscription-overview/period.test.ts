import { expect, test } from 'vitest';
import type { BoughtSubscription } from './bought.ts';
import { isBefore, periodBetween } from './period.ts';
import { plansOf } from './plans-of.ts';
import type { PlanContext } from './plans-of.ts';

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
  allowedChanges: 'all',
  ...part,
});

const plansFrom = (subscriptions: readonly BoughtSubscription[], more: Partial<PlanContext> = {}) =>
  plansOf({
    subscriptions,
    purchases: [],
    invoices: [],
    totals: [],
    entitlement: { active: true, reason: 'subscription', until: null },
    portal: 'available',
    now: '2026-11-23T12:00:00Z',
    locale: 'en-US',
    ...more,
  });

test('plansOf shows the plan that is paid after a switch, and when it changes to the other one', () => {
  const switched = subscription({
    price: { lowest: 1200, currency: 'USD' },
    currentPeriodStartsAt: '2026-11-23T00:00:00Z',
    currentPeriodEndsAt: '2027-11-23T00:00:00Z',
    nextPaymentAt: '2027-11-23T00:00:00Z',
  });
  const total = { lowest: 9600, currency: 'USD' };
  const paid = { name: 'Onset Yearly', status: 'paid', total, at: '2026-11-23T00:00:02Z' } as const;
  const [plan] = plansFrom([switched], { invoices: [paid] });
  expect(plan).toMatchObject({
    name: 'Onset Yearly',
    status: 'Changing',
    price: total,
    per: 'paid',
    countdown: 'Changes',
  });
  expect(plan?.next).toMatch(/^Paid until 23 November 2027\. Then it changes to Onset Monthly\./);
  const scheduledChange = { action: 'cancel', at: '2027-11-23T00:00:00Z' } as const;
  const [ending] = plansFrom([{ ...switched, scheduledChange }], { invoices: [paid] });
  expect(ending?.next).toMatch(/it renews on 23 November 2027 as Onset Monthly for \$12, or as Onset Yearly\.$/);
  expect(ending?.actions).toEqual(['switch', 'continue']);
  const [longer] = plansFrom([switched], { invoices: [{ ...paid, name: 'Onset Monthly' }] });
  expect(longer).toMatchObject({ name: 'Onset Monthly', status: 'Active' });
});

const PRICE = { lowest: 9600, currency: 'USD' };

test.each([
  ['$104.52, tax included', 'once Paddle has returned the total', { ...PRICE, lowest: 10_452 }, 'all'],
  ['$96', 'while the total is loading', undefined, 'all'],
  ['$96, tax may be added', 'if Paddle returned no total', null, 'all'],
  ['$96, tax may be added', 'if the server can’t request it', undefined, 'none'],
] as const)('plansOf shows %s as the next payment %s', (detail, _, total, allowedChanges) => {
  const running = subscription({ price: PRICE, nextPaymentAt: '2026-12-23T00:00:00Z', allowedChanges });
  const totals = total === undefined ? [] : [{ subscriptionId: 'sub', plan: 'monthly', total }];
  const [plan] = plansFrom([running], { totals });
  expect(plan?.times.at(-1)?.detail).toBe(detail);
});

test('a period has the elapsed share and the remaining days, or is null if it is invalid', () => {
  expect(periodBetween('2026-11-01', '2026-11-03', '2026-11-02')).toEqual({ elapsed: 0.5, daysLeft: 1 });
  expect(periodBetween('2026-11-01', '2026-11-03', '2027-01-01')).toEqual({ elapsed: 1, daysLeft: 0 });
  expect(isBefore('', '2026-11-30T00:00:00Z')).toBe(false);
  expect(periodBetween('2026-11-01', '2026-11-03', '')).toBeNull();
  expect(periodBetween('2026-11-01', '2026-11-01', '2026-11-01')).toBeNull();
});
