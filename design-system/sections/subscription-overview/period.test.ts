import { expect, test } from 'vitest';
import type { BoughtSubscription } from './bought.ts';
import { isBefore, periodStart, shareOfTime } from './period.ts';

const subscription = (part: Partial<BoughtSubscription>): BoughtSubscription => ({
  id: 'sub',
  status: 'active',
  name: 'Onset Monthly',
  price: null,
  interval: 'month',
  startedAt: null,
  trialEndsAt: null,
  currentPeriodEndsAt: null,
  nextPaymentAt: null,
  pastDueSince: null,
  scheduledChange: null,
  endedAt: null,
  ...part,
});

test.each([
  ['month', '2026-03-31T18:40:02Z', '2026-02-28T18:40:02.000Z'],
  ['month', '2026-01-15T00:00:00Z', '2025-12-15T00:00:00.000Z'],
  ['year', '2028-02-29T00:00:00Z', '2027-02-28T00:00:00.000Z'],
  ['week', '2026-03-02T00:00:00Z', '2026-02-23T00:00:00.000Z'],
  ['day', '2026-03-01T00:00:00Z', '2026-02-28T00:00:00.000Z'],
] as const)('a %s that ends at %s began at %s', (interval, end, start) => {
  expect(periodStart(subscription({ interval }), end)).toBe(start);
});

test('a period begins no earlier than its subscription, and with it where nothing else is known', () => {
  const startedAt = '2026-11-10T00:00:00Z';
  expect(periodStart(subscription({ startedAt }), '2026-11-30T00:00:00Z')).toBe(startedAt);
  expect(periodStart(subscription({ startedAt, interval: null }), '2027-11-30T00:00:00Z')).toBe(startedAt);
  expect(periodStart(subscription({ interval: null }), '2027-11-30T00:00:00Z')).toBeNull();
});

test('a text that is no moment says nothing of what is over', () => {
  expect(isBefore('', '2026-11-30T00:00:00Z')).toBe(false);
  expect(shareOfTime('2026-11-01', '2026-11-03', '')).toBeNull();
  expect(shareOfTime('2026-11-01', '2026-11-01', '2026-11-01')).toBeNull();
  expect(shareOfTime('2026-11-01', '2026-11-03', '2026-11-02')).toBe(0.5);
  expect(shareOfTime('2026-11-01', '2026-11-03', '2027-01-01')).toBe(1);
});
