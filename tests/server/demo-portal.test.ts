import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnedStage } from '../../design-system/sections/checkout/payment-stage.tsx';
import { demoPriceIds } from '../../site/config/public-config.ts';
import { TEST_CARDS } from '../../site/contract/demo-checkout.ts';
import type { CardOutcome } from '../../site/contract/demo-checkout.ts';
import pricing from '../../site/pages/pricing.ts';
import { MINUTE } from '../../site/server/process/clock.ts';
import { buyer, cardOf, haveUser, open, pay, startDemo } from './demo.ts';
import type { TestDemo } from './demo.ts';
import type { HttpResponse } from './http.ts';

const numberOf = (outcome: CardOutcome) => TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '';

/** Opens the portal of a customer; gives back what its buttons do. */
async function portal(demo: TestDemo, customerId: string, subscription: string) {
  const response = await demo.send(`/demo/paddle/api/customers/${customerId}/portal-sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.apiKey}` },
    body: {},
  });
  const session = /session=(\w+)/.exec(response.text)?.[1] ?? '';
  const show = async (query = '') => (await demo.send(`/demo/paddle/portal?session=${session}${query}`)).text;
  const press = (action: string, value = '', of = subscription): Promise<HttpResponse> =>
    demo.send('/demo/paddle/portal', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ session, subscription: of, action, value }).toString(),
    });
  return { session, show, press };
}

const told = async (demo: TestDemo) =>
  (await demo.events()).map(({ eventType, data }) => ('status' in data ? `${eventType} ${data.status}` : eventType));

test('the portal shows plan, card and invoices, says that it is a demo, and may load nothing else', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  const { session, show } = await portal(demo, customerId, subscriptionId);
  const text = await show();
  for (const words of [
    'Demo checkout: no card is charged',
    'Monthly',
    '€12',
    'ending in 4242',
    'Next payment on',
    'DEMO-',
  ])
    expect(text).toContain(words);
  const { headers } = await demo.send(`/demo/paddle/portal?session=${session}`);
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  // The icon: a browser that finds none named asks for one all the same, and says on the console that it may not.
  expect(headers['content-security-policy']).toContain("img-src 'self'");
  expect(text).toContain('<link rel="icon" href="/favicon.svg"');
  expect(headers['cache-control']).toBe('no-store');
  expect((await demo.send('/demo/paddle/portal.css')).headers['content-type']).toContain('text/css');
});

test('ending, keeping, and ending for good', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  const { show, press } = await portal(demo, customerId, subscriptionId);
  const done = await press('cancel');
  expect(done.status).toBe(303);
  expect(await show('&done=cancel')).toContain('The plan ends with the period that is paid for.');
  expect(await show()).toContain('Ends on');
  await press('keep');
  expect(await show()).toContain('Next payment on');
  await press('cancel');
  await press('end-period');
  expect(await show()).toContain('Ended on');
  expect(await told(demo)).toEqual([
    'subscription.updated active',
    'subscription.updated active',
    'subscription.updated active',
    'subscription.updated canceled',
    'subscription.canceled canceled',
  ]);
  expect((await press('keep')).headers.location).toContain('problem=subscription_update_when_canceled');
});

test('a change of plan is described alike in the portal, the checkout and the questions about prices', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'yearly');
  const { show } = await portal(demo, customerId, subscriptionId);
  const stage = renderToStaticMarkup(
    createElement(OwnedStage, {
      owned: { is: 'subscription', plan: 'Yearly', until: '2027-11-23' },
      portal: { label: 'Manage your plan', href: '/customer-portal' },
      product: 'Onset for Mac',
    }),
  );
  const sentence = 'The new price is charged when the period you’ve paid for ends.';
  for (const said of [await show(), stage, JSON.stringify(pricing)]) expect(said).toContain(sentence);
});

test('a change of plan is charged with the next period', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  const { show, press } = await portal(demo, customerId, subscriptionId);
  await press('plan', demoPriceIds.yearly);
  expect(await show()).toContain('€96 a year');
  demo.wait(MINUTE);
  await press('end-period');
  const events = await demo.events();
  expect(await told(demo)).toEqual([
    'subscription.updated active',
    'transaction.created ready',
    'transaction.paid paid',
    'subscription.updated active',
    'transaction.completed completed',
  ]);
  expect(events.at(-1)?.data).toMatchObject({
    origin: 'subscription_recurring',
    subscriptionId,
    details: { totals: { total: '9600' } },
  });
  const renewed = events.at(-2)?.data;
  expect(renewed).toMatchObject({ billingCycle: { interval: 'year' } });
});

test('a renewal that fails is past due; another card pays it', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly', 'pays-once');
  const { show, press } = await portal(demo, customerId, subscriptionId);
  await press('end-period');
  expect(await told(demo)).toEqual([
    'transaction.created ready',
    'transaction.payment_failed ready',
    'transaction.past_due past_due',
    'subscription.updated active',
    'subscription.updated past_due',
    'subscription.past_due past_due',
  ]);
  expect(await show()).toContain('The last payment failed');
  expect((await press('card', numberOf('declines'))).headers.location).toContain('problem=card_declined');
  await press('end-period');
  expect((await told(demo)).at(-1)).toBe('transaction.payment_failed past_due');
  await press('card', numberOf('pays'));
  expect((await told(demo)).slice(-3)).toEqual([
    'transaction.paid paid',
    'subscription.updated active',
    'transaction.completed completed',
  ]);
  expect(await show()).not.toContain('The last payment failed');
});

test('giving up on a payment ends the plan', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly', 'pays-once');
  const { press } = await portal(demo, customerId, subscriptionId);
  await press('end-period');
  demo.received.length = 0;
  await press('give-up');
  expect((await told(demo)).slice(-3)).toEqual([
    'transaction.canceled canceled',
    'subscription.updated canceled',
    'subscription.canceled canceled',
  ]);
});

test('nobody changes what is another’s, or with a session that is none', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId } = await buyer(demo, 'monthly');
  await haveUser(demo, 'eve@example.test');
  const eve = await open(demo, 'lifetime', { email: 'eve@example.test', countryCode: 'US' });
  await pay(demo, eve, cardOf('pays'));
  await demo.events();
  demo.received.length = 0;
  const { press } = await portal(demo, eve.customer?.id ?? '', subscriptionId);
  expect((await press('cancel')).status).toBe(404);
  const { show } = await portal(demo, customerId, subscriptionId);
  expect(await show('x')).toContain('This link is over');
  expect(await demo.events()).toEqual([]);
});

test('a session ends as soon as the address is no longer the confirmed one of the user who opened it', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId, owner } = await buyer(demo, 'monthly');
  const { show, press } = await portal(demo, customerId, subscriptionId);
  expect(await show()).toContain('Next payment on');
  await owner.change({ email: 'new@example.test' });
  expect(await show()).toContain('This link is over');
  expect((await press('cancel')).status).toBe(404);
  // Another user confirms the address: the session is not theirs.
  await haveUser(demo, 'ada@example.test');
  expect(await show()).toContain('This link is over');
  expect(await demo.events()).toEqual([]);
});

test('a session for an address that no user has confirmed shows nothing', async () => {
  const demo = await startDemo();
  const { customerId, subscriptionId, owner } = await buyer(demo, 'monthly');
  await owner.change({ email_proved: 0 });
  const { show, press } = await portal(demo, customerId, subscriptionId);
  expect(await show()).toContain('This link is over');
  expect((await press('cancel')).status).toBe(404);
});

test('markup in an address is shown as text', async () => {
  const demo = await startDemo();
  const email = `"<img/src=x>"@example.test`;
  const hostile = { email, countryCode: 'US', customData: { name: '<script>alert(1)</script>' } };
  const response = await demo.send('/demo/paddle/checkouts', {
    method: 'POST',
    body: { items: [{ priceId: demoPriceIds.monthly }], ...hostile },
  });
  // The form's own rule takes no such address; whatever passes it is escaped all the same.
  expect(response.status).toBe(400);
  const { customerId, subscriptionId, owner } = await buyer(demo, 'monthly');
  const row = await demo.database
    .selectFrom('demo_paddle')
    .select('data')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await demo.database
    .updateTable('demo_paddle')
    .set({ data: row.data.replace('ada@example.test', '<img src=x>') })
    .where('id', '=', customerId)
    .execute();
  await owner.change({ email: '<img src=x>' });
  const { show } = await portal(demo, customerId, subscriptionId);
  const text = await show();
  expect(text).toContain('&lt;img src=x&gt;');
  expect(text).not.toContain('<img');
});
