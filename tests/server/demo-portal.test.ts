import { expect, test } from 'vitest';
import { HOUR } from '../../site/server/process/clock.ts';
import { buyer, cardOf, haveUser, open, pay, startDemo } from './demo.ts';
import type { TestDemo } from './demo.ts';
import type { HttpResponse } from './http.ts';

/** Opens the portal of a customer and returns what its buttons do. */
async function portal(demo: TestDemo, customerId: string, subscription: string) {
  const response = await demo.send(`/demo/paddle/api/customers/${customerId}/portal-sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.apiKey}` },
    body: {},
  });
  const session = /session=(\w+)/.exec(response.text)?.[1] ?? '';
  const show = (query = '') => demo.send(`/demo/paddle/portal?session=${session}${query}`);
  const press = (action: string): Promise<HttpResponse> =>
    demo.send('/demo/paddle/portal', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ session, subscription, action, value: '' }).toString(),
    });
  return { show, press };
}

test('the portal shows the plan, the card and invoices, says that it is a demo, and loads nothing else', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  const { text, headers } = await (await portal(demo, customerId, subscriptionId)).show();
  for (const words of [
    'Demo checkout: no card is charged',
    'Monthly',
    '€12',
    'ending in 4242',
    'Next payment on',
    'DEMO-',
  ])
    expect(text).toContain(words);
  for (const directive of ["form-action 'self'", "default-src 'none'", "img-src 'self'"])
    expect(headers['content-security-policy']).toContain(directive);
  expect(headers['cache-control']).toBe('no-store');
  expect((await demo.send('/demo/paddle/portal.css')).headers['content-type']).toContain('text/css');
});

test('a customer cancels a plan, keeps it after all, and cancels it again until it has ended', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  const { show, press } = await portal(demo, customerId, subscriptionId);
  expect((await press('cancel')).status).toBe(303);
  expect((await show('&done=cancel')).text).toContain('The plan ends with the period you’ve paid for.');
  expect((await show()).text).toContain('Ends on');
  await press('keep');
  expect((await show()).text).toContain('Next payment on');
  await press('cancel');
  await press('end-period');
  expect((await show()).text).toContain('Ended on');
  expect((await demo.events()).map(({ eventType }) => eventType)).toEqual([
    ...Array.from({ length: 4 }, () => 'subscription.updated'),
    'subscription.canceled',
  ]);
  expect((await press('keep')).headers.location).toContain('problem=subscription_update_when_canceled');
});

test('a customer cannot change the subscription of another customer', async () => {
  const demo = await startDemo();
  const { subscriptionId } = await buyer(demo, 'monthly');
  await haveUser(demo, 'eve@example.test');
  const eve = await open(demo, 'lifetime', { email: 'eve@example.test', countryCode: 'US' });
  await pay(demo, eve, cardOf('pays'));
  await demo.events();
  demo.received.length = 0;
  const { press } = await portal(demo, eve.customer?.id ?? '', subscriptionId);
  expect((await press('cancel')).status).toBe(404);
  expect(await demo.events()).toEqual([]);
});

test.each<[string, (bought: Awaited<ReturnType<typeof buyer>>, demo: TestDemo) => unknown]>([
  ['after an hour', (_, demo) => demo.wait(HOUR + 1)],
  ['when the email address is no longer confirmed', ({ owner }) => owner.change({ email_proved: 0 })],
  [
    'when another user has confirmed the email address',
    async ({ owner }, demo) => {
      await owner.change({ email: 'new@example.test' });
      await haveUser(demo, 'ada@example.test');
    },
  ],
])('a portal session ends %s', async (_, end) => {
  const demo = await startDemo();
  const bought = await buyer(demo, 'monthly');
  const { show, press } = await portal(demo, bought.customerId, bought.subscriptionId);
  expect((await show()).text).toContain('Next payment on');
  await end(bought, demo);
  expect((await show()).text).toContain('This link has expired');
  expect((await press('cancel')).status).toBe(404);
  expect(await demo.events()).toEqual([]);
});

test('markup in an email address is escaped', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId, owner } = await buyer(demo, 'monthly');
  const customers = demo.database.selectFrom('demo_paddle').select('data').where('id', '=', customerId);
  const data = (await customers.executeTakeFirstOrThrow()).data.replace('ada@example.test', '<img src=x>');
  await demo.database.updateTable('demo_paddle').set({ data }).where('id', '=', customerId).execute();
  await owner.change({ email: '<img src=x>' });
  const { text } = await (await portal(demo, customerId, subscriptionId)).show();
  expect(text).toContain('&lt;img src=x&gt;');
  expect(text).not.toContain('<img');
});
