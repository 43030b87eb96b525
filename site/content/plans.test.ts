import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toUnits } from '@onset/design-system/content/money';
import pricing from '../pages/pricing.ts';
import { planOffers } from './plan-offers.ts';
import {
  currency,
  formatPrice,
  planIds,
  findPlan,
  findPlanByPrice,
  plans,
  refundDays,
  yearlyPerMonth,
  yearlySaving,
} from './plans.ts';

/** Returns the amount of each charge of a plan, in dollars. */
const dollars = (id: keyof typeof plans): number => toUnits(plans[id].price);

test('the catalog has the expected prices', () => {
  expect(Object.values(plans).map(({ id, price, interval }) => [id, toUnits(price), interval])).toEqual([
    ['monthly', 12, 'month'],
    ['yearly', 96, 'year'],
    ['lifetime', 189, 'once'],
  ]);
  expect(new Set(Object.values(plans).map(({ price }) => price.currency))).toEqual(new Set([currency]));
  expect([currency, refundDays]).toEqual(['USD', 14]);
});

test('the monthly price and the savings of the yearly plan match its price', () => {
  expect(yearlyPerMonth).toEqual({ lowest: 800, currency: 'USD' });
  expect(yearlyPerMonth.lowest * 12).toBe(plans.yearly.price.lowest);
  expect(yearlySaving).toBe(33);
  expect(dollars('monthly') * 12 * (1 - yearlySaving / 100)).toBeGreaterThanOrEqual(dollars('yearly'));
});

test('formatPrice omits zero cents', () => {
  expect([1200, 850, 120_000].map((lowest) => formatPrice({ lowest, currency }))).toEqual(['$12', '$8.50', '$1,200']);
});

test('the features of every plan don’t include updates, which depend on the plan', () => {
  const includes = pricing.sections.flatMap(({ content }) => ('includes' in content ? content.includes : []));
  expect(includes.filter((line) => line !== undefined && /\bruns?\b|\bupdates?\b/i.test(line))).toEqual([]);
  expect(planIds.map((id) => planOffers[id].highlights[0])).toEqual([
    'Every update while your plan runs',
    'Every update while your plan runs',
    'Every update for one year',
  ]);
});

test('findPlanByPrice finds a plan by its price ID, and findPlan by its ID', () => {
  const ids = { monthly: 'pri_m', yearly: 'pri_y', lifetime: 'pri_l' };
  expect(planIds.map((id) => findPlanByPrice(ids[id], ids)?.id)).toEqual(planIds);
  expect(findPlanByPrice('pri_other', ids)).toBeUndefined();
  expect(planIds.map((id) => findPlan(id)?.id)).toEqual(planIds);
  expect(['toString', 'Yearly', '', null, undefined].map(findPlan)).toEqual(Array(5).fill(undefined));
});

test.each(['site/pages/pricing.ts', 'design-system/sections/checkout/payment-stage.tsx'])(
  '%s states when the new price of another plan is charged',
  (file) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    expect(source).toContain('The new price is charged when the period you’ve paid for ends.');
  },
);
