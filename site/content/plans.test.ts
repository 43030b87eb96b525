import { expect, test } from 'vitest';
import { toUnits } from '@onset/design-system/content/money';
import {
  currency,
  formatPrice,
  planIds,
  planOf,
  planOfPrice,
  plans,
  refundDays,
  yearlyPerMonth,
  yearlySaving,
} from './plans.ts';

/** What a plan costs each time, in dollars. */
const dollars = (id: keyof typeof plans): number => toUnits(plans[id].price);

test('the prices are those of the catalogue', () => {
  expect(Object.values(plans).map(({ id, price, interval }) => [id, toUnits(price), interval])).toEqual([
    ['monthly', 12, 'month'],
    ['yearly', 96, 'year'],
    ['lifetime', 189, 'once'],
  ]);
  expect(new Set(Object.values(plans).map(({ price }) => price.currency))).toEqual(new Set([currency]));
  expect([currency, refundDays]).toEqual(['USD', 14]);
});

test('what is derived from them is right, and never promises more than there is', () => {
  expect(yearlyPerMonth).toEqual({ lowest: 800, currency: 'USD' });
  expect(yearlyPerMonth.lowest * 12).toBe(plans.yearly.price.lowest);
  expect(yearlySaving).toBe(33);
  expect(dollars('monthly') * 12 * (1 - yearlySaving / 100)).toBeGreaterThanOrEqual(dollars('yearly'));
});

test('a price is written without cents it does not have', () => {
  expect([1200, 850, 120_000].map((lowest) => formatPrice({ lowest, currency }))).toEqual(['$12', '$8.50', '$1,200']);
});

test('what the pricing page says in words of the prices is so', () => {
  const monthly = (months: number): number => months * dollars('monthly');
  // “Up to seven months”, “eight months to a year”, “by the ninth month”.
  expect(monthly(7)).toBeLessThan(dollars('yearly'));
  expect(monthly(8)).toBeGreaterThanOrEqual(dollars('yearly'));
  expect(monthly(9)).toBeGreaterThan(dollars('yearly'));
  // “Two years and more”, “less than paying for Yearly twice”.
  expect(dollars('yearly')).toBeLessThan(dollars('lifetime'));
  expect(dollars('lifetime')).toBeLessThan(2 * dollars('yearly'));
});

test('a plan is found by what it is sold by, and by its id', () => {
  const ids = { monthly: 'pri_m', yearly: 'pri_y', lifetime: 'pri_l' };
  expect(planIds.map((id) => planOfPrice(ids[id], ids)?.id)).toEqual(planIds);
  expect(planOfPrice('pri_other', ids)).toBeUndefined();
  expect(planIds.map((id) => planOf(id)?.id)).toEqual(planIds);
  expect(['toString', 'Yearly', '', null, undefined].map(planOf)).toEqual(Array(5).fill(undefined));
});
