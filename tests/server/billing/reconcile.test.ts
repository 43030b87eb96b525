import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { DAY, HOUR, MINUTE } from '../../../site/server/process/clock.ts';
import {
  CATALOG,
  customer,
  event,
  subscription,
  transaction,
  PRICE_IDS,
  WEBHOOK_SECRET,
} from '../../setup/paddle-events.ts';
import type { PaddleEvent } from '../../setup/paddle-events.ts';
import { boughtBy, deliverAll, providerTime } from '../billing-site.ts';
import { PADDLE_TIME, entity, error, json, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';
import { bearer, register } from '../people.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';
import { writeBuild } from '../../setup/build.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';

/** Fake of Paddle's list of events. */
interface EventsStandIn extends StandIn {
  /** Listed events. Tests may add more. */
  readonly events: PaddleEvent[];
  /** Returns the `after` parameters of the requested pages. */
  readonly pages: () => (string | null)[];
}

/**
 * Starts a server that lists events as Paddle does: in pages, newest first, after a given event. It responds with 404
 * to other requests.
 */
async function startEventsStandIn(perPage = 2): Promise<EventsStandIn> {
  const events: PaddleEvent[] = [];
  const standIn = await startStandIn((asked, outgoing) => {
    const url = new URL(asked.url, standIn.origin);
    if (url.pathname !== '/events' || url.searchParams.get('order_by') !== 'id[DESC]')
      return error(outgoing, 404, 'not_found');
    const after = url.searchParams.get('after');
    const newestFirst = events.toSorted((one, other) => (one.event_id < other.event_id ? 1 : -1));
    const rest = newestFirst.filter(({ event_id: id }) => after === null || id < after);
    const pagination = {
      per_page: perPage,
      next: 'http://127.0.0.1:1',
      has_more: rest.length > perPage,
      estimated_total: 9,
    };
    json(outgoing, 200, { data: rest.slice(0, perPage), meta: { request_id: 'one', pagination } });
  });
  const pages = () =>
    standIn.asked
      .filter(({ url }) => url.startsWith('/events'))
      .map(({ url }) => new URL(url, standIn.origin).searchParams.get('after'));
  return Object.assign(standIn, { events, pages });
}

const startWith = (paddle: { readonly origin: string }): Promise<TestSite> =>
  startSite({
    config: { paddleWebhookSecret: WEBHOOK_SECRET },
    publicConfig: CATALOG,
    paddle: { baseUrl: paddle.origin, apiKey: KEY },
  });

/** Starts a site that has reconciled with a fake of Paddle whose list has these events. */
async function withEvents(...events: PaddleEvent[]) {
  const paddle = await startEventsStandIn(2);
  paddle.events.push(...events);
  const site = await startWith(paddle);
  await looked(site);
  return { paddle, site };
}

/** Waits until the site has reconciled once more after the reconciliation at startup. */
const looked = (site: TestSite): Promise<void> => site.reconciliation?.look() ?? Promise.resolve();

const known = async ({ database }: TestSite): Promise<string[]> => {
  const rows = await database.selectFrom('billing_events').select('event_id').orderBy('event_id').execute();
  return rows.map(({ event_id: id }) => id);
};

/** Creates events of different customers, one per minute, the last one at `now`. */
function history(now: number, count: number): PaddleEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(now - (count - 1 - index) * MINUTE).toISOString();
    return event('customer.updated', at, customer(`ctm_${index}`, `c${index}@example.test`), `evt_000${index}`);
  });
}

describe('missed events', () => {
  test('are requested at startup, page by page, and applied once', async () => {
    const { paddle, site } = await withEvents(...history(Date.now(), 5));
    expect(await known(site)).toEqual(['evt_0000', 'evt_0001', 'evt_0002', 'evt_0003', 'evt_0004']);
    expect(paddle.pages().slice(0, 3)).toEqual([null, 'evt_0003', 'evt_0001']);
    expect(paddle.asked[0]).toMatchObject({ url: '/events?order_by=id%5BDESC%5D&per_page=200' });
    expect(site.logged.join('')).toContain('"seen":5,"missed":5,"failed":0');
    const lines = site.logged.length;
    await looked(site);
    expect(site.logged.slice(lines).join('')).not.toContain('Events from Paddle were missing');
  });

  test('give the buyer their purchases', async () => {
    const { paddle, site } = await withEvents();
    const { jwt } = await register(site, 'alice');
    const custom_data = { user: (await boughtBy(site, jwt)).checkoutUser };
    paddle.events.push(
      event('customer.created', providerTime(site), customer('ctm_1', 'other@example.test')),
      event('transaction.completed', providerTime(site, 2), transaction('txn_1', 'ctm_1', { custom_data })),
      event('subscription.created', providerTime(site, 1), subscription('sub_1', 'ctm_1', { custom_data })),
    );
    await looked(site);
    expect(await boughtBy(site, jwt)).toMatchObject({
      entitlement: { active: true, plan: 'monthly' },
      purchases: [{ id: 'txn_1' }],
    });
  });

  test('are requested from two hours before the last reconciliation', async () => {
    const { paddle, site } = await withEvents();
    const at = (ms: number, id: string) =>
      event('customer.updated', providerTime(site, ms / 1000), customer(`ctm_${id}`, `${id}@example.test`), id);
    paddle.events.push(at(-3 * HOUR, 'evt_a'), at(-2 * HOUR + MINUTE, 'evt_b'), at(MINUTE, 'evt_c'));
    site.wait(5 * DAY);
    await looked(site);
    expect(await known(site)).toEqual(['evt_b', 'evt_c']);
  });

  test('that cannot be applied are logged and don’t block the others', async () => {
    const broken = event('subscription.updated', new Date().toISOString(), { id: 'sub_1' }, 'evt_0001');
    const { site } = await withEvents(...history(Date.now(), 3).with(1, broken));
    expect(site.logged.join('')).toContain('"seen":3,"missed":2,"failed":1');
    expect(site.logged.join('')).toContain('fetched from Paddle could not be applied.","event":"evt_0001"');
    expect(await site.database.selectFrom('billing_customers').select('id').execute()).toHaveLength(2);
  });

  test('are requested again after Paddle has failed midway', async () => {
    const paddle = await startEventsStandIn(2);
    paddle.events.push(...history(Date.now(), 5));
    const { answer } = paddle;
    let isDown = true;
    paddle.answer = (asked, outgoing, count) =>
      isDown && asked.url.includes('after') ? error(outgoing, 403, 'forbidden') : answer(asked, outgoing, count);
    const site = await startWith(paddle);
    await looked(site);
    expect(await known(site)).toEqual(['evt_0003', 'evt_0004']);
    expect(site.logged.join('')).toContain('list of events could not be fetched.","code":"forbidden"');
    expect(site.logged.join('')).not.toContain(KEY);
    isDown = false;
    await looked(site);
    expect(await known(site)).toHaveLength(5);
  });

  test('are requested every hour by one of the processes', async () => {
    const { paddle, site } = await withEvents();
    const before = paddle.pages().length;
    const due = async () => {
      await site.reconciliation?.reconcileIfDue();
      return paddle.pages().length - before;
    };
    site.wait(HOUR - MINUTE);
    expect(await due()).toBe(0);
    site.wait(MINUTE);
    expect([await due(), await due()]).toEqual([1, 1]);
    // The clock is set back by days.
    site.wait(-5 * DAY);
    paddle.events.push(...history(site.now(), 1));
    expect(await due()).toBe(2);
    expect(await known(site)).toEqual(['evt_0000']);
  });
});

describe('a purchase that its buyer requests before its webhook arrives', () => {
  const paid = (user: string) =>
    transaction('txn_1', 'ctm_1', { custom_data: { user }, subscription_id: 'sub_1' }, PRICE_IDS.yearly);

  async function withPurchase() {
    const { paddle, site } = await withEvents();
    const alice = await register(site, 'alice');
    const { checkoutUser } = await boughtBy(site, alice.jwt);
    const entities: Record<string, object> = {
      '/transactions/txn_1': paid(checkoutUser),
      '/customers/ctm_1': customer('ctm_1', 'alice@example.test'),
      '/subscriptions/sub_1': subscription('sub_1', 'ctm_1', { custom_data: { user: checkoutUser } }, PRICE_IDS.yearly),
    };
    const { answer } = paddle;
    paddle.answer = (asked, outgoing, count) => {
      const found = entities[asked.url];
      if (found === undefined) answer(asked, outgoing, count);
      else entity(outgoing, found);
    };
    const fetched = () => paddle.asked.filter(({ url }) => url === '/transactions/txn_1').length;
    const ask = (jwt: string, id = 'txn_1') =>
      site.send(`/api/subscription?transaction=${id}`, { headers: bearer(jwt) });
    return { paddle, site, alice, ask, fetched, entities };
  }

  const planOf = (response: { json: () => Record<string, unknown> }): unknown =>
    (response.json()['data'] as { entitlement: { plan: unknown } }).entitlement.plan;

  test('is available at once and fetched only once', async () => {
    const { alice, ask, fetched, site } = await withPurchase();
    for (const _ of [1, 2]) expect(planOf(await ask(alice.jwt))).toBe('yearly');
    expect(fetched()).toBe(1);
    // Its own late events don't change it.
    const { checkoutUser } = await boughtBy(site, alice.jwt);
    await deliverAll(site, [
      event('transaction.completed', PADDLE_TIME, paid(checkoutUser)),
      event('transaction.created', '2026-11-01T09:59:00.000000Z', { ...paid(checkoutUser), status: 'draft' }),
    ]);
    expect(await boughtBy(site, alice.jwt)).toMatchObject({ entitlement: { plan: 'yearly' }, invoices: [{}] });
  });

  test('is not available to other users and not stored for them', async () => {
    const { ask, fetched, site } = await withPurchase();
    const bob = await register(site, 'bob');
    const response = await ask(bob.jwt);
    expect([response.status, planOf(response)]).toEqual([200, null]);
    expect(fetched()).toBe(1);
    expect(await known(site)).toEqual([]);
  });

  test('is not fetched more often than the rate limit allows, nor with an invalid ID', async () => {
    const { alice, ask, paddle, entities } = await withPurchase();
    delete entities['/transactions/txn_1'];
    const before = paddle.asked.length;
    for (const id of ['ctm_1', 'txn_1%2f..', '']) expect((await ask(alice.jwt, id)).status).toBe(200);
    for (let count = 0; count < 20; count += 1) expect((await ask(alice.jwt)).status).toBe(200);
    expect(paddle.asked.length).toBe(before + 6);
  });

  test.for([
    ['an invalid currency', { currency_code: 'usd' }],
    ['an invalid time', { updated_at: '0001-01-01T00:00:00Z' }],
  ] as const)('is returned as far as it is known if Paddle’s response has %s', async ([, odd]) => {
    const { alice, ask, entities, site } = await withPurchase();
    entities['/transactions/txn_1'] = { ...entities['/transactions/txn_1'], ...odd };
    const response = await ask(alice.jwt);
    expect([response.status, planOf(response)]).toEqual([200, 'yearly']);
    expect(site.logged.join('')).toContain('could not be applied.","transaction":"txn_1"');
  });
});

test('admin billing reconcile applies events that never arrived while the server is running', async () => {
  const site = await startSite();
  const paddle = await startEventsStandIn(1);
  paddle.events.push(
    event('customer.created', '2026-10-01T10:00:00.000000Z', customer('ctm_1', 'a@example.test'), 'evt_1'),
    event('customer.created', '2026-11-02T10:00:00.000000Z', customer('ctm_2', 'b@example.test'), 'evt_2'),
    event('subscription.created', '2026-11-03T10:00:00.000000Z', { id: 'sub_1' }, 'evt_3'),
  );
  const TEST_BUILD_DIR = writeBuild(join(temporaryDir(), 'build'), {}, CATALOG);
  const run = (parameters: readonly string[], PADDLE_API_KEY = KEY) => {
    const env = { ...adminEnv(site), PADDLE_API_KEY, PADDLE_API_URL: paddle.origin, TEST_BUILD_DIR };
    return runAdminWith(env, ['billing', 'reconcile', ...parameters]);
  };

  expect(await run(['--since', '2026-11-01'])).toMatchObject({
    code: 1,
    stdout: 'Events at Paddle: 2, missing here: 1, not applied: 1\n',
    stderr: expect.stringMatching(/^evt_3 could not be applied: data\.status: /) as unknown,
  });
  expect(await known(site)).toEqual(['evt_2', 'evt_3']);
  expect((await run([])).stdout).toBe('Events at Paddle: 3, missing here: 1, not applied: 1\n');
  expect(await known(site)).toEqual(['evt_1', 'evt_2', 'evt_3']);

  const invalid = expect.stringMatching(/^Invalid arguments |^".*" is not a date\. Use a date such as /) as string;
  for (const wrong of ['--since', '--since yesterday', '--since 2026-13-45', '--since 2026-11-01 x', 'all'])
    expect(await run(wrong.split(' '))).toEqual({ code: 1, stdout: '', stderr: invalid });
  expect((await run([], '')).stderr).toMatch(/^PADDLE_API_KEY is not set\. /);
  paddle.answer = (_asked, outgoing) => error(outgoing, 403, 'forbidden');
  expect(await run([])).toMatchObject({ code: 1, stdout: '', stderr: 'Paddle: forbidden (403): About forbidden\n' });
});
