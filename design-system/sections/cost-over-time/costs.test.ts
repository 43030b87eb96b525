import { expect, test } from 'vitest';
import { findCheapestRanges, getCost } from './costs.ts';
import type { PlanPrice } from './costs.ts';

const monthly: PlanPrice = { label: 'Monthly', amount: 12, months: 1 };
const yearly: PlanPrice = { label: 'Yearly', amount: 96, months: 12, monthAmount: 12 };
const lifetime: PlanPrice = { label: 'Lifetime', amount: 189 };
const plans = [monthly, yearly, lifetime];

test.each([
  [monthly, [1, 7, 12, 24], [12, 84, 144, 288]],
  // The months after a full year are paid by the month, or by another year.
  [yearly, [1, 12, 13, 19, 20, 24, 25], [96, 96, 108, 180, 192, 192, 204]],
  [lifetime, [1, 24], [189, 189]],
])('the plan $label costs what is charged until then', (plan, months, costs) => {
  expect(months.map((month) => getCost(plan, month))).toEqual(costs);
});

test('the ranges name the plan that costs least for every month', () => {
  expect(findCheapestRanges(plans, 24).map(({ plan, from, to }) => [plan.label, from, to])).toEqual([
    ['Monthly', 1, 7],
    ['Yearly', 8, 19],
    ['Lifetime', 20, 24],
  ]);
});

test('a yearly plan without a monthly one is paid in full years', () => {
  expect(getCost({ ...yearly, monthAmount: undefined }, 13)).toBe(192);
});
