import { brand } from '../../brand.ts';
import { expect, test } from 'vitest';
import type { PricingContent } from './pricing.schema.ts';
import { pricingStructuredData } from './structured-data.ts';

const page = { url: 'https://onset.example/pricing', siteUrl: 'https://onset.example', brand: brand.name };

const createContent = (currency: string, amounts: readonly number[]): PricingContent => ({
  label: 'Price',
  heading: 'One price',
  product: { name: `${brand.name} for Mac`, description: 'A screen recorder.' },
  currency,
  options: amounts.map((amount) => ({
    id: 'plan',
    label: 'Plan',
    amount,
    per: 'once',
    terms: 'Charged once.',
    action: { label: 'Buy', href: '/checkout' },
  })),
  recommended: 'plan',
  includesHeading: 'In every plan',
  includes: ['One', 'Two', 'Three'],
});

// Search engines would read “1200.00” as an amount with decimals, which yen don't have.
test.each([
  ['USD', [12, 8.5], ['12.00', '8.50']],
  ['HUF', [4290], ['4290.00']],
  ['JPY', [1200], ['1200']],
])('an offer in %s has the decimals of its currency', (currency, amounts, prices) => {
  expect(pricingStructuredData(createContent(currency, amounts), page)).toMatchObject([
    { offers: prices.map((price) => ({ price, priceCurrency: currency })) },
  ]);
});
