import { Paddle } from '@paddle/paddle-node-sdk';
import type { Environment } from '@paddle/paddle-node-sdk';
import { expect, test } from 'vitest';
import { demoErrorSchema } from '../../site/contract/demo-checkout.ts';
import { createPaddleApi } from '../../site/server/paddle/paddle-api.ts';
import { HOUR } from '../../site/server/process/clock.ts';
import { buyer, cardOf, open, pay, startDemo } from './demo.ts';
import type { TestDemo } from './demo.ts';

/** Paddle's own SDK, pointed at the demo: it takes an address in place of an environment's name. */
const sdkOf = ({ apiKey, origin }: TestDemo) =>
  new Paddle(apiKey, { environment: `${origin}/demo/paddle/api` as Environment });

test('Paddle’s SDK reads a transaction and a subscription of the demo', async () => {
  const demo = await startDemo();
  const { checkout, customerId, subscriptionId } = await buyer(demo, 'monthly');
  const sdk = sdkOf(demo);
  expect(await sdk.transactions.get(checkout.transactionId)).toMatchObject({
    id: checkout.transactionId,
    status: 'completed',
    customerId,
    subscriptionId,
    details: { totals: { grandTotal: '1200', currencyCode: 'EUR' } },
  });
  expect(await sdk.subscriptions.get(subscriptionId)).toMatchObject({
    status: 'active',
    customerId,
    managementUrls: { cancel: 'http://localhost:3000/customer-portal' },
  });
});

test('Paddle’s SDK cancels: with the period, and at once', async () => {
  const demo = await startDemo();
  const { subscriptionId } = await buyer(demo, 'monthly');
  const sdk = sdkOf(demo);
  const ending = await sdk.subscriptions.cancel(subscriptionId, { effectiveFrom: 'next_billing_period' });
  expect(ending).toMatchObject({ status: 'active', nextBilledAt: null, scheduledChange: { action: 'cancel' } });
  expect(ending.scheduledChange?.effectiveAt).toBe(ending.currentBillingPeriod?.endsAt);
  const over = await sdk.subscriptions.cancel(subscriptionId, { effectiveFrom: 'immediately' });
  expect(over).toMatchObject({ status: 'canceled', scheduledChange: null, currentBillingPeriod: null });
  expect((await demo.events()).map(({ eventType }) => eventType)).toEqual([
    'subscription.updated',
    'subscription.updated',
    'subscription.canceled',
  ]);
  await expect(sdk.subscriptions.cancel(subscriptionId, { effectiveFrom: 'immediately' })).rejects.toMatchObject({
    code: 'subscription_update_when_canceled',
  });
});

test('Paddle’s SDK opens the portal of a customer, for an hour, and of nobody else’s subscription', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  const sdk = sdkOf(demo);
  const session = await sdk.customerPortalSessions.create(customerId, [subscriptionId]);
  expect(session.urls.subscriptions[0]).toMatchObject({ id: subscriptionId });
  const { pathname, search } = new URL(session.urls.general.overview);
  expect((await demo.send(pathname + search)).status).toBe(200);
  demo.wait(HOUR + 1);
  expect((await demo.send(pathname + search)).status).toBe(404);

  const other = await open(demo, 'monthly', { email: 'eve@example.test', countryCode: 'US' });
  await pay(demo, other, cardOf('pays'));
  await expect(sdk.customerPortalSessions.create(other.customer?.id ?? '', [subscriptionId])).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('Paddle’s SDK pages through the events, the oldest first', async () => {
  const demo = await startDemo();
  await pay(demo, await open(demo, 'yearly', { email: 'ada@example.test', countryCode: 'US' }));
  const types: string[] = [];
  const list = sdkOf(demo).events.list({ perPage: 3 });
  do {
    const page = await list.next();
    types.push(...page.map(({ eventType }) => eventType));
  } while (list.hasMore);
  expect(types).toEqual((await demo.events()).map(({ eventType }) => eventType));
  expect(types).toHaveLength(8);
});

test('the server’s own client reads what the demo answers: each entity, and events from the newest on', async () => {
  const demo = await startDemo();
  const { checkout, customerId, subscriptionId } = await buyer(demo, 'monthly');
  const api = createPaddleApi({ baseUrl: `${demo.origin}/demo/paddle/api`, apiKey: demo.apiKey });
  expect(await api.getTransaction(checkout.transactionId)).toMatchObject({
    status: 'completed',
    customer_id: customerId,
  });
  expect(await api.getCustomer(customerId)).toMatchObject({ id: customerId });
  expect(await api.getSubscription(subscriptionId)).toMatchObject({ status: 'active', customer_id: customerId });
  const session = await api.createPortalSession(customerId, [subscriptionId]);
  expect(session.urls.subscriptions.map(({ id }) => id)).toEqual([subscriptionId]);
  const ids: string[] = [];
  let page = await api.listEvents({ perPage: 3 });
  for (;;) {
    ids.push(...page.events.map(({ event_id: id }) => id));
    if (!page.hasMore) break;
    page = await api.listEvents({ perPage: 3, after: ids.at(-1) ?? '' });
  }
  expect(ids.length).toBeGreaterThan(6);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  expect(await api.cancelSubscription(subscriptionId, 'next_billing_period')).toMatchObject({
    scheduled_change: { action: 'cancel' },
  });
});

test.each([undefined, 'Bearer wrong', 'Bearer '])(
  'the API answers nobody with the header %j',
  async (authorization) => {
    const demo = await startDemo();
    const { checkout } = await buyer(demo, 'monthly');
    const response = await demo.send(`/demo/paddle/api/transactions/${checkout.transactionId}`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(response.status).toBe(403);
    expect(demoErrorSchema.parse(response.json()).error.code).toBe('forbidden');
  },
);
