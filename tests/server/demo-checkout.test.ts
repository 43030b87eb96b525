import { expect, test } from 'vitest';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { demoErrorSchema, demoPricesSchema, previewSchema } from '../../site/contract/demo-checkout.ts';
import { DAY, SECOND } from '../../site/server/process/clock.ts';
import { buyer, cardOf, open, pay, sendCard, startDemo } from './demo.ts';
import type { TestDemo } from './demo.ts';
import type { HttpResponse } from './http.ts';

const typesOf = async (demo: TestDemo) => (await demo.events()).map(({ eventType }) => eventType);
const post = (demo: TestDemo, path: string, body: object): Promise<HttpResponse> =>
  demo.send(`/demo/paddle${path}`, { method: 'POST', body });
const errorOf = (response: HttpResponse) => demoErrorSchema.parse(response.json()).error;

const ada = { email: 'Ada@Example.test', countryCode: 'DE' };

test('a purchase tells Paddle’s events in Paddle’s order, signed, and readable by Paddle’s SDK', async () => {
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
  const times = events.map(({ occurredAt }) => Date.parse(occurredAt));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
  const completed = events.at(-1)?.data;
  expect(completed).toMatchObject({
    id: checkout.transactionId,
    status: 'completed',
    customData: { user: 'abc.def' },
    currencyCode: 'EUR',
    details: { totals: { subtotal: '8067', tax: '1533', total: '9600', balance: '0' } },
    payments: [{ status: 'captured', methodDetails: { card: { last4: '4242', cardholderName: 'Ada Buyer' } } }],
  });
  expect(events[5]?.data).toMatchObject({
    transactionId: checkout.transactionId,
    status: 'active',
    billingCycle: { interval: 'year', frequency: 1 },
    customData: { user: 'abc.def' },
    items: [{ price: { id: demoPriceIds.yearly, unitPrice: { amount: '9600', currencyCode: 'USD' } } }],
  });
});

test('what is paid once makes no subscription', async () => {
  const demo = await startDemo();
  await pay(demo, await open(demo, 'lifetime', ada));
  const types = await typesOf(demo);
  expect(types.filter((type) => type.startsWith('subscription'))).toEqual([]);
  expect(types.at(-1)).toBe('transaction.completed');
});

test('a second press of the button, and two at the same moment, pay once', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'monthly', ada);
  const outcomes = await Promise.all([pay(demo, checkout), pay(demo, checkout)]);
  outcomes.push(await pay(demo, checkout));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
  const types = await typesOf(demo);
  expect(types.filter((type) => type === 'subscription.created')).toHaveLength(1);
  expect(types.filter((type) => type === 'transaction.paid')).toHaveLength(1);
});

test('a customer with a running subscription may buy another, as at Paddle, and is the same customer', async () => {
  const demo = await startDemo();
  const { customerId } = await buyer(demo, 'monthly');
  const second = await open(demo, 'yearly', { customerId });
  expect(second).toMatchObject({ status: 'ready', customer: { id: customerId, email: 'ada@example.test' } });
  expect((await pay(demo, second)).outcome).toBe('paid');
  expect(await typesOf(demo)).not.toContain('customer.created');
});

test('a declined card fails the payment and leaves the checkout open for another', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'monthly', ada);
  expect((await pay(demo, checkout, cardOf('declines'))).outcome).toBe('declined');
  const failed = (await demo.events()).at(-1);
  expect(failed).toMatchObject({
    eventType: 'transaction.payment_failed',
    data: { status: 'ready', payments: [{ status: 'error', errorCode: 'declined' }] },
  });
  expect((await pay(demo, checkout)).outcome).toBe('paid');
  const types = await typesOf(demo);
  expect(types.filter((type) => type === 'transaction.created')).toHaveLength(1);
  expect(types.at(-1)).toBe('transaction.completed');
});

test('3-D Secure asks, and its answer decides', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'monthly', ada);
  expect((await pay(demo, checkout, cardOf('challenge'))).outcome).toBe('challenge');
  expect(await demo.events()).toEqual([]);
  const cancelled = { ...cardOf('challenge'), challenge: 'cancelled' };
  expect((await pay(demo, checkout, cancelled)).outcome).toBe('declined');
  expect((await demo.events()).at(-1)).toMatchObject({
    eventType: 'transaction.payment_failed',
    data: { payments: [{ errorCode: 'authentication_failed' }] },
  });
  expect((await pay(demo, checkout, { ...cardOf('challenge'), challenge: 'confirmed' })).outcome).toBe('paid');
});

test.each([
  [{ number: '5555555555554444' }, 'unknown_card'],
  [{ expiryYear: 2020 }, 'expired_card'],
  [{ cvc: 'ab' }, 'bad_request'],
  [{ name: ' ' }, 'bad_request'],
])('a card with %j is refused with words', async (wrong, code) => {
  const demo = await startDemo();
  const response = await sendCard(demo, await open(demo, 'monthly', ada), { ...cardOf('pays'), ...wrong });
  expect(response.status).toBe(400);
  expect(errorOf(response)).toMatchObject({ type: 'request_error', code });
  expect(await demo.events()).toEqual([]);
});

test('nobody pays before it is known who buys', async () => {
  const demo = await startDemo();
  const checkout = await open(demo, 'monthly');
  expect(checkout.status).toBe('draft');
  const response = await sendCard(demo, checkout, cardOf('pays'));
  expect(errorOf(response).code).toBe('transaction_not_ready');
});

test('a checkout takes on another buyer, plan and discount until it is paid', async () => {
  const demo = await startDemo();
  const { transactionId } = await open(demo, 'monthly');
  const update = (body: object) => post(demo, `/checkouts/${transactionId}`, body);
  const buyerKnown = await update({ buyer: { email: 'ada@example.test', countryCode: 'GB', postalCode: 'N1 9GU' } });
  expect(buyerKnown.json()).toMatchObject({ data: { status: 'ready', quote: { currency: 'GBP' } } });
  const yearly = await update({ items: [{ priceId: demoPriceIds.yearly }], discount: 'onset20' });
  expect(yearly.json()).toMatchObject({
    data: { discount: { code: 'ONSET20' }, quote: { totals: { total: 6160 }, recurring: { total: 7700 } } },
  });
  const expired = await update({ discount: 'LASTYEAR' });
  expect(expired.json()).toMatchObject({
    data: { discount: null, discountProblem: { code: 'discount_expired', detail: 'This discount code has expired.' } },
  });
  const paid = await post(demo, `/checkouts/${transactionId}/pay`, cardOf('pays'));
  expect(paid.json()).toMatchObject({ data: { outcome: 'paid' } });
  expect((await update({ discount: null })).status).toBe(409);
});

test.each([
  [{ items: [{ priceId: 'pri_unknown' }] }],
  [{ items: [] }],
  [{ items: [{ priceId: demoPriceIds.monthly }, { priceId: demoPriceIds.yearly }] }],
  [{ items: [{ priceId: demoPriceIds.monthly, quantity: 0 }] }],
  [{ items: [{ priceId: demoPriceIds.monthly }], email: 'nobody' }],
  [{ items: [{ priceId: demoPriceIds.monthly }], customData: { big: 'x'.repeat(5000) } }],
  [{}],
])('the checkout %j is refused', async (body) => {
  const demo = await startDemo();
  expect((await post(demo, '/checkouts', body)).status).toBe(400);
});

test('prices and previews come from the build’s catalogue', async () => {
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

test('plans of different periods are shown in one preview, and not sold in one checkout', async () => {
  const demo = await startDemo();
  const items = Object.values(demoPriceIds).map((priceId) => ({ priceId }));
  const preview = previewSchema.parse((await post(demo, '/previews', { items, countryCode: 'US' })).json()).data;
  expect(preview.quote.lines.map(({ totals }) => totals.total)).toEqual([1200, 9600, 18_900]);
  expect((await post(demo, '/checkouts', { items })).status).toBe(400);
});

test('webhooks that were not taken are sent again, also after a restart, and are given up in the end', async () => {
  const demo = await startDemo();
  demo.answer(500);
  await pay(demo, await open(demo, 'lifetime', ada));
  expect(await demo.events()).toEqual([]);
  expect(demo.logged.some((line) => line.includes('was not taken: status 500'))).toBe(true);
  demo.answer(200);
  await demo.deliveries.stop();
  demo.wait(3 * SECOND);
  const restarted = demo.again();
  await restarted.deliveries.drain();
  expect(demo.received.map(({ body }) => /"event_type":"([^"]+)"/.exec(body)?.[1])).toEqual([
    'transaction.created',
    'customer.created',
    'address.created',
    'transaction.ready',
    'transaction.paid',
    'transaction.completed',
  ]);

  demo.answer(500);
  await pay(demo, await open(demo, 'lifetime', ada));
  for (let day = 0; day < 6; day += 1) {
    await restarted.deliveries.drain();
    demo.wait(DAY / 2);
  }
  const left = await demo.database
    .selectFrom('demo_paddle')
    .select('key')
    .where('key', 'in', ['waiting', 'failed'])
    .execute();
  expect(left.map(({ key }) => key)).toEqual(['failed', 'failed', 'failed', 'failed']);
});

test('a checkout that nobody paid is forgotten after a day', async () => {
  const demo = await startDemo();
  const { transactionId } = await open(demo, 'monthly');
  demo.wait(DAY + 1);
  await open(demo, 'monthly');
  expect((await post(demo, '/checkouts', { transactionId })).status).toBe(404);
});

test('whoever asks without end is told to wait', async () => {
  const demo = await startDemo();
  const opened = await Promise.all(Array.from({ length: 210 }, () => post(demo, '/checkouts', {})));
  expect(opened.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('nothing that is asked for by an odd id is there', async () => {
  const demo = await startDemo();
  const { transactionId } = await open(demo, 'monthly');
  for (const id of ['\0', `${transactionId}\0`, "' or 1=1", 'x'.repeat(5_000)]) {
    const path = encodeURIComponent(id);
    expect((await demo.send(`/demo/paddle/portal?session=${path}`)).status).toBe(404);
    expect((await post(demo, `/checkouts/${path}`, {})).status).toBe(404);
    expect((await post(demo, '/checkouts', { transactionId: id.slice(0, 90) })).status).toBe(404);
  }
});

test('a full demo forgets the oldest of what nobody needs any more, and is full of purchases alone', async () => {
  const demo = await startDemo();
  const first = await open(demo, 'monthly');
  const { checkout: bought } = await buyer(demo, 'yearly');
  await demo.events();
  const rows = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0'));
  for (let round = 0; round < 20; round += 1)
    await demo.database
      .insertInto('demo_paddle')
      .values(rows.map((id) => ({ id: `zzz_${round}_${id}`, kind: 'customer', key: null, due_at: null, data: '{}' })))
      .execute();
  await open(demo, 'monthly');
  expect((await post(demo, '/checkouts', { transactionId: first.transactionId })).status).toBe(404);
  const sent = demo.database
    .selectFrom('demo_paddle')
    .select('id')
    .where('kind', '=', 'event')
    .where('key', '=', 'sent');
  expect(await sent.execute()).toEqual([]);
  const completed = await demo.database
    .selectFrom('demo_paddle')
    .select('id')
    .where('id', '=', bought.transactionId)
    .execute();
  expect(completed).toHaveLength(1);
  // The one that was just opened makes way for its own buyer; after that nothing is left to forget.
  const change = { buyer: { email: 'stranger@example.test', countryCode: 'US' } };
  const { transactionId } = await open(demo, 'monthly');
  expect((await post(demo, `/checkouts/${transactionId}`, change)).status).toBe(404);
  expect((await post(demo, `/checkouts/${transactionId}`, change)).status).toBe(503);
});
