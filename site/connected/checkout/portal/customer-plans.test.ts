import { brand } from '@onset/design-system/brand';
import type { PlanLimit } from '@onset/design-system/sections/subscription-overview/plan';
import { describe, expect, test } from 'vitest';
import { hasSamplePlans } from '../../../../tests/setup/plans.ts';
import type { Purchases } from '../../../adapters/billing.ts';
import type { Purchase, Subscription } from '../../../contract/billing.ts';
import { getPlanLimit, toCustomerPlans } from './customer-plans.ts';
import type { PlanContext } from './customer-plans.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const STARTED = '2026-03-18T09:12:44Z';
const RENEWS = '2027-03-18T09:12:44Z';

const subscription: Subscription = {
  id: 'sub',
  status: 'active',
  plan: 'yearly',
  name: `${brand.name} Yearly`,
  price: { lowest: 9600, currency: 'USD' },
  interval: 'year',
  startedAt: STARTED,
  trialEndsAt: null,
  currentPeriodStartsAt: STARTED,
  currentPeriodEndsAt: RENEWS,
  nextPaymentAt: RENEWS,
  pastDueSince: null,
  scheduledChange: null,
  endedAt: null,
  allowedChanges: 'all',
};

const lifetime: Purchase = {
  id: 'txn',
  plan: 'lifetime',
  name: `${brand.name} Lifetime`,
  price: { lowest: 18_900, currency: 'USD' },
  boughtAt: '2026-05-04T11:02:31Z',
  updatesUntil: '2027-05-04T11:02:31Z',
  refundedAt: null,
};

const nothing: Purchases = {
  subscriptions: [],
  purchases: [],
  invoices: [],
  entitlement: { active: true, reason: 'subscription', plan: 'yearly', until: null, updatesUntil: null },
  checkoutUser: '',
  portal: 'available',
};

const toPlans = (context: Partial<PlanContext>) =>
  toCustomerPlans({ ...nothing, totals: [], now: NOW, locale: 'en-US', ...context });

/** Returns the plan of one subscription. */
const toPlan = (part: Partial<Subscription>, context: Partial<PlanContext> = {}) =>
  toPlans({ subscriptions: [{ ...subscription, ...part }], ...context })[0];

describe('toCustomerPlans', () => {
  const unpaid = { status: 'past_due', nextPaymentAt: null, pastDueSince: '2026-11-19T18:40:02Z' } as const;
  const { entitlement } = nothing;
  const grace = { entitlement: { ...entitlement, reason: 'grace', until: '2026-12-03T18:40:02Z' } } as const;
  const lapsed = {
    entitlement: { ...entitlement, active: false, reason: 'ended', until: '2026-11-13T00:00:00Z' },
  } as const;
  const change = (action: 'cancel' | 'pause' | 'resume', at = RENEWS) => ({
    nextPaymentAt: null,
    scheduledChange: { action, at },
  });

  test.each([
    [
      'running',
      {},
      {},
      'Active',
      ['switch', 'pause', 'cancel', 'update-card'],
      { event: 'Renews', days: 116 },
      'Next payment',
    ],
    [
      'running without a planned payment',
      { nextPaymentAt: null },
      {},
      'Active',
      ['switch', 'pause', 'cancel', 'update-card'],
      { event: 'Ends', days: 116 },
      'Runs until',
    ],
    [
      'tried',
      { status: 'trialing', trialEndsAt: '2026-11-25T08:00:00Z', startedAt: '2026-11-18T08:00:00Z' },
      {},
      'Trial',
      ['switch', 'cancel', 'update-card'],
      { event: 'First payment', days: 3 },
      'First payment',
    ],
    [
      'past due in grace',
      unpaid,
      grace,
      'Payment failed',
      ['update-card', 'cancel'],
      { event: 'License ends', days: 12 },
      'App works until',
    ],
    ['past due beyond grace', unpaid, lapsed, 'Payment failed', ['update-card', 'cancel'], null, 'License ended'],
    [
      'past due beside another license',
      unpaid,
      {},
      'Payment failed',
      ['update-card', 'cancel'],
      null,
      'Payment due since',
    ],
    [
      'paused',
      { status: 'paused', nextPaymentAt: null },
      {},
      'Paused',
      ['continue', 'cancel', 'update-card'],
      null,
      'Subscribed',
    ],
    [
      'paused until a date',
      { status: 'paused', ...change('resume', '2027-01-15T00:00:00Z') },
      {},
      'Paused',
      ['continue', 'cancel', 'update-card'],
      null,
      'Continues',
    ],
    [
      'pausing',
      change('pause'),
      {},
      'Pausing',
      ['continue', 'cancel', 'update-card'],
      { event: 'Pauses', days: 116 },
      'Pauses',
    ],
    ['canceled', change('cancel'), {}, 'Ending', ['continue'], { event: 'Ends', days: 116 }, 'Ends'],
    [
      'already ended at Paddle but paid',
      { status: 'canceled', nextPaymentAt: null },
      {},
      'Ending',
      [],
      { event: 'Ends', days: 116 },
      'Ends',
    ],
    [
      'ended',
      { status: 'canceled', currentPeriodEndsAt: null, endedAt: '2026-10-31T00:00:00Z' },
      {},
      'Ended',
      [],
      null,
      'Ended',
    ],
  ] as const)('shows a subscription that is %s', (_, part, context, status, actions, countdown, lastDate) => {
    const plan = toPlan(part, context);
    expect(plan).toMatchObject({ status, actions, countdown, over: status === 'Ended' });
    expect(plan?.dates.at(-1)?.label).toBe(lastDate);
  });

  test('has the share of the period that has elapsed, at most 1', () => {
    expect(toPlan({})?.progress?.elapsed).toBeCloseTo(0.6825, 4);
    expect(toPlan(unpaid, lapsed)?.progress).toBeNull();
    expect(toPlan({ ...unpaid, pastDueSince: '2026-10-30T18:40:02Z' }, lapsed)?.progress).toEqual({
      elapsed: 1,
      isOver: true,
    });
    expect(toPlan({}, { now: Date.parse('2028-01-01') })).toMatchObject({ countdown: null, progress: { elapsed: 1 } });
  });

  test('shows one-time purchases by their updates and refunds', () => {
    const [owned, old, refunded] = toPlans({
      purchases: [
        lifetime,
        { ...lifetime, updatesUntil: '2026-06-02T07:00:00Z' },
        { ...lifetime, refundedAt: '2026-05-11T15:20:00Z' },
      ],
    });
    expect(owned).toMatchObject({ status: 'Yours for good', progress: { isOver: false }, actions: [] });
    expect(old).toMatchObject({ status: 'Yours for good', progress: { isOver: true }, over: false });
    expect(old?.next).toMatch(/Every version released until then keeps working/);
    expect(refunded).toMatchObject({ status: 'Refunded', progress: null, over: true });
  });

  test('puts failed payments first and ended plans last', () => {
    const plans = toPlans({
      subscriptions: [
        { ...subscription, status: 'canceled', currentPeriodEndsAt: null, endedAt: '2026-06-01T00:00:00Z' },
        subscription,
        { ...subscription, ...unpaid },
      ],
    });
    expect(plans.map(({ status }) => status)).toEqual(['Payment failed', 'Active', 'Ended']);
  });

  test('says that a subscription isn’t needed beside a lifetime license', () => {
    const [plan] = toPlans({ subscriptions: [subscription], purchases: [lifetime] });
    expect(plan?.next).toContain(`${brand.name} Lifetime is yours without it.`);
  });

  test('keeps the name of a plan that is no longer sold, and offers no switch', () => {
    const plan = toPlan({ plan: null, name: `${brand.name} for Schools 2024`, price: null, interval: null });
    expect(plan).toMatchObject({ name: `${brand.name} for Schools 2024`, price: null, per: '', switchesTo: [] });
    expect(plan?.dates.at(-1)).not.toHaveProperty('detail');
  });

  test.runIf(hasSamplePlans)('offers the other plans with their totals once they are known', () => {
    const monthly = (more?: Parameters<typeof toPlan>[1]) =>
      toPlan({}, more)?.switchesTo.find(({ id }) => id === 'monthly');
    expect(toPlan({})?.switchesTo.map(({ id }) => id)).not.toContain('yearly');
    expect(monthly()?.total).toBeUndefined();
    const total = { lowest: 1307, currency: 'USD' };
    const totals = [{ subscriptionId: 'sub', plan: 'monthly', total }];
    expect(monthly({ totals })).toMatchObject({ name: 'Monthly', total });
  });

  test('leaves out actions that the customer can’t take', () => {
    const canceled = change('cancel');
    expect(toPlan({ allowedChanges: 'ending' })?.actions).toEqual(['pause', 'cancel']);
    expect(toPlan({ ...canceled, allowedChanges: 'ending' })?.actions).toEqual(['continue']);
    // Continuing a paused plan charges the card.
    expect(toPlan({ status: 'paused', allowedChanges: 'ending' })?.actions).toEqual(['cancel']);
    expect(toPlan({ allowedChanges: 'none' })).toMatchObject({ actions: [], next: 'It renews automatically.' });
  });

  test.runIf(hasSamplePlans)('shows the plan that is paid after a switch, and when it changes to the other one', () => {
    const switched = {
      plan: 'monthly',
      name: `${brand.name} Monthly`,
      price: { lowest: 1200, currency: 'USD' },
      interval: 'month',
    } as const;
    const total = { lowest: 9600, currency: 'USD' };
    const paid = {
      id: 'txn',
      number: null,
      plan: 'yearly',
      name: `${brand.name} Yearly`,
      status: 'paid',
      total,
      refunded: null,
      at: '2026-03-18T09:12:46Z',
    } as const;
    const plan = toPlan(switched, { invoices: [paid] });
    expect(plan).toMatchObject({
      name: `${brand.name} Yearly`,
      changesTo: `${brand.name} Monthly`,
      status: 'Changing',
      price: total,
      per: 'paid',
      countdown: { event: 'Changes', days: 116 },
      switchesTo: [{ id: 'yearly' }],
    });
    expect(plan?.next).toContain(`Paid until 18 March 2027. Then it changes to ${brand.name} Monthly.`);
    const ending = toPlan({ ...switched, ...change('cancel') }, { invoices: [paid] });
    expect(ending?.next).toContain(
      `it renews on 18 March 2027 as ${brand.name} Monthly for $12, or as ${brand.name} Yearly.`,
    );
    expect(ending?.actions).toEqual(['switch', 'continue']);
    // Support has made the period longer.
    expect(toPlan(switched, { invoices: [{ ...paid, plan: 'monthly' }] })).toMatchObject({
      name: `${brand.name} Monthly`,
      status: 'Active',
    });
  });

  test.each([
    ['$104.52, tax included', 'once Paddle has returned the total', { lowest: 10_452, currency: 'USD' }, 'all'],
    ['$96', 'while the total is loading', undefined, 'all'],
    ['$96, tax may be added', 'if Paddle returned no total', null, 'all'],
    ['$96, tax may be added', 'if the server can’t request it', undefined, 'none'],
  ] as const)('shows %s as the next payment %s', (detail, _, total, allowedChanges) => {
    const totals = total === undefined ? [] : [{ subscriptionId: 'sub', plan: 'yearly', total }];
    expect(toPlan({ allowedChanges }, { totals })?.dates.at(-1)?.detail).toBe(detail);
  });
});

test.each<[string, Partial<Purchases>, PlanLimit | null]>([
  ['nothing', { subscriptions: [subscription] }, null],
  [
    'not-configured',
    { subscriptions: [{ ...subscription, allowedChanges: 'none' }], portal: 'not-configured' },
    'not-configured',
  ],
  ['nothing for a purchase', { purchases: [lifetime], portal: 'not-configured' }, null],
  ['purchases', { portal: 'confirm-email' }, 'confirm-purchases'],
  ['invoices', { purchases: [lifetime], portal: 'confirm-email' }, 'confirm-invoices'],
  ['plans', { subscriptions: [{ ...subscription, allowedChanges: 'none' }], portal: 'confirm-email' }, 'confirm-plans'],
  [
    'other changes',
    { subscriptions: [{ ...subscription, allowedChanges: 'ending' }], portal: 'confirm-email' },
    'confirm-changes',
  ],
])('getPlanLimit limits %s', (_, part, limit) => {
  expect(getPlanLimit({ ...nothing, ...part })).toBe(limit);
});
