import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasSamplePlans } from '../../tests/setup/plans.ts';
import { hasSample } from '../../tests/setup/samples.ts';
import pricing from '../pages/pricing.ts';
import { getOffer } from './plan-offers.ts';
import {
  currency,
  findPlan,
  findPlanByPrice,
  formatPrice,
  formatUpdates,
  getSaving,
  plans,
  plansForSale,
  findRecommended,
} from './plans.ts';
import type { Plan } from './plans.ts';
import { plansSchema } from './plans.schema.ts';

const monthly: Plan = {
  id: 'monthly',
  name: 'Monthly',
  price: { lowest: 1200, currency },
  interval: 'month',
  summary: 'For one project.',
  highlights: [],
};
const lifetime: Plan = { ...monthly, id: 'lifetime', name: 'Lifetime', interval: 'once', updateYears: 2 };

test('the catalog is valid', () => {
  expect(plansSchema.safeParse(plans).error?.issues).toBeUndefined();
});

describe('the schema of the catalog', () => {
  const yearly = { ...monthly, id: 'yearly', name: 'Yearly', interval: 'year' };
  test.each<[string, object[], string, string]>([
    ['no plan for sale', [{ ...monthly, isWithdrawn: true }], '', 'one to five plans that aren’t withdrawn'],
    [
      'six plans',
      [1, 2, 3, 4, 5, 6].map((n) => ({ ...monthly, id: `plan-${n}`, name: `Plan ${n}` })),
      '',
      'one to five',
    ],
    ['an ID with capitals', [{ ...monthly, id: 'Pro' }], '0.id', 'lower-case letters'],
    ['an ID twice', [monthly, { ...yearly, id: 'monthly' }], '', 'different IDs'],
    ['a name twice', [monthly, { ...yearly, name: 'Monthly' }], '', 'different names'],
    [
      'a price in dollars',
      [{ ...monthly, price: { lowest: 8.5, currency } }],
      '0.price.lowest',
      'whole number of cents',
    ],
    ['another currency', [{ ...monthly, price: { lowest: 800, currency: 'XTS' } }], '0.price.currency', currency],
    ['a trial of a plan that is paid once', [{ ...lifetime, trialDays: 7 }], '0.trialDays', 'only subscriptions'],
    ['no years of updates', [{ ...lifetime, updateYears: undefined }], '0.updateYears', 'paid once'],
    ['a comparison with a missing plan', [{ ...yearly, comparedTo: 'weekly' }], '0.comparedTo', 'monthly plan'],
    ['two recommended plans', [monthly, yearly].map((plan) => ({ ...plan, isRecommended: true })), '', 'at most one'],
  ])('rejects %s', (_, list, path, message) => {
    expect(plansSchema.safeParse(list).error?.issues).toContainEqual(
      expect.objectContaining({
        path: path === '' ? [] : path.split('.').map((key) => (/^\d$/.test(key) ? Number(key) : key)),
        message: expect.stringContaining(message) as string,
      }),
    );
  });
});

test.runIf(hasSamplePlans)('a plan shows its price per month, its terms, its saving and its updates', () => {
  const yearly = findPlan('yearly');
  expect(yearly && getOffer(yearly)).toEqual({
    shownPrice: { lowest: 800, currency: 'USD' },
    per: 'a month, billed yearly',
    terms: '$96 charged once a year. Cancel whenever you like, and keep it until the year is over.',
    badge: 'Save 33%',
    highlights: ['Every update while your plan runs', ...(yearly?.highlights ?? [])],
  });
  expect(yearly && getOffer(yearly, { lowest: 8400, currency: 'EUR' })).toMatchObject({
    shownPrice: { lowest: 700, currency: 'EUR' },
    terms: expect.stringContaining('€84 charged once a year') as string,
  });
  expect(getOffer({ ...monthly, trialDays: 14 }).terms).toMatch(/^Free for 14 days, then charged every month\. /);
  expect(getOffer(lifetime)).toEqual({
    per: 'once',
    terms: 'Yours for good, with 2 years of updates. You won’t be charged again.',
    highlights: ['Every update for 2 years'],
  });
  expect(formatUpdates({ ...lifetime, updateYears: 1 })).toBe('one year');
});

test.runIf(hasSamplePlans)('a saving is rounded down, and shown only if there is one', () => {
  const compared = { ...monthly, interval: 'year', comparedTo: 'monthly' } as const;
  expect(
    [9600, 12_000, 14_400, 20_000].map((lowest) => getSaving({ ...compared, price: { lowest, currency } })),
  ).toEqual([33, 16, undefined, undefined]);
  expect(getSaving({ ...compared, comparedTo: undefined })).toBeUndefined();
});

test('plansForSale returns the plans in the order of the catalog or of a page', () => {
  const ids = plansForSale().map(({ id }) => id);
  expect(ids).toEqual(plans.filter(({ isWithdrawn }) => !isWithdrawn).map(({ id }) => id));
  expect(plansForSale([...ids].toReversed()).map(({ id }) => id)).toEqual(ids.toReversed());
  expect(findRecommended([monthly, { ...lifetime, isRecommended: true }])).toBe('lifetime');
  expect(findRecommended([monthly])).toBeUndefined();
});

test('formatPrice omits zero cents', () => {
  expect([1200, 850, 120_000].map((lowest) => formatPrice({ lowest, currency: 'USD' }))).toEqual([
    '$12',
    '$8.50',
    '$1,200',
  ]);
});

test('the features of every plan don’t include updates, which depend on the plan', () => {
  const includes = pricing.sections.flatMap(({ content }) => ('includes' in content ? content.includes : []));
  expect(includes.filter((line) => line !== undefined && /\bruns?\b|\bupdates?\b/i.test(line))).toEqual([]);
});

test('findPlanByPrice finds a plan by its price ID, and findPlan by its ID', () => {
  const ids = plans.map(({ id }) => id);
  const priceIds = Object.fromEntries(ids.map((id) => [id, `pri_${id}`]));
  expect(ids.map((id) => findPlanByPrice(`pri_${id}`, priceIds)?.id)).toEqual(ids);
  expect(findPlanByPrice('pri_other', priceIds)).toBeUndefined();
  expect(ids.map((id) => findPlan(id)?.id)).toEqual(ids);
  expect(['toString', 'Yearly', '', null, undefined].map(findPlan)).toEqual(Array(5).fill(undefined));
});

test.each([
  ...(hasSample('recording') ? ['site/pages/pricing.ts'] : []),
  'design-system/sections/checkout/payment-stage.tsx',
])('%s states when the new price of another plan is charged', (file) => {
  const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  expect(source).toContain('The new price is charged when the period you’ve paid for ends.');
});
