import { describe, expect, test } from 'vitest';
import {
  PAYMENTS_NOT_CONFIGURED,
  PAYMENTS_REFUSED,
  PORTAL_NEEDS_CONFIRMED_EMAIL,
  SUBSCRIPTION_HAS_CHANGED,
  SUBSCRIPTION_RUNNING,
} from '../../../site/contract/messages.ts';
import { haveCustomer, haveSubscription, haveLifetime } from '../bought.ts';
import { post, me } from '../calls.ts';
import { messageOf } from '../http.ts';
import { entity, error, PADDLE_TIME, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn, Asked } from '../paddle-stand-in.ts';
import { register, passwordOf } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import type { SignedIn } from '../people.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';
const PERIOD_ENDS_AT = '2027-11-01T10:00:00.000Z';

/** A subscription as Paddle returns it. */
const returned = (changes: object) => ({
  id: 'sub_01a',
  status: 'active',
  customer_id: 'ctm_01a',
  currency_code: 'USD',
  created_at: PADDLE_TIME,
  updated_at: '2026-11-02T10:00:00.000000Z',
  started_at: PADDLE_TIME,
  next_billed_at: PERIOD_ENDS_AT,
  current_billing_period: { starts_at: PADDLE_TIME, ends_at: PERIOD_ENDS_AT },
  scheduled_change: null,
  items: [{ price: { id: 'pri_01a', name: 'Yearly', unit_price: { amount: '8400', currency_code: 'USD' } } }],
  ...changes,
});

const scheduled = (action: string) =>
  returned({ next_billed_at: null, scheduled_change: { action, effective_at: PERIOD_ENDS_AT } });

/** A subscriber with a confirmed email address, on a site with a server in place of Paddle's. */
async function withSubscriber(answer: StandIn['answer'], row: Parameters<typeof haveSubscription>[2] = {}) {
  const paddle = await startStandIn(answer);
  const site = await startSite({
    paddle: { baseUrl: paddle.origin, apiKey: KEY },
    publicConfig: { priceIds: { monthly: 'pri_01m', yearly: 'pri_01a', lifetime: 'pri_01l' } },
  });
  const { jwt, user } = await register(site, 'alice');
  await site.database.updateTable('users').set({ email_proved: 1 }).where('id', '=', user.id).execute();
  await haveCustomer(site, 'alice@example.test', user.id, 'ctm_01a');
  await haveSubscription(site, user.id, row);
  const asked = () =>
    paddle.asked
      .filter(({ url }) => url.startsWith('/subscriptions/'))
      .map(({ method, url, body }) => `${method} ${url} ${body}`);
  return { site, jwt, user, asked };
}

const change = (site: TestSite, jwt: string | undefined, body: object) =>
  post(site, '/api/subscription/change', { subscription: 'sub_01a', status: 'active', ...body }, jwt);

const subscriptionOf = (response: { json: () => Record<string, unknown> }) =>
  (response.json()['data'] as { subscriptions: readonly object[] }).subscriptions[0];

describe('a change of a subscription', () => {
  test.each([
    [
      { change: 'cancel' },
      {},
      'POST /subscriptions/sub_01a/cancel {"effective_from":"next_billing_period"}',
      scheduled('cancel'),
      { scheduledChange: { action: 'cancel', at: PERIOD_ENDS_AT } },
    ],
    [
      { change: 'cancel' },
      { status: 'past_due' as const },
      'POST /subscriptions/sub_01a/cancel {"effective_from":"immediately"}',
      returned({ status: 'canceled', canceled_at: PADDLE_TIME, next_billed_at: null }),
      { status: 'canceled' },
    ],
    [
      { change: 'pause' },
      {},
      'POST /subscriptions/sub_01a/pause {"effective_from":"next_billing_period"}',
      scheduled('pause'),
      { scheduledChange: { action: 'pause', at: PERIOD_ENDS_AT } },
    ],
    [
      { change: 'continue' },
      { scheduled_action: 'cancel', scheduled_at: PERIOD_ENDS_AT },
      'PATCH /subscriptions/sub_01a {"scheduled_change":null}',
      returned({}),
      { scheduledChange: null, nextPaymentAt: PERIOD_ENDS_AT },
    ],
    [
      { change: 'continue' },
      { status: 'paused' as const },
      'POST /subscriptions/sub_01a/resume {"effective_from":"immediately"}',
      returned({}),
      { status: 'active' },
    ],
    [
      { change: 'switch', plan: 'monthly' },
      {},
      'PATCH /subscriptions/sub_01a {"items":[{"price_id":"pri_01m","quantity":1}],"proration_billing_mode":"do_not_bill"}',
      returned({ items: [{ price: { id: 'pri_01m', billing_cycle: { interval: 'month' } } }] }),
      { plan: 'monthly', interval: 'month' },
    ],
  ])('is requested from Paddle and known at once: %j of %j', async (body, row, request, answer, expected) => {
    const status = 'status' in row ? row.status : 'active';
    const { site, jwt, asked } = await withSubscriber(
      ({ method }, outgoing) => entity(outgoing, method === 'GET' ? returned({ status }) : answer),
      row,
    );
    const response = await change(site, jwt, { status, ...body });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(subscriptionOf(response)).toMatchObject(expected);
    expect(asked()).toEqual(['GET /subscriptions/sub_01a ', request]);
  });

  test('is rejected for anyone but the owner with a confirmed email address', async () => {
    const { site, jwt, user, asked } = await withSubscriber((_asked, outgoing) => error(outgoing, 500, 'unexpected'));
    const mallory = await register(site, 'mallory');
    expect((await change(site, undefined, { change: 'cancel' })).status).toBe(403);
    expect((await change(site, mallory.jwt, { change: 'cancel' })).status).toBe(404);
    expect((await change(site, jwt, { subscription: 'sub_01b', change: 'cancel' })).status).toBe(404);
    await site.database.updateTable('users').set({ email_proved: 0 }).where('id', '=', user.id).execute();
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([403, PORTAL_NEEDS_CONFIRMED_EMAIL]);
    expect(asked()).toEqual([]);
  });

  test.each([
    [{}, 'change is a required field'],
    [{ change: 'refund' }, 'change must be one of the following values: switch, pause, cancel, continue'],
    [{ change: 'switch' }, 'plan is a required field'],
    [{ change: 'switch', plan: 'free' }, 'plan must be one of the following values: monthly, yearly'],
    [{ change: 'cancel', price: 1 }, 'this field has unspecified keys: price'],
    [
      { change: 'cancel', status: 'gone' },
      'status must be one of the following values: active, trialing, past_due, paused, canceled',
    ],
    [{ change: 'switch', plan: 'lifetime' }, 'plan must be one of the following values: monthly, yearly'],
  ])('is rejected with invalid fields: %j', async (body, message) => {
    const { site, jwt, asked } = await withSubscriber((_asked, outgoing) => error(outgoing, 500, 'unexpected'));
    const response = await change(site, jwt, body);
    expect([response.status, messageOf(response)]).toEqual([400, message]);
    expect(asked()).toEqual([]);
  });

  test('can be previewed if it is a switch: the response is the total of each period', async () => {
    const totals = { total: '9600', currency_code: 'EUR' };
    const { site, jwt, asked } = await withSubscriber((_asked, outgoing) =>
      entity(outgoing, { recurring_transaction_details: { totals } }),
    );
    const preview = (fields: object) =>
      post(site, '/api/subscription/preview', { subscription: 'sub_01a', status: 'active', ...fields }, jwt);
    const response = await preview({ change: 'switch', plan: 'monthly' });
    expect([response.status, response.json()]).toEqual([200, { data: { total: { lowest: 9600, currency: 'EUR' } } }]);
    expect(asked()).toEqual([
      'PATCH /subscriptions/sub_01a/preview {"items":[{"price_id":"pri_01m","quantity":1}],"proration_billing_mode":"do_not_bill"}',
    ]);
    expect((await preview({ change: 'cancel' })).status).toBe(400);
    const mallory = await register(site, 'mallory');
    const foreign = { subscription: 'sub_01a', status: 'active', change: 'switch', plan: 'monthly' };
    expect((await post(site, '/api/subscription/preview', foreign, mallory.jwt)).status).toBe(404);
  });

  test.each([null, { totals: { total: '', currency_code: 'EUR' } }])(
    'can’t be previewed if Paddle returns no amount: %j',
    async (recurring_transaction_details) => {
      const { site, jwt } = await withSubscriber((_asked, outgoing) =>
        entity(outgoing, { recurring_transaction_details }),
      );
      const body = { subscription: 'sub_01a', status: 'active', change: 'switch', plan: 'monthly' };
      expect((await post(site, '/api/subscription/preview', body, jwt)).status).toBe(502);
    },
  );

  test('cancels a subscription with a scheduled pause instead of pausing it', async () => {
    const { site, jwt, asked } = await withSubscriber(({ url }, outgoing) =>
      entity(outgoing, scheduled(url.endsWith('/cancel') ? 'cancel' : 'pause')),
    );
    expect((await change(site, jwt, { change: 'cancel' })).status).toBe(200);
    expect(asked().slice(1)).toEqual([
      'PATCH /subscriptions/sub_01a {"scheduled_change":null}',
      'POST /subscriptions/sub_01a/cancel {"effective_from":"next_billing_period"}',
    ]);
  });

  test('switches a canceled subscription before it removes the cancellation', async () => {
    const { site, jwt, asked } = await withSubscriber((_, outgoing) => entity(outgoing, scheduled('cancel')));
    expect((await change(site, jwt, { change: 'switch', plan: 'monthly' })).status).toBe(200);
    expect(asked().slice(1)).toEqual([
      'PATCH /subscriptions/sub_01a {"items":[{"price_id":"pri_01m","quantity":1}],"proration_billing_mode":"do_not_bill"}',
      'PATCH /subscriptions/sub_01a {"scheduled_change":null}',
    ]);
  });

  test('stores the part that Paddle made before a request failed', async () => {
    const items = [{ price: { id: 'pri_01m', name: 'Monthly', unit_price: { amount: '1200', currency_code: 'USD' } } }];
    const { site, jwt } = await withSubscriber(({ body }, outgoing) =>
      body.includes('scheduled_change')
        ? error(outgoing, 400, 'subscription_locked')
        : entity(outgoing, { ...scheduled('cancel'), items }),
    );
    expect((await change(site, jwt, { change: 'switch', plan: 'monthly' })).status).toBe(502);
    const known = await site.database.selectFrom('billing_subscriptions').select('plan').execute();
    expect(known).toEqual([{ plan: 'monthly' }]);
  });

  test('succeeds if Paddle made it although the request failed', async () => {
    let requests = 0;
    const { site, jwt } = await withSubscriber(({ method }, outgoing) => {
      requests += 1;
      if (method === 'POST') return error(outgoing, 400, 'subscription_locked');
      return entity(outgoing, requests === 1 ? returned({}) : scheduled('cancel'));
    });
    const response = await change(site, jwt, { change: 'cancel' });
    expect(response.status).toBe(200);
    expect(subscriptionOf(response)).toMatchObject({ scheduledChange: { action: 'cancel' } });
  });

  test('is rejected if its status has changed since the customer saw it', async () => {
    const { site, jwt, asked } = await withSubscriber((_asked, outgoing) =>
      entity(outgoing, returned({ status: 'past_due' })),
    );
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([409, SUBSCRIPTION_HAS_CHANGED]);
    expect(asked()).toEqual(['GET /subscriptions/sub_01a ']);
    const known = await site.database.selectFrom('billing_subscriptions').select('status').execute();
    expect(known).toEqual([{ status: 'past_due' }]);
  });

  test('can’t switch a plan that isn’t sold any more', async () => {
    const { site, jwt, asked } = await withSubscriber((_asked, outgoing) => error(outgoing, 500, 'unexpected'), {
      plan: null,
    });
    expect((await change(site, jwt, { change: 'switch', plan: 'monthly' })).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  test('fails with 502 if Paddle rejects it, and nothing changes', async () => {
    const { site, jwt } = await withSubscriber(({ method }, outgoing) =>
      method === 'POST' ? error(outgoing, 400, 'subscription_locked') : entity(outgoing, returned({})),
    );
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([502, PAYMENTS_REFUSED]);
    expect(site.logged.join('')).not.toContain(KEY);
  });

  test('fails with 503 on a server without a key', async () => {
    const site = await startSite();
    const { jwt, user } = await register(site, 'alice');
    await haveSubscription(site, user.id);
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([503, PAYMENTS_NOT_CONFIGURED]);
  });
});

const SUBSCRIPTION = { id: 'sub_01a', status: 'active', customer_id: 'ctm_01a', updated_at: '2026-11-22T10:00:00Z' };
const SCHEDULED = { ...SUBSCRIPTION, scheduled_change: { action: 'cancel', effective_at: '2027-11-01T10:00:00Z' } };

async function withAlice(answer: StandIn['answer']) {
  const paddle = await startStandIn(answer);
  const site = await startSite({ paddle: { baseUrl: paddle.origin, apiKey: 'pdl_sdbx_apikey_01testtesttesttest' } });
  const alice = await register(site, 'alice');
  const asked = () =>
    paddle.asked.filter(({ url }) => !url.startsWith('/events')).map(({ method, url }) => `${method} ${url}`);
  return { site, paddle, alice, asked };
}

async function withRunningSubscription(answer: StandIn['answer']) {
  const started = await withAlice(answer);
  await haveSubscription(started.site, started.alice.user.id);
  return started;
}

const remove = (site: TestSite, { jwt }: SignedIn, more: object = {}) =>
  post(site, '/api/account/delete', { password: passwordOf('alice'), ...more }, jwt);

const isCancel = ({ url }: Asked): boolean => url.endsWith('/cancel');
const exists = async (site: TestSite, { jwt }: SignedIn): Promise<boolean> => (await me(site, jwt)).status === 200;

describe('deleting an account whose subscription runs', () => {
  test('says so first, and names the plan', async () => {
    const { site, alice, asked } = await withRunningSubscription((_asked, outgoing) => entity(outgoing, SCHEDULED));
    const response = await remove(site, alice);
    expect([response.status, messageOf(response)]).toEqual([409, SUBSCRIPTION_RUNNING]);
    expect(response.json()).toMatchObject({
      error: {
        name: 'ConflictError',
        details: {
          subscriptions: [
            { id: 'sub_01a', plan: 'yearly', name: 'Onset Pro', nextPaymentAt: '2027-11-01T10:00:00.000Z' },
          ],
        },
      },
    });
    expect((await remove(site, alice, { cancelSubscription: false })).status).toBe(409);
    expect(await exists(site, alice)).toBe(true);
    expect(asked()).toEqual([]);
  });

  test('ends it at the end of its period, and then deletes', async () => {
    const { site, paddle, alice } = await withRunningSubscription((_asked, outgoing) => entity(outgoing, SCHEDULED));
    expect((await remove(site, alice, { cancelSubscription: true })).json()).toEqual({ ok: true });
    expect(paddle.asked.filter(isCancel).map(({ url, body }) => [url, body])).toEqual([
      ['/subscriptions/sub_01a/cancel', '{"effective_from":"next_billing_period"}'],
    ]);
    expect(await exists(site, alice)).toBe(false);
  });

  test.for(['past_due', 'paused'] as const)('ends one that is %s at once', async (status) => {
    const { site, paddle, alice } = await withAlice((_asked, outgoing) =>
      entity(outgoing, { ...SUBSCRIPTION, status: 'canceled' }),
    );
    await haveSubscription(site, alice.user.id, { status });
    expect((await remove(site, alice, { cancelSubscription: true })).status).toBe(200);
    expect(paddle.asked.find(isCancel)?.body).toBe('{"effective_from":"immediately"}');
  });

  test('asks nothing where it ends already, is over, or was paid once', async () => {
    const { site, alice, asked } = await withAlice((_asked, outgoing) => error(outgoing, 500, 'internal_error'));
    await haveSubscription(site, alice.user.id, {
      scheduled_action: 'cancel',
      scheduled_at: '2027-11-01T10:00:00.000Z',
    });
    await haveSubscription(site, alice.user.id, { id: 'sub_01b', status: 'canceled' });
    await haveLifetime(site, alice.user.id);
    expect((await remove(site, alice)).status).toBe(200);
    expect(asked()).toEqual([]);
  });

  test('ends all of several, or deletes nothing', async () => {
    const { site, paddle, alice } = await withRunningSubscription((asked, outgoing) =>
      asked.url.includes('sub_01b') ? error(outgoing, 403, 'forbidden') : entity(outgoing, SCHEDULED),
    );
    await haveSubscription(site, alice.user.id, { id: 'sub_01b' });
    const response = await remove(site, alice, { cancelSubscription: true });
    expect([response.status, messageOf(response)]).toEqual([502, PAYMENTS_REFUSED]);
    expect(await exists(site, alice)).toBe(true);
    paddle.answer = (_asked, outgoing) => entity(outgoing, SCHEDULED);
    expect((await remove(site, alice, { cancelSubscription: true })).status).toBe(200);
  });

  test('goes on where Paddle had ended it before, or did and could not say so', async () => {
    const { site, alice, asked } = await withRunningSubscription((each, outgoing) =>
      isCancel(each) ? error(outgoing, 400, 'subscription_locked_pending_changes') : entity(outgoing, SCHEDULED),
    );
    expect((await remove(site, alice, { cancelSubscription: true })).status).toBe(200);
    expect(asked()).toEqual(['POST /subscriptions/sub_01a/cancel', 'GET /subscriptions/sub_01a']);
  });

  test('is rejected if the server has no Paddle key', async () => {
    const site = await startSite();
    const alice = await register(site, 'alice');
    await haveSubscription(site, alice.user.id);
    const response = await remove(site, alice, { cancelSubscription: true });
    expect([response.status, messageOf(response)]).toEqual([503, PAYMENTS_NOT_CONFIGURED]);
    expect(await exists(site, alice)).toBe(true);
  });

  test('asks for the password first', async () => {
    const { site, alice, asked } = await withRunningSubscription((_asked, outgoing) => entity(outgoing, SCHEDULED));
    const wrong = { password: 'not this one', cancelSubscription: true };
    expect((await remove(site, alice, wrong)).status).toBe(400);
    expect((await remove(site, alice, { cancelSubscription: 'yes' })).status).toBe(400);
    expect(asked()).toEqual([]);
  });
});
