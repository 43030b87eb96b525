import { describe, expect, test } from 'vitest';
import { createPaddleApi } from '../../../site/server/billing/paddle-api.ts';
import type { PaddleApi } from '../../../site/server/billing/paddle-api.ts';
import { PADDLE_LIMITS, PaddleApiError } from '../../../site/server/billing/paddle-http.ts';
import { entity, error, json, startStandIn } from '../paddle-stand-in.ts';
import type { StandIn } from '../paddle-stand-in.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';
const QUICK = { timeLimit: 5_000, total: 20_000, tries: 3, firstPause: 5 };
const TRANSACTION = { id: 'txn_01a', status: 'completed', updated_at: '2026-11-22T10:00:00.1234Z', custom_data: null };

const clientOf = (standIn: Pick<StandIn, 'origin'>, foreground = QUICK): PaddleApi =>
  createPaddleApi({ baseUrl: standIn.origin, apiKey: KEY, limits: { ...PADDLE_LIMITS, foreground } });

/** Returns the error of a call that must fail. */
const failure = async (call: Promise<unknown>): Promise<PaddleApiError> => {
  const [{ reason }] = (await Promise.allSettled([call])) as [{ reason?: unknown }];
  if (!(reason instanceof PaddleApiError)) throw new Error(`Not a failure of the call: ${String(reason)}`);
  return reason;
};

describe('Paddle’s API', () => {
  test('receives the key and the version, and the client returns all fields of an entity', async () => {
    const paddle = await startStandIn((_asked, outgoing) => entity(outgoing, { ...TRANSACTION, other: [1] }));
    expect(await clientOf(paddle).getTransaction('txn_01a')).toEqual({ ...TRANSACTION, other: [1] });
    const headers = { authorization: `Bearer ${KEY}`, 'paddle-version': '1' };
    expect(paddle.asked).toMatchObject([{ method: 'GET', url: '/transactions/txn_01a', headers, body: '' }]);
  });

  test('creates a portal session for at most 25 subscriptions', async () => {
    const urls = { general: { overview: 'https://portal.example.test/o?token=1' }, subscriptions: [] };
    const paddle = await startStandIn((_asked, outgoing) => entity(outgoing, { id: 'cpls_1', urls }, 201));
    const ids = Array.from({ length: 30 }, (_, index) => `sub_${index}`);
    await clientOf(paddle).createPortalSession('ctm_01a', ids);
    expect(JSON.parse(paddle.asked[0]?.body ?? '')).toEqual({ subscription_ids: ids.slice(0, 25) });
  });

  test('returns errors that the client reports without the key', async () => {
    const body = { error: { type: 'request_error', code: 'forbidden', detail: `key ${KEY} may not` } };
    const paddle = await startStandIn((_asked, outgoing) => json(outgoing, 403, body));
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
    const wait = { 'Retry-After': '60' };
    const paddle = await startStandIn((_asked, outgoing) => error(outgoing, 429, 'too_many_requests', wait));
    const expected = { status: 429, retryAfter: 60_000 };
    expect(await failure(clientOf(paddle).getTransaction('txn_01a'))).toMatchObject(expected);
    expect(paddle.asked).toHaveLength(1);
  });

  test('times out if the response is missing or incomplete', async () => {
    const slow = await startStandIn(() => {});
    const endless = await startStandIn((_asked, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => outgoing.write(' '), 20);
      outgoing.on('close', () => clearInterval(drip));
    });
    const limits = { ...QUICK, timeLimit: 200, total: 500 };
    for (const paddle of [slow, endless])
      expect((await failure(clientOf(paddle, limits).getTransaction('txn_01a'))).code).toBe('time_limit');
  });

  test('is reported as failed if its response is not UTF-8 or too large', async () => {
    const encoded = await startStandIn((_asked, outgoing) =>
      outgoing.writeHead(200).end(Buffer.from('{"a":"\xff"}', 'latin1')),
    );
    const large = await startStandIn((_asked, outgoing) => {
      outgoing.writeHead(200);
      const flood = () => {
        while (!outgoing.destroyed && outgoing.write(' '.repeat(65_536)));
      };
      outgoing.on('drain', flood);
      flood();
    });
    const limits = { ...QUICK, timeLimit: 10_000, total: 10_000, tries: 1 };
    for (const [paddle, code] of [
      [encoded, 'no_answer'],
      [large, 'too_large'],
    ] as const)
      expect((await failure(clientOf(paddle, limits).getTransaction('txn_01a'))).code).toBe(code);
  });

  test('is not followed to another server by a redirect', async () => {
    const other = await startStandIn();
    const paddle = await startStandIn((_asked, outgoing) => {
      outgoing.writeHead(307, { Location: `${other.origin}/transactions/txn_01a` }).end();
    });
    const expected = { status: 307, code: 'redirected' };
    expect(await failure(clientOf(paddle).getTransaction('txn_01a'))).toMatchObject(expected);
    expect(other.asked).toEqual([]);
  });
});
