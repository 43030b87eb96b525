import { expect, test } from 'vitest';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { demoErrorSchema, demoPricesSchema, previewSchema } from '../../site/contract/demo-checkout.ts';
import { cardOf, open, pay, sendCard, startDemo } from './demo.ts';
import type { TestDemo } from './demo.ts';
import type { HttpResponse } from './http.ts';

const typesOf = async (demo: TestDemo) => (await demo.events()).map(({ eventType }) => eventType);
const post = (demo: TestDemo, path: string, body: object): Promise<HttpResponse> =>
  demo.send(`/demo/paddle${path}`, { method: 'POST', body });

const ada = { email: 'Ada@Example.test', countryCode: 'DE' };

test('a purchase sends signed events in Paddle’s order, with the amounts that were paid', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'yearly', { ...ada, customData: { user: 'abc.def' } });
  expect(checkout).toMatchObject({ status: 'ready', customer: { email: 'ada@example.test' } });
  expect((await pay(demo, checkout)).outcome).toBe('paid');
  const events = await demo.events();
  expect(events.map(({ eventType }) => eventType)).toEqual([
    'transaction.created',
    'customer.created',
    'address.created',
    'transaction.ready',
    'transaction.paid',
    'subscription.created',
    'subscription.activated',
    'transaction.completed',
  ]);
  expect(events.at(-1)?.data).toMatchObject({
    id: checkout.transactionId,
    customData: { user: 'abc.def' },
    currencyCode: 'EUR',
    details: { totals: { subtotal: '8067', tax: '1533', total: '9600', balance: '0' } },
    payments: [{ status: 'captured', methodDetails: { card: { last4: '4242' } } }],
  });
  expect(events[5]?.data).toMatchObject({
    transactionId: checkout.transactionId,
    status: 'active',
    billingCycle: { interval: 'year', frequency: 1 },
    items: [{ price: { id: demoPriceIds.yearly, unitPrice: { amount: '9600', currencyCode: 'USD' } } }],
  });
});

test('repeated and simultaneous clicks on the pay button pay once', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'monthly', ada);
  const outcomes = await Promise.all([pay(demo, checkout), pay(demo, checkout)]);
  outcomes.push(await pay(demo, checkout));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
  const types = await typesOf(demo);
  for (const once of ['transaction.paid', 'subscription.created'])
    expect(types.filter((type) => type === once)).toHaveLength(1);
});

test('a declined card or a canceled 3-D Secure check leaves the checkout open for another card', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'monthly', ada);
  expect((await pay(demo, checkout, cardOf('challenge'))).outcome).toBe('challenge');
  expect(await demo.events()).toEqual([]);
  for (const [card, errorCode] of [
    [cardOf('declines'), 'declined'],
    [{ ...cardOf('challenge'), challenge: 'cancelled' }, 'authentication_failed'],
  ] as const) {
    expect((await pay(demo, checkout, card)).outcome).toBe('declined');
    expect((await demo.events()).at(-1)).toMatchObject({
      eventType: 'transaction.payment_failed',
      data: { status: 'ready', payments: expect.arrayContaining([expect.objectContaining({ errorCode })]) as unknown },
    });
  }
  expect((await pay(demo, checkout, { ...cardOf('challenge'), challenge: 'confirmed' })).outcome).toBe('paid');
  const types = await typesOf(demo);
  expect(types.filter((type) => type === 'transaction.created')).toHaveLength(1);
  expect(types.at(-1)).toBe('transaction.completed');
});

test.each([
  [ada, { number: '5555555555554444' }, 'unknown_card'],
  [ada, { expiryYear: 2020 }, 'expired_card'],
  [ada, { cvc: 'ab' }, 'bad_request'],
  [{}, {}, 'transaction_not_ready'],
])('the buyer %j with the card %j is rejected', async (buyer, wrong, code) => {
  const demo = await startDemo();
  const response = await sendCard(demo, await open(demo, 'monthly', buyer), { ...cardOf('pays'), ...wrong });
  expect(demoErrorSchema.parse(response.json()).error).toMatchObject({ type: 'request_error', code });
  expect(await demo.events()).toEqual([]);
});

test('a checkout of an unknown price or with an invalid email address is rejected', async () => {
  const demo = await startDemo();
  for (const body of [
    { items: [{ priceId: 'pri_unknown' }] },
    { items: [{ priceId: demoPriceIds.monthly }], email: '<img/src=x>' },
    {},
  ])
    expect((await post(demo, '/checkouts', body)).status).toBe(400);
});

test('prices and previews come from the catalogue of the build', async () => {
  const demo = await startDemo();
  const prices = demoPricesSchema.parse((await demo.send('/demo/paddle/prices')).json()).data;
  expect(prices.prices.map(({ id, unit }) => [id, unit.lowest])).toEqual([
    [demoPriceIds.monthly, 1200],
    [demoPriceIds.yearly, 9600],
    [demoPriceIds.lifetime, 18_900],
  ]);
  const body = { items: [{ priceId: demoPriceIds.monthly }], countryCode: 'JP' };
  const preview = previewSchema.parse((await post(demo, '/previews', body)).json()).data;
  expect(preview.quote).toMatchObject({ currency: 'JPY', totals: { total: 1800 } });
});
