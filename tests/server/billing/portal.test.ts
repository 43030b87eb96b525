import { describe, expect, test } from 'vitest';
import {
  NO_PURCHASES,
  PAYMENTS_NOT_CONFIGURED,
  PAYMENTS_REFUSED,
  PORTAL_NEEDS_CONFIRMED_EMAIL,
} from '../../../site/contract/payment-messages.ts';
import { haveCustomer, haveLifetime, haveSubscription } from '../bought.ts';
import { post } from '../calls.ts';
import { messageOf } from '../http.ts';
import { entity, error, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';
import { register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';

/** Starts a site and a fake of Paddle that creates portal sessions with new URLs each time. */
async function withPaddle() {
  const paddle = await startStandIn((asked, outgoing, count) => {
    if (asked.url.includes('/invoice')) return entity(outgoing, { url: 'https://invoices.example.test/1.pdf?token=1' });
    if (!asked.url.endsWith('/portal-sessions')) return error(outgoing, 404, 'not_found');
    const { subscription_ids: ids } = JSON.parse(asked.body) as { subscription_ids: string[] };
    const at = (what: string) => `https://portal.example.test/${what}?token=${count}`;
    const subscriptions = ids.map((id) => ({ id, update_subscription_payment_method: at(`${id}/card`) }));
    entity(outgoing, { id: 'cpls_1', urls: { general: { overview: at('overview') }, subscriptions } });
  });
  const site = await startSite({ paddle: { baseUrl: paddle.origin, apiKey: KEY } });
  /** Returns the customer and the subscriptions of each session. */
  const sessions = () =>
    paddle.asked.flatMap(({ url, body }) => {
      const customer = /^\/customers\/(\w+)\/portal-sessions$/.exec(url)?.[1];
      return customer === undefined ? [] : [`${customer} ${body}`];
    });
  return { site, paddle, sessions };
}

const open = (site: TestSite, jwt?: string, body: object = {}) => post(site, '/api/customer-portal', body, jwt);
const dataOf = (response: { json: () => Record<string, unknown> }) =>
  response.json()['data'] as Record<string, unknown>;

/** Registers a user with a confirmed email address, which is also that of a customer. */
async function registerCustomer(site: TestSite, name: string, customerId = 'ctm_01a') {
  const person = await register(site, name);
  await site.database.updateTable('users').set({ email_proved: 1 }).where('id', '=', person.user.id).execute();
  await haveCustomer(site, `${name}@example.test`, person.user.id, customerId);
  return person;
}

/** Starts a site with a user who has a subscription. */
async function withSubscriber() {
  const started = await withPaddle();
  const { jwt, user } = await registerCustomer(started.site, 'alice');
  await haveSubscription(started.site, user.id);
  return { ...started, jwt, user };
}

describe('the customer portal', () => {
  test('is opened with a new session for each of at most ten clicks', async () => {
    const { site, sessions, jwt } = await withSubscriber();
    const urls = new Set();
    for (let count = 0; count < 10; count += 1) {
      const response = await open(site, jwt);
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(dataOf(response)).toMatchObject({ updatePaymentMethodUrl: null });
      urls.add(dataOf(response)['url']);
    }
    expect(urls.size).toBe(10);
    expect((await open(site, jwt)).status).toBe(429);
    expect(sessions()).toEqual(Array(10).fill('ctm_01a {"subscription_ids":["sub_01a"]}'));
  });

  test('returns the URL for the card of the requested subscription', async () => {
    const { site, sessions, jwt, user } = await withSubscriber();
    await haveCustomer(site, 'alice@example.test', user.id, 'ctm_01b');
    await haveSubscription(site, user.id, { id: 'sub_01b', customer_id: 'ctm_01b' });
    expect((await open(site, jwt, { subscription: 'sub_01c' })).status).toBe(404);
    await open(site, jwt, { subscription: 'sub_01a' });
    const response = await open(site, jwt, { subscription: 'sub_01b' });
    expect(dataOf(response)['updatePaymentMethodUrl']).toContain('/sub_01b/card');
    expect(sessions()).toEqual([
      'ctm_01a {"subscription_ids":["sub_01a"]}',
      'ctm_01b {"subscription_ids":["sub_01b"]}',
    ]);
  });

  test('returns the URL of an invoice, only to the user who paid it', async () => {
    const { site, paddle } = await withPaddle();
    const alice = await registerCustomer(site, 'alice');
    await haveLifetime(site, alice.user.id, { id: 'txn_01a' });
    const response = await open(site, alice.jwt, { invoice: 'txn_01a' });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(dataOf(response)['url']).toBe('https://invoices.example.test/1.pdf?token=1');
    const bob = await registerCustomer(site, 'bob', 'ctm_01b');
    expect((await open(site, bob.jwt, { invoice: 'txn_01a' })).status).toBe(404);
    await haveLifetime(site, bob.user.id, { id: 'txn_01b', customer_id: 'ctm_01a' });
    expect((await open(site, bob.jwt, { invoice: 'txn_01b' })).status).toBe(403);
    const urls = paddle.asked.map(({ url }) => url).filter((url) => url.includes('/invoice'));
    expect(urls).toEqual(['/transactions/txn_01a/invoice?disposition=inline']);
  });

  test('is available after a subscription has ended and for one-time purchases', async () => {
    const { site, sessions } = await withPaddle();
    const alice = await registerCustomer(site, 'alice');
    await haveSubscription(site, alice.user.id, { status: 'canceled' });
    expect((await open(site, alice.jwt)).status).toBe(200);
    const bob = await registerCustomer(site, 'bob', 'ctm_01b');
    await haveLifetime(site, bob.user.id, { customer_id: 'ctm_01b' });
    expect((await open(site, bob.jwt)).status).toBe(200);
    expect(sessions()).toEqual(['ctm_01a {"subscription_ids":[]}', 'ctm_01b {"subscription_ids":[]}']);
  });

  test('is not available to other users with any parameter', async () => {
    const { site, sessions } = await withSubscriber();
    const bob = await register(site, 'bob');
    const nothing = await open(site, bob.jwt);
    expect([nothing.status, messageOf(nothing)]).toEqual([404, NO_PURCHASES]);
    expect((await open(site, bob.jwt, { subscription: 'sub_01a' })).status).toBe(404);
    for (const body of [{ customer: 'ctm_01a' }, { customerId: 'ctm_01a' }, { subscription: ['sub_01a'] }])
      expect((await open(site, bob.jwt, body)).status).toBe(400);
    expect((await open(site)).status).toBe(403);
    expect(sessions()).toEqual([]);
  });

  test('is available only to the owner of its email address', async () => {
    const { site, sessions } = await withPaddle();
    // Mallory was signed in when buying with Victor's email address, and no one else has used it so far.
    const mallory = await register(site, 'mallory');
    const victor = await registerCustomer(site, 'victor');
    await haveSubscription(site, mallory.user.id);
    for (const body of [{}, { subscription: 'sub_01a' }]) {
      const response = await open(site, mallory.jwt, body);
      expect([response.status, messageOf(response)]).toEqual([403, PORTAL_NEEDS_CONFIRMED_EMAIL]);
    }
    expect(sessions()).toEqual([]);
    await haveLifetime(site, null);
    expect((await open(site, victor.jwt)).status).toBe(200);
  });
});

describe('the customer portal, when Paddle fails', () => {
  const urls = { general: { overview: 'javascript:alert(1)' }, subscriptions: [] };

  test.each<[string, StandIn['answer']]>([
    ['a URL that is not of a page', (_asked, outgoing) => entity(outgoing, { id: 'cpls_1', urls })],
    ['an error', (_asked, outgoing) => error(outgoing, 403, 'forbidden')],
  ])('responds with 502 to %s, and neither response nor log contains a secret', async (_, answer) => {
    const { site, paddle, jwt } = await withSubscriber();
    paddle.answer = answer;
    const response = await open(site, jwt);
    expect([response.status, messageOf(response)]).toEqual([502, PAYMENTS_REFUSED]);
    expect(response.text).not.toMatch(/ctm_|javascript:/);
    expect(site.logged.join('')).toContain('"warning":"A request to Paddle failed while opening the customer portal"');
    expect(site.logged.join('')).not.toContain(KEY);
  });

  test('responds with 503 on a server without a key', async () => {
    const site = await startSite();
    const { jwt, user } = await registerCustomer(site, 'alice');
    await haveSubscription(site, user.id);
    const response = await open(site, jwt);
    expect([response.status, messageOf(response)]).toEqual([503, PAYMENTS_NOT_CONFIGURED]);
  });
});
