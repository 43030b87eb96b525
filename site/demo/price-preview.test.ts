import { expect, test } from 'vitest';
import type { DemoPrice, Totals } from '../contract/demo-checkout.ts';
import { pricePreview } from './price-preview.ts';
import { demoServer } from './server-calls.ts';

const price: DemoPrice = {
  id: 'pri_1',
  plan: 'yearly',
  name: 'Yearly',
  productId: 'pro_1',
  productName: 'Onset',
  description: 'Charged once a year.',
  interval: 'year',
  unit: { lowest: 9600, currency: 'USD' },
};
const totals: Totals = { subtotal: 8067, discount: 0, tax: 1533, total: 9600 };
const line = { priceId: 'pri_1', quantity: 1, unit: totals, totals, recurring: totals };
const quote = { currency: 'EUR', taxRate: 0.19, taxIncluded: true, lines: [line], totals, recurring: totals };

test('a preview has texts in the lowest unit, and as they are shown; the visitor’s country is asked for', async () => {
  const asked: unknown[] = [];
  const server = demoServer((path, { body }) => {
    if (path.endsWith('/prices')) return Promise.resolve(Response.json({ data: { prices: [price], countries: [] } }));
    asked.push(JSON.parse(body ?? '{}'));
    return Promise.resolve(Response.json({ data: { quote, countryCode: 'DE', postalCode: null, discount: null } }));
  }, '');
  const items = [{ priceId: 'pri_1', quantity: 1 }];
  const { data } = await pricePreview(server, { items }, { country: 'DE', locale: 'en-DE' });
  expect(asked).toEqual([{ items, countryCode: 'DE' }]);
  expect(data).toMatchObject({
    currencyCode: 'EUR',
    address: { countryCode: 'DE', postalCode: null },
    details: {
      lineItems: [
        {
          price: { id: 'pri_1', billingCycle: { interval: 'year', frequency: 1 } },
          taxRate: '0.19',
          totals: { subtotal: '8067', tax: '1533', total: '9600' },
          formattedTotals: { subtotal: '€80.67', total: '€96' },
          product: { name: 'Onset' },
        },
      ],
    },
  });
});

test.each([
  [new Response(null, { status: 404 }), 'demo_off'],
  [new Response('Method Not Allowed', { status: 405 }), 'demo_off'],
  [
    Response.json(
      { data: null, error: { status: 403, name: 'ForbiddenError', message: 'Forbidden' } },
      { status: 403 },
    ),
    'demo_off',
  ],
  [new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'server_error'],
  [
    Response.json(
      { error: { type: 'request_error', code: 'bad_request', detail: 'There is no such price.' } },
      { status: 400 },
    ),
    'bad_request',
  ],
])('what the server refuses is told by a code: %#', async (response, code) => {
  const server = demoServer(() => Promise.resolve(response), '');
  await expect(server.prices()).rejects.toMatchObject({ code });
});

test('a server that is not reached is told of too', async () => {
  const server = demoServer(() => Promise.reject(new TypeError('fetch failed')), '');
  await expect(server.prices()).rejects.toMatchObject({ code: 'network_error' });
});
