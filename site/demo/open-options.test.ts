import { expect, test } from 'vitest';
import { readOpen, readSettings, readUpdate } from './open-options.ts';

const items = [{ priceId: 'pri_1' }];
const site = 'https://www.example.com';

test('what a checkout is opened with is read as Paddle.js has it', () => {
  const options = {
    items: [{ priceId: 'pri_1', quantity: 2 }],
    customer: { email: 'ada@example.com', address: { countryCode: 'GB', postalCode: 'N1 9GU' } },
    discountCode: 'ONSET20',
    customData: { user: 'abc' },
  };
  expect(readOpen(options, 'DE')).toEqual({
    items: [{ priceId: 'pri_1', quantity: 2 }],
    email: 'ada@example.com',
    countryCode: 'GB',
    postalCode: 'N1 9GU',
    discount: 'ONSET20',
    customData: { user: 'abc' },
  });
});

test('one of each is bought, in the visitor’s country, where nothing else is said', () => {
  expect(readOpen({ items, customer: { id: 'ctm_1' } }, 'DE')).toEqual({
    items: [{ priceId: 'pri_1', quantity: 1 }],
    customerId: 'ctm_1',
    countryCode: 'DE',
  });
});

test('a discount that is null is taken away, and one that is not named stays', () => {
  expect(readUpdate({ discountCode: null })).toEqual({ discount: null });
  expect(readUpdate({ items })).toEqual({ items: [{ priceId: 'pri_1', quantity: 1 }] });
});

// What a page without types may pass.
const untyped = (options: object) => options as Parameters<typeof readOpen>[0];

test.each([
  [{}, 'Expected either items or transactionId'],
  [{ items, transactionId: 'txn_1' }, 'Expected either items or transactionId'],
  [{ items: [] }, 'items'],
  [{ items: [{ price: 'pri_1' }] }, 'items.0.priceId'],
  [{ items: [{ priceId: 'pri_1', quantity: 0 }] }, 'items.0.quantity'],
  [{ items, discountCode: 'A', discountId: 'dsc_1' }, 'Expected discountCode or discountId, and not both'],
  [{ items, customer: { id: 'ctm_1', email: 'ada@example.com' } }, 'Expected customer.id or customer.email'],
  [{ items, customerAuthToken: 'pca_1' }, 'customerAuthToken'],
  [{ items, theme: 'dark' }, 'The options'],
])('%j is refused: %s', (options, words) => {
  expect(() => readOpen(untyped(options), undefined)).toThrow(words);
});

test('an inline checkout needs its place', () => {
  expect(() => readSettings(undefined, { displayMode: 'inline' }, site)).toThrow('settings.frameTarget');
  expect(readSettings({ theme: 'dark' }, { displayMode: 'inline', frameTarget: 'place' }, site)).toEqual({
    theme: 'dark',
    displayMode: 'inline',
    frameTarget: 'place',
  });
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://www.example.com.evil.example/'])(
  'after a purchase nobody is led to %s',
  (successUrl) => {
    expect(() => readSettings(undefined, { successUrl }, site)).toThrow('settings.successUrl');
  },
);

test.each(['https://www.example.com/success', '/success?plan=yearly'])('%s is of the site', (successUrl) => {
  expect(readSettings(undefined, { successUrl }, site)).toEqual({ successUrl });
});
