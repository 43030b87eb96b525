import { decimalsOf } from '@onset/design-system/content/money';
import { expect, test } from 'vitest';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { plans } from '../../site/content/plans.ts';
import type { Quote } from '../../site/contract/demo-checkout.ts';
import { countriesOf, countryOf, demoCountries, demoCurrencies } from '../../site/server/demo/countries.ts';
import { quote } from '../../site/server/demo/quote.ts';
import type { QuoteTerms } from '../../site/server/demo/quote.ts';
import { periodEnd } from '../../site/server/demo/period.ts';
import { demoCatalogue } from './demo.ts';

const of = (plan: keyof typeof demoPriceIds, terms: Partial<QuoteTerms>, quantity = 1): Quote => {
  const priceId = demoPriceIds[plan];
  const price = demoCatalogue.prices.find(({ id }) => id === priceId);
  if (price === undefined) throw new Error(`No price of ${plan}`);
  return quote([{ priceId, quantity, price }], { countryCode: 'US', postalCode: null, ...terms });
};

test.each([
  ['US', null, 'USD', { subtotal: 9600, discount: 0, tax: 0, total: 9600 }],
  ['US', '10001', 'USD', { subtotal: 9600, discount: 0, tax: 852, total: 10_452 }],
  ['DE', null, 'EUR', { subtotal: 8067, discount: 0, tax: 1533, total: 9600 }],
  ['GB', null, 'GBP', { subtotal: 6417, discount: 0, tax: 1283, total: 7700 }],
  ['JP', null, 'JPY', { subtotal: 13_091, discount: 0, tax: 1309, total: 14_400 }],
  ['HU', null, 'HUF', { subtotal: 2_721_260, discount: 0, tax: 734_740, total: 3_456_000 }],
])('the yearly plan in %s (%j) is in %s', (countryCode, postalCode, currency, totals) => {
  expect(of('yearly', { countryCode, postalCode })).toMatchObject({ currency, totals, recurring: totals });
});

test('a discount is on the first payment, and tax on what is left', () => {
  const german = of('yearly', { countryCode: 'DE', discountShare: 0.2 });
  expect(german.totals).toEqual({ subtotal: 8067, discount: 1613, tax: 1226, total: 7680 });
  expect(german.recurring?.total).toBe(9600);
  const american = of('yearly', { postalCode: '10001', discountShare: 0.2 });
  expect(american.totals).toEqual({ subtotal: 9600, discount: 1920, tax: 682, total: 8362 });
});

test('what is paid once does not recur', () => {
  expect(of('lifetime', {})).toMatchObject({ recurring: null, totals: { total: 18_900 } });
});

test('in every country, the parts of every total add up, in whole lowest units', () => {
  for (const { code } of demoCountries)
    for (const discountShare of [0, 0.2, 1])
      for (const quantity of [1, 3]) {
        const { totals, lines } = of('monthly', { countryCode: code, discountShare }, quantity);
        for (const each of [totals, ...lines.flatMap((line) => [line.unit, line.totals])]) {
          expect(each.subtotal - each.discount + each.tax, `in ${code}`).toBe(each.total);
          expect(Object.values(each).every(Number.isInteger), `in ${code}`).toBe(true);
          expect(Math.min(...Object.values(each)), `in ${code}`).toBeGreaterThanOrEqual(0);
        }
      }
});

test('every currency is one of a country, and has a price', () => {
  for (const currency of demoCurrencies) {
    expect(countriesOf(currency).length, `in ${currency}`).toBeGreaterThan(0);
    expect(of('monthly', { currency }).totals.total, `in ${currency}`).toBeGreaterThan(5 * 10 ** decimalsOf(currency));
  }
  expect(new Set(demoCountries.map(({ currency }) => currency))).toEqual(new Set(demoCurrencies));
});

test('an unknown country, also one named like a property of every object, buys in dollars', () => {
  expect(countryOf('constructor', null).currency).toBe('USD');
});

test('the catalogue of the demo is that of the site', () => {
  expect(demoCatalogue.prices.map(({ plan, unit }) => [plan, unit])).toEqual(
    Object.values(plans).map(({ id, price }) => [id, price]),
  );
});

test.each([
  ['2026-01-31T10:00:00.000Z', 'month', '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', 'month', '2027-01-15T10:00:00.000Z'],
] as const)('a period from %s for a %s ends on %s', (from, interval, to) => {
  expect(periodEnd(from, interval)).toBe(to);
});
