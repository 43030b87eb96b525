import { expect, test } from 'vitest';
import { currency, formatPrice, plans, refundDays, yearlyPerMonth, yearlySaving } from './plans.ts';

test('the prices are those of the catalogue', () => {
  expect(Object.values(plans).map(({ id, price, interval }) => [id, price, interval])).toEqual([
    ['monthly', 12, 'month'],
    ['yearly', 96, 'year'],
    ['lifetime', 189, 'once'],
  ]);
  expect([currency, refundDays]).toEqual(['USD', 14]);
});

test('what is derived from them is right, and never promises more than there is', () => {
  expect(yearlyPerMonth).toBe(8);
  expect(yearlySaving).toBe(33);
  expect(plans.monthly.price * 12 * (1 - yearlySaving / 100)).toBeGreaterThanOrEqual(plans.yearly.price);
});

test('a price is written without cents it does not have', () => {
  expect([12, 8.5, 1200].map(formatPrice)).toEqual(['$12', '$8.50', '$1,200']);
});

test('what the pricing page says in words of the prices is so', () => {
  const monthly = (months: number): number => months * plans.monthly.price;
  // “Up to seven months”, “eight months to a year”, “by the ninth month”.
  expect(monthly(7)).toBeLessThan(plans.yearly.price);
  expect(monthly(8)).toBeGreaterThanOrEqual(plans.yearly.price);
  expect(monthly(9)).toBeGreaterThan(plans.yearly.price);
  // “Two years and more”, “less than paying for Yearly twice”.
  expect(plans.yearly.price).toBeLessThan(plans.lifetime.price);
  expect(plans.lifetime.price).toBeLessThan(2 * plans.yearly.price);
});
