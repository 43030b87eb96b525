import { describe, expect, test } from 'vitest';
import { createPaddleApi } from '../../../site/server/paddle/paddle-api.ts';
import type { PaddleApi } from '../../../site/server/paddle/paddle-api.ts';
import { PaddleApiError } from '../../../site/server/paddle/exchange.ts';
import { entity, error, json, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';
const QUICK = { timeLimit: 5_000, total: 20_000, tries: 3, firstPause: 5 };
const TRANSACTION = {
  id: 'txn_01a',
  status: 'completed',
  updated_at: '2026-11-22T10:00:00.123456Z',
  custom_data: null,
};

const clientOf = (standIn: Pick<StandIn, 'origin'>, patience = QUICK): PaddleApi =>
  createPaddleApi({ baseUrl: standIn.origin, apiKey: KEY }, { waitedFor: patience, inBackground: patience });

/** Returns the error of a call that must fail. */
const failure = async (call: Promise<unknown>): Promise<PaddleApiError> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof PaddleApiError)) throw new Error(`Not a failure of the call: ${String(thrown)}`);
  return thrown;
};

describe('Paddle’s API', () => {
  test('receives the key and the version, and the client returns all fields of an entity', async () => {
    const paddle = await startStandIn((_asked, outgoing) => entity(outgoing, { ...TRANSACTION, other: [1] }));
    expect(await clientOf(paddle).getTransaction('txn_01a')).toEqual({ ...TRANSACTION, other: [1] });
    expect(paddle.asked).toMatchObject([
      {
        method: 'GET',
        url: '/transactions/txn_01a',
        headers: { authorization: `Bearer ${KEY}`, 'paddle-version': '1' },
        body: '',
      },
    ]);
  });

  test('creates a portal session for at most 25 subscriptions', async () => {
    const urls = { general: { overview: 'https://portal.example.test/o?token=1' }, subscriptions: [] };
    const paddle = await startStandIn((_asked, outgoing) => entity(outgoing, { id: 'cpls_1', urls }, 201));
    const ids = Array.from({ length: 30 }, (_, index) => `sub_${index}`);
    const session = await clientOf(paddle).createPortalSession('ctm_01a', ids);
    expect(session.urls.general.overview).toBe('https://portal.example.test/o?token=1');
    expect(paddle.asked[0]?.url).toBe('/customers/ctm_01a/portal-sessions');
    expect(JSON.parse(paddle.asked[0]?.body ?? '')).toEqual({ subscription_ids: ids.slice(0, 25) });
  });

  test('lists events by page, and the client ignores URLs in responses', async () => {
    const event = { event_id: 'evt_1', event_type: 'customer.created', occurred_at: '2026-11-22T10:00:00Z', data: {} };
    const pagination = { per_page: 200, next: 'http://127.0.0.1:1/steal', has_more: true, estimated_total: 2 };
    const paddle = await startStandIn((_asked, outgoing) =>
      json(outgoing, 200, { data: [event], meta: { request_id: 'one', pagination } }),
    );
    const { events, hasMore } = await clientOf(paddle).listEvents({});
    expect([events.map(({ event_id }) => event_id), hasMore]).toEqual([['evt_1'], true]);
    await clientOf(paddle).listEvents({ after: 'evt_1', perPage: 10 });
    expect(paddle.asked.map(({ url }) => url)).toEqual([
      '/events?order_by=id%5BDESC%5D&per_page=200',
      '/events?order_by=id%5BDESC%5D&per_page=10&after=evt_1',
    ]);
  });

  test('returns errors that the client reports without the key', async () => {
    const paddle = await startStandIn((_asked, outgoing) =>
      json(outgoing, 403, { error: { type: 'request_error', code: 'forbidden', detail: `key ${KEY} may not` } }),
    );
    const thrown = await failure(clientOf(paddle).getTransaction('txn_01a'));
    expect(thrown).toMatchObject({ status: 403, code: 'forbidden', detail: 'key *** may not' });
    expect(`${thrown.stack} ${JSON.stringify(thrown)}`).not.toContain(KEY);
    expect(paddle.asked).toHaveLength(1);
  });

  test('is called without leaking the key if the header is invalid', async () => {
    const api = createPaddleApi({ baseUrl: 'http://127.0.0.1:1', apiKey: `${KEY}\nX: y` });
    const thrown = await failure(api.getTransaction('txn_01a'));
    expect(thrown.code).toBe('no_answer');
    expect(`${thrown.stack} ${JSON.stringify(thrown)} ${String(thrown.cause)}`).not.toContain(KEY);
  });

  test('is not called with an invalid ID', async () => {
    const paddle = await startStandIn();
    for (const id of ['../customers', 'txn_01a/../..', 'txn_', 'txn_01?x=1', '', 'TXN_01', 'txn_%2e'])
      expect((await failure(clientOf(paddle).getTransaction(id))).code).toBe('bad_id');
    expect(paddle.asked).toEqual([]);
  });
});

describe('Paddle’s API, when it fails', () => {
  test('is called again after temporary errors until it responds', async () => {
    const paddle = await startStandIn((_asked, outgoing, count) => {
      if (count === 1) error(outgoing, 500, 'internal_error');
      else if (count === 2) outgoing.destroy();
      else entity(outgoing, TRANSACTION);
    });
    expect((await clientOf(paddle).getTransaction('txn_01a')).id).toBe('txn_01a');
    expect(paddle.asked).toHaveLength(3);
  });

  test('is called only once for a change that can’t be undone', async () => {
    const paddle = await startStandIn((_asked, outgoing) => error(outgoing, 503, 'service_unavailable'));
    expect((await failure(clientOf(paddle).cancelSubscription('sub_01a', 'immediately'))).status).toBe(503);
    expect(paddle.asked).toHaveLength(1);
  });

  test('is not called again if it requires a longer wait than the time limit', async () => {
    const paddle = await startStandIn((_asked, outgoing) =>
      error(outgoing, 429, 'too_many_requests', { 'Retry-After': '60' }),
    );
    expect(await failure(clientOf(paddle).getTransaction('txn_01a'))).toMatchObject({
      status: 429,
      retryAfter: 60_000,
    });
    expect(paddle.asked).toHaveLength(1);
  });

  test('times out if the response is missing or incomplete', async () => {
    const slow = await startStandIn(() => {});
    const endless = await startStandIn((_asked, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => outgoing.write(' '), 20);
      outgoing.on('close', () => clearInterval(drip));
    });
    const patience = { ...QUICK, timeLimit: 200, total: 500 };
    for (const paddle of [slow, endless])
      expect((await failure(clientOf(paddle, patience).getTransaction('txn_01a'))).code).toBe('time_limit');
  });

  test('is not followed to another server by a redirect', async () => {
    const other = await startStandIn();
    const paddle = await startStandIn((_asked, outgoing) => {
      outgoing.writeHead(307, { Location: `${other.origin}/transactions/txn_01a` });
      outgoing.end();
    });
    expect(await failure(clientOf(paddle).getTransaction('txn_01a'))).toMatchObject({
      status: 307,
      code: 'redirected',
    });
    expect(other.asked).toEqual([]);
  });
});
