import { expect, test } from 'vitest';
import { demoPriceIds } from '../../site/config/public-config.ts';
import type { Quote } from '../../site/contract/demo-checkout.ts';
import { demoCountries } from '../../site/server/demo/countries.ts';
import { quote } from '../../site/server/demo/quote.ts';
import type { QuoteTerms } from '../../site/server/demo/quote.ts';
import { demoCatalogue } from './demo.ts';

const of = (plan: keyof typeof demoPriceIds, terms: Partial<QuoteTerms>, quantity = 1): Quote => {
  const priceId = demoPriceIds[plan];
  const price = demoCatalogue.prices.find(({ id }) => id === priceId);
  if (price === undefined) throw new Error(`No price of ${plan}`);
  return quote([{ priceId, quantity, price }], { countryCode: 'US', postalCode: null, ...terms });
};

test('a discount is on the first payment, and tax on what is left', () => {
  const german = of('yearly', { countryCode: 'DE', discountShare: 0.2 });
  expect(german.totals).toEqual({ subtotal: 8067, discount: 1613, tax: 1226, total: 7680 });
  expect(german.recurring?.total).toBe(9600);
  const american = of('yearly', { postalCode: '10001', discountShare: 0.2 });
  expect(american.totals).toEqual({ subtotal: 9600, discount: 1920, tax: 682, total: 8362 });
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
