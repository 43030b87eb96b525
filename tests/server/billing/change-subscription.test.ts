import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../site/adapters/http.ts';
import {
  CANCELLATION_UNCERTAIN,
  CHANGE_PARTIAL,
  CHANGE_UNCERTAIN,
  PAYMENTS_NOT_CONFIGURED,
  PAYMENTS_REFUSED,
  PAYMENTS_UNAVAILABLE,
  PLAN_NOT_OWN,
  PORTAL_NEEDS_CONFIRMED_EMAIL,
  SUBSCRIPTION_HAS_CHANGED,
  SUBSCRIPTION_RUNNING,
} from '../../../site/contract/payment-messages.ts';
import { PADDLE_LIMITS } from '../../../site/server/billing/paddle-http.ts';
import { CATALOG, PRICE_IDS, subscription } from '../../setup/paddle-events.ts';
import { boughtBy } from '../billing-site.ts';
import { haveCustomer, haveLifetime, haveSubscription } from '../bought.ts';
import { me, post } from '../calls.ts';
import { messageOf } from '../http.ts';
import { PADDLE_TIME, entity, error, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';
import { passwordOf, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';
const PERIOD_ENDS_AT = '2027-11-01T10:00:00.000Z';

/** A subscription as Paddle returns it. */
const returned = (changes: object, priceId: string = PRICE_IDS.yearly) => {
  const times = { updated_at: '2026-11-02T10:00:00.000000Z', next_billed_at: PERIOD_ENDS_AT };
  return subscription('sub_01a', 'ctm_01a', { ...times, ...changes }, priceId);
};

const scheduled = (action: string) =>
  returned({ next_billed_at: null, scheduled_change: { action, effective_at: PERIOD_ENDS_AT } });
const canceled = returned({ status: 'canceled', canceled_at: PADDLE_TIME, next_billed_at: null });

const failing: StandIn['answer'] = (_asked, outgoing) => error(outgoing, 500, 'unexpected');
const answering =
  (data: object): StandIn['answer'] =>
  (_asked, outgoing) =>
    entity(outgoing, data);

/** Starts a site with a subscriber and a fake of Paddle; `asked` returns the requests about subscriptions. */
async function withSubscriber(
  answer: StandIn['answer'],
  row: Parameters<typeof haveSubscription>[2] = {},
  limits = PADDLE_LIMITS,
  catalog: object = CATALOG,
) {
  const paddle = await startStandIn(answer);
  const site = await startSite({
    paddle: { baseUrl: paddle.origin, apiKey: KEY, limits },
    publicConfig: catalog,
  });
  const { jwt, user } = await register(site, 'alice');
  await site.database.updateTable('users').set({ email_proved: 1 }).where('id', '=', user.id).execute();
  await haveCustomer(site, 'alice@example.test', user.id, 'ctm_01a');
  await haveSubscription(site, user.id, row);
  const asked = () =>
    paddle.asked
      .filter(({ url }) => url.startsWith('/subscriptions/'))
      .map(({ method, url, body }) => `${method} ${url} ${body}`);
  return { site, paddle, jwt, user, asked };
}

const change = (site: TestSite, jwt: string | undefined, body: object) =>
  post(site, '/api/subscription/change', { subscription: 'sub_01a', status: 'active', ...body }, jwt);
const preview = (site: TestSite, jwt: string, more: object = {}) => {
  const body = { subscription: 'sub_01a', status: 'active', change: 'switch', plan: 'monthly', ...more };
  return post(site, '/api/subscription/preview', body, jwt);
};
const remove = (site: TestSite, jwt: string, more: object = {}) =>
  post(site, '/api/account/delete', { password: passwordOf('alice'), ...more }, jwt);
const exists = async (site: TestSite, jwt: string): Promise<boolean> => (await me(site, jwt)).status === 200;

const subscriptionOf = (response: { json: () => Record<string, unknown> }) =>
  (response.json()['data'] as { subscriptions: readonly object[] }).subscriptions[0];

const GET = 'GET /subscriptions/sub_01a ';
const CANCEL_LATER = 'POST /subscriptions/sub_01a/cancel {"effective_from":"next_billing_period"}';
const CANCEL_NOW = 'POST /subscriptions/sub_01a/cancel {"effective_from":"immediately"}';
const PAUSE = 'POST /subscriptions/sub_01a/pause {"effective_from":"next_billing_period"}';
const RESUME = 'POST /subscriptions/sub_01a/resume {"effective_from":"immediately"}';
const UNSCHEDULE = 'PATCH /subscriptions/sub_01a {"scheduled_change":null}';
const TO_MONTHLY = '{"items":[{"price_id":"pri_monthly","quantity":1}],"proration_billing_mode":"do_not_bill"}';
const SWITCH = `PATCH /subscriptions/sub_01a ${TO_MONTHLY}`;

const ENDING = { scheduled_action: 'cancel', scheduled_at: PERIOD_ENDS_AT };
const MONTHLY = returned({}, PRICE_IDS.monthly);
const atEnd = (action: string) => ({ scheduledChange: { action, at: PERIOD_ENDS_AT } });

describe('a change of a subscription', () => {
  test.each([
    [{ change: 'cancel' }, {}, CANCEL_LATER, scheduled('cancel'), atEnd('cancel')],
    [{ change: 'cancel' }, { status: 'past_due' as const }, CANCEL_NOW, canceled, { status: 'canceled' }],
    [{ change: 'pause' }, {}, PAUSE, scheduled('pause'), atEnd('pause')],
    [
      { change: 'continue' },
      ENDING,
      UNSCHEDULE,
      returned({}),
      { scheduledChange: null, nextPaymentAt: PERIOD_ENDS_AT },
    ],
    [{ change: 'continue' }, { status: 'paused' as const }, RESUME, returned({}), { status: 'active' }],
    [{ change: 'switch', plan: 'monthly' }, {}, SWITCH, MONTHLY, { plan: 'monthly', interval: 'month' }],
  ])(
    'is requested from Paddle and stored before the response: %j of %j',
    async (body, row, request, answer, expected) => {
      const status = 'status' in row ? row.status : 'active';
      const { site, jwt, asked } = await withSubscriber(
        ({ method }, outgoing) => entity(outgoing, method === 'GET' ? returned({ status }) : answer),
        row,
      );
      const response = await change(site, jwt, { status, ...body });
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(subscriptionOf(response)).toMatchObject(expected);
      expect(asked()).toEqual([GET, request]);
    },
  );

  test('is rejected for other users', async () => {
    const { site, jwt, asked } = await withSubscriber(failing);
    const mallory = await register(site, 'mallory');
    expect((await change(site, undefined, { change: 'cancel' })).status).toBe(403);
    expect((await change(site, mallory.jwt, { change: 'cancel' })).status).toBe(404);
    expect((await preview(site, mallory.jwt)).status).toBe(404);
    expect((await change(site, jwt, { subscription: 'sub_01b', change: 'cancel' })).status).toBe(404);
    expect(asked()).toEqual([]);
  });

  test('is rejected with invalid fields, and for a plan that is no longer sold', async () => {
    const { site, jwt, asked } = await withSubscriber(failing);
    for (const [body, message] of [
      [{}, 'change is a required field'],
      [{ change: 'refund' }, 'change must be one of the following values: switch, pause, cancel, continue'],
      [{ change: 'switch' }, 'plan is a required field'],
      [{ change: 'switch', plan: 'lifetime' }, 'plan must be one of the following values: monthly, yearly'],
      [{ change: 'cancel', price: 1 }, 'this field has unspecified keys: price'],
      [{ change: 'cancel', status: 'gone' }, 'status must be one of the following values: active, trialing, past_due,'],
    ] as const) {
      const response = await change(site, jwt, body);
      expect([response.status, messageOf(response)]).toEqual([400, expect.stringContaining(message)]);
    }
    expect((await preview(site, jwt, { change: 'cancel', plan: undefined })).status).toBe(400);
    await site.database.updateTable('billing_subscriptions').set({ plan: null }).execute();
    expect((await change(site, jwt, { change: 'switch', plan: 'monthly' })).status).toBe(400);
    expect(asked()).toEqual([]);
  });

  test('can be to any plan for sale, and not to a withdrawn plan that isn’t paid', async () => {
    const catalog = {
      priceIds: { ...PRICE_IDS, team: 'pri_team', early: 'pri_early' },
      plans: [
        ...CATALOG.plans,
        { id: 'team', interval: 'year' },
        { id: 'early', interval: 'month', isWithdrawn: true },
      ],
    };
    const { site, jwt, user, asked } = await withSubscriber(answering({}), {}, PADDLE_LIMITS, catalog);
    expect((await preview(site, jwt, { plan: 'team' })).status).not.toBe(400);
    expect(asked().at(-1)).toContain('pri_team');
    const refused = await preview(site, jwt, { plan: 'early' });
    expect([refused.status, messageOf(refused)]).toEqual([400, 'The plan early is no longer sold']);
    await haveSubscription(site, user.id, { id: 'sub_01e', plan: 'early' });
    expect((await preview(site, jwt, { subscription: 'sub_01e', plan: 'early' })).status).not.toBe(400);
  });

  test.each([
    [{ totals: { total: '9600', currency_code: 'EUR' } }, { data: { total: { lowest: 9600, currency: 'EUR' } } }],
    [{ totals: { total: '', currency_code: 'EUR' } }, { error: { status: 502 } }],
    [null, { error: { status: 502 } }],
  ])('has a preview with the total of each period if Paddle returns it: %j', async (details, expected) => {
    const { site, jwt, asked } = await withSubscriber(answering({ recurring_transaction_details: details }));
    expect((await preview(site, jwt)).json()).toMatchObject(expected);
    expect(asked()).toEqual([`PATCH /subscriptions/sub_01a/preview ${TO_MONTHLY}`]);
  });

  test.each([
    [
      'cancels a subscription with a scheduled pause instead of pausing it',
      { change: 'cancel' },
      UNSCHEDULE,
      CANCEL_LATER,
    ],
    ['switches before it removes a cancellation', { change: 'switch', plan: 'monthly' }, SWITCH, UNSCHEDULE],
  ])('%s', async (_, body, ...requests) => {
    const before = scheduled(body.change === 'cancel' ? 'pause' : 'cancel');
    const { site, jwt, asked } = await withSubscriber(({ url }, outgoing) =>
      entity(outgoing, url.endsWith('/cancel') ? scheduled('cancel') : before),
    );
    expect((await change(site, jwt, body)).status).toBe(200);
    expect(asked()).toEqual([GET, ...requests]);
  });

  test('stores the part that Paddle made before a request failed', async () => {
    const ending = { scheduled_change: { action: 'cancel', effective_at: PERIOD_ENDS_AT } };
    let now = returned(ending);
    const { site, jwt } = await withSubscriber(({ body }, outgoing) => {
      if (body.includes('scheduled_change')) return error(outgoing, 400, 'subscription_locked');
      if (body !== '') now = returned(ending, PRICE_IDS.monthly);
      return entity(outgoing, now);
    });
    const response = await change(site, jwt, { change: 'switch', plan: 'monthly' });
    expect([response.status, messageOf(response)]).toEqual([503, CHANGE_PARTIAL]);
    const known = await site.database.selectFrom('billing_subscriptions').select('plan').execute();
    expect(known).toEqual([{ plan: 'monthly' }]);
  });

  test.each([
    [
      'succeeds if Paddle made it although the request failed',
      scheduled('cancel'),
      200,
      { data: { subscriptions: [atEnd('cancel')] } },
    ],
    ['fails with 502 if Paddle rejects it', returned({}), 502, { error: { message: PAYMENTS_REFUSED } }],
  ])('%s', async (_, after, status, expected) => {
    let requests = 0;
    const { site, jwt } = await withSubscriber(({ method }, outgoing) => {
      requests += 1;
      if (method === 'POST') return error(outgoing, 400, 'subscription_locked');
      return entity(outgoing, requests === 1 ? returned({}) : after);
    });
    const response = await change(site, jwt, { change: 'cancel' });
    expect(response.status).toBe(status);
    expect(response.json()).toMatchObject(expected);
    expect(site.logged.join('')).not.toContain(KEY);
  });

  test('is rejected if its status has changed since the customer saw it', async () => {
    const { site, jwt, asked } = await withSubscriber(answering(returned({ status: 'past_due' })));
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([409, SUBSCRIPTION_HAS_CHANGED]);
    expect(asked()).toEqual([GET]);
    const known = await site.database.selectFrom('billing_subscriptions').select('status').execute();
    expect(known).toEqual([{ status: 'past_due' }]);
  });
});

/** Time limits with which a change ends soon if Paddle doesn't respond. */
const SHORT = {
  ...PADDLE_LIMITS,
  changes: 200,
  foreground: { timeLimit: 2_000, total: 2_000, tries: 1, firstPause: 1 },
};

/** Responds to a request that only reads, and never to a change. */
const silentAfter =
  (before: object): StandIn['answer'] =>
  ({ method }, outgoing) => {
    if (method === 'GET') entity(outgoing, before);
  };

describe('a change of a subscription while Paddle doesn’t respond', () => {
  test('ends before the browser gives up', () => {
    const spare = 2_000;
    expect(PADDLE_LIMITS.request + spare).toBeLessThan(REQUEST_TIMEOUT_MS);
    // Enough to read the subscription after a change.
    expect(PADDLE_LIMITS.changes + spare).toBeLessThan(PADDLE_LIMITS.request);
  });

  test('may still be made', async () => {
    const { site, jwt } = await withSubscriber(silentAfter(returned({})), {}, SHORT);
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([503, CHANGE_UNCERTAIN]);
    expect(site.logged.join('')).not.toContain(KEY);
  });

  test('may still be made if Paddle fails and then doesn’t respond', async () => {
    let hasFailed = false;
    const { site, jwt } = await withSubscriber(
      ({ method }, outgoing) => {
        hasFailed ||= method === 'POST';
        if (method === 'POST') error(outgoing, 500, 'internal_error');
        else if (!hasFailed) entity(outgoing, returned({}));
      },
      {},
      SHORT,
    );
    expect(messageOf(await change(site, jwt, { change: 'cancel' }))).toBe(CHANGE_UNCERTAIN);
  });

  test('isn’t made if the subscription can’t be read before', async () => {
    const { site, jwt, asked } = await withSubscriber(() => {}, {}, { ...SHORT, request: 300 });
    const response = await change(site, jwt, { change: 'cancel' });
    expect([response.status, messageOf(response)]).toEqual([503, PAYMENTS_UNAVAILABLE]);
    expect(asked()).toEqual([GET]);
  });
});

describe('a buyer who was signed in, without a confirmed email address', () => {
  /** Starts a site with a buyer whose subscription Paddle returns with their signed ID and with `changes`. */
  async function withBuyer(
    row: Parameters<typeof haveSubscription>[2] = {},
    changes: (signed: string) => object = (signed) => ({ custom_data: { user: signed } }),
  ) {
    let data = returned({});
    const found = await withSubscriber((_asked, outgoing) => entity(outgoing, data), row);
    await found.site.database.updateTable('users').set({ email_proved: 0 }).execute();
    await haveLifetime(found.site, found.user.id, { subscription_id: 'sub_01a', is_once: 0 });
    const bought = await boughtBy(found.site, found.jwt);
    const { status = 'active', scheduled_action: action } = row;
    const pending = action ? { scheduled_change: { action, effective_at: PERIOD_ENDS_AT } } : {};
    data = returned({ status, ...pending, ...changes(bought.checkoutUser) });
    return { ...found, allowed: bought.subscriptions[0]?.['allowedChanges'] };
  }

  test.each([
    [{ change: 'cancel' }, {}, [GET, CANCEL_LATER]],
    [{ change: 'cancel' }, { status: 'past_due' as const }, [GET, CANCEL_NOW]],
    [{ change: 'pause' }, {}, [GET, PAUSE]],
    [{ change: 'continue' }, ENDING, [GET, UNSCHEDULE]],
  ])('can end the payments and remove a scheduled change: %j of %j', async (body, row, requests) => {
    const { site, jwt, asked, allowed } = await withBuyer(row);
    expect(allowed).toBe('ending');
    const status = 'status' in row ? row.status : 'active';
    expect((await change(site, jwt, { status, ...body })).status).toBe(200);
    expect(asked()).toEqual(requests);
  });

  test('can’t make changes that cost more, or open the portal', async () => {
    const { site, jwt, asked } = await withBuyer({ status: 'paused' });
    for (const response of [
      await change(site, jwt, { change: 'continue', status: 'paused' }),
      await change(site, jwt, { change: 'switch', plan: 'monthly' }),
      await preview(site, jwt),
      await post(site, '/api/customer-portal', {}, jwt),
    ])
      expect([response.status, messageOf(response)]).toEqual([403, PORTAL_NEEDS_CONFIRMED_EMAIL]);
    expect(asked()).toEqual([]);
  });

  test('can do so after Paddle’s customer has another email address', async () => {
    const { site, jwt } = await withBuyer();
    await site.database.updateTable('billing_customers').set({ email: 'work@example.test' }).execute();
    expect((await change(site, jwt, { change: 'cancel' })).status).toBe(200);
  });

  /** Returns the responses to a cancellation and to the deletion of the account, and the changes made at Paddle. */
  const attempts = async ({ site, jwt, asked }: Awaited<ReturnType<typeof withBuyer>>) => {
    const canceled = await change(site, jwt, { change: 'cancel' });
    const deleted = await remove(site, jwt, { cancelSubscription: true });
    return {
      canceled: [canceled.status, messageOf(canceled)],
      deleted: [deleted.status, messageOf(deleted)],
      changes: asked().filter((request) => request !== GET),
    };
  };
  const REFUSED = {
    canceled: [403, PORTAL_NEEDS_CONFIRMED_EMAIL],
    deleted: [403, PLAN_NOT_OWN],
    changes: [],
  };

  test.each<[string, (signed: string) => object]>([
    ['has no signed buyer at Paddle', () => ({ custom_data: null })],
    ['has another buyer at Paddle', (signed) => ({ custom_data: { user: signed.replace(/.$/, '') } })],
    ['has another customer at Paddle', (signed) => ({ custom_data: { user: signed }, customer_id: 'ctm_01b' })],
  ])('can’t end a subscription that %s, or delete the account', async (_, changes) => {
    expect(await attempts(await withBuyer({}, changes))).toEqual(REFUSED);
  });

  test('can’t end a subscription that has moved to another customer', async () => {
    const found = await withBuyer();
    await found.site.database.updateTable('billing_transactions').set({ customer_id: 'ctm_01b' }).execute();
    expect(await attempts(found)).toEqual(REFUSED);
  });

  test('can’t end a claimed subscription', async () => {
    const found = await withBuyer({ is_claimed: 1 });
    expect(found.allowed).toBe('none');
    expect(await attempts(found)).toEqual(REFUSED);
  });
});

describe('deleting an account with a running subscription', () => {
  test('requires consent to the cancellation, and names the plan', async () => {
    const { site, jwt, asked } = await withSubscriber(answering(scheduled('cancel')));
    const response = await remove(site, jwt);
    expect([response.status, messageOf(response)]).toEqual([409, SUBSCRIPTION_RUNNING]);
    const running = { id: 'sub_01a', plan: 'yearly', name: `${brand.name} Pro`, nextPaymentAt: PERIOD_ENDS_AT };
    expect(response.json()).toMatchObject({ error: { name: 'ConflictError', details: { subscriptions: [running] } } });
    expect((await remove(site, jwt, { cancelSubscription: false })).status).toBe(409);
    expect((await remove(site, jwt, { cancelSubscription: 'yes' })).status).toBe(400);
    expect((await remove(site, jwt, { cancelSubscription: true, password: 'not this one' })).status).toBe(400);
    expect(await exists(site, jwt)).toBe(true);
    expect(asked()).toEqual([]);
  });

  test.for([
    ['active', CANCEL_LATER, scheduled('cancel')],
    ['past_due', CANCEL_NOW, canceled],
    ['paused', CANCEL_NOW, canceled],
  ] as const)('cancels it first if it is %s', async ([status, request, answer]) => {
    const { site, jwt, asked } = await withSubscriber(
      ({ method }, outgoing) => entity(outgoing, method === 'GET' ? returned({ status }) : answer),
      { status },
    );
    expect((await remove(site, jwt, { cancelSubscription: true })).json()).toEqual({ ok: true });
    expect(asked()).toEqual([GET, request]);
    expect(await exists(site, jwt)).toBe(false);
  });

  test('requires no consent for a canceled subscription and a one-time purchase', async () => {
    const { site, jwt, user, asked } = await withSubscriber(failing, ENDING);
    await haveSubscription(site, user.id, { id: 'sub_01b', status: 'canceled' });
    await haveLifetime(site, user.id);
    expect((await remove(site, jwt)).status).toBe(200);
    expect(asked()).toEqual([]);
  });

  test('removes a scheduled pause before it cancels', async () => {
    const { site, jwt, asked } = await withSubscriber(({ url }, outgoing) =>
      entity(outgoing, scheduled(url.endsWith('/cancel') ? 'cancel' : 'pause')),
    );
    expect((await remove(site, jwt, { cancelSubscription: true })).status).toBe(200);
    expect(asked()).toEqual([GET, UNSCHEDULE, CANCEL_LATER]);
  });

  test.each([
    ['if Paddle rejects all cancellations', 'sub_01', 502, PAYMENTS_REFUSED],
    ['if Paddle makes only some of the cancellations', 'sub_01b', 503, CANCELLATION_UNCERTAIN],
  ])('deletes nothing %s', async (_, rejected, status, message) => {
    const { site, paddle, jwt, user } = await withSubscriber(({ method, url }, outgoing) => {
      if (method === 'GET') return entity(outgoing, returned({ id: url.split('/').at(-1) }));
      return url.includes(rejected) ? error(outgoing, 403, 'forbidden') : entity(outgoing, scheduled('cancel'));
    });
    await haveSubscription(site, user.id, { id: 'sub_01b' });
    const response = await remove(site, jwt, { cancelSubscription: true });
    expect([response.status, messageOf(response)]).toEqual([status, message]);
    expect(await exists(site, jwt)).toBe(true);
    paddle.answer = answering(scheduled('cancel'));
    expect((await remove(site, jwt, { cancelSubscription: true })).status).toBe(200);
  });

  test('keeps the account if Paddle doesn’t confirm the cancellation of all subscriptions in time', async () => {
    const { site, jwt, user, asked } = await withSubscriber(silentAfter(returned({})), {}, SHORT);
    await haveSubscription(site, user.id, { id: 'sub_01b' });
    const response = await remove(site, jwt, { cancelSubscription: true });
    expect([response.status, messageOf(response)]).toEqual([503, CANCELLATION_UNCERTAIN]);
    expect(await exists(site, jwt)).toBe(true);
    expect(asked()).toEqual(expect.arrayContaining([GET, 'GET /subscriptions/sub_01b ']));
  });

  test('succeeds if Paddle had already canceled it', async () => {
    const { site, jwt, asked } = await withSubscriber(answering(scheduled('cancel')));
    expect((await remove(site, jwt, { cancelSubscription: true })).status).toBe(200);
    expect(asked()).toEqual([GET]);
  });
});

test('without a Paddle key, a change and the deletion fail with 503, and the account stays', async () => {
  const site = await startSite();
  const { jwt, user } = await register(site, 'alice');
  await haveSubscription(site, user.id);
  for (const response of [
    await change(site, jwt, { change: 'cancel' }),
    await remove(site, jwt, { cancelSubscription: true }),
  ])
    expect([response.status, messageOf(response)]).toEqual([503, PAYMENTS_NOT_CONFIGURED]);
  expect(await exists(site, jwt)).toBe(true);
});
