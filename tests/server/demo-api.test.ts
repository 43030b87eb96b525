import { Paddle } from '@paddle/paddle-node-sdk';
import type { Environment } from '@paddle/paddle-node-sdk';
import { expect, test } from 'vitest';
import { createPaddleApi } from '../../site/server/paddle/paddle-api.ts';
import { buyer, open, pay, startDemo } from './demo.ts';

test('the API of the demo answers Paddle’s SDK and rejects the subscription of another customer', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  // The SDK takes a URL in place of the name of an environment.
  const sdk = new Paddle(demo.apiKey, { environment: `${demo.origin}/demo/paddle/api` as Environment });
  const session = await sdk.customerPortalSessions.create(customerId, [subscriptionId]);
  expect(session.urls.subscriptions[0]).toMatchObject({ id: subscriptionId });
  const { pathname, search } = new URL(session.urls.general.overview);
  expect((await demo.send(pathname + search)).status).toBe(200);
  const other = await open(demo, 'monthly', { email: 'eve@example.test', countryCode: 'US' });
  await pay(demo, other);
  await expect(sdk.customerPortalSessions.create(other.customer?.id ?? '', [subscriptionId])).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('the API of the demo answers the server’s own client, with events from the newest on', async () => {
  const demo = await startDemo();
  const { checkout, customerId, subscriptionId } = await buyer(demo, 'monthly');
  const api = createPaddleApi({ baseUrl: `${demo.origin}/demo/paddle/api`, apiKey: demo.apiKey });
  expect(await api.getTransaction(checkout.transactionId)).toMatchObject({
    status: 'completed',
    customer_id: customerId,
  });
  expect(await api.getSubscription(subscriptionId)).toMatchObject({ status: 'active', customer_id: customerId });
  const first = await api.listEvents({ perPage: 3 });
  const next = await api.listEvents({ perPage: 3, after: first.events.at(-1)?.event_id ?? '' });
  const ids = [...first.events, ...next.events].map(({ event_id: id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  expect(await api.cancelSubscription(subscriptionId, 'next_billing_period')).toMatchObject({
    scheduled_change: { action: 'cancel' },
  });
});

test('the API of the demo rejects requests without its key', async () => {
  const demo = await startDemo();
  const { checkout } = await buyer(demo, 'monthly');
  const rejected: Record<string, string>[] = [{}, { authorization: 'Bearer wrong' }, { authorization: 'Bearer ' }];
  for (const headers of rejected)
    expect((await demo.send(`/demo/paddle/api/transactions/${checkout.transactionId}`, { headers })).status).toBe(403);
});
