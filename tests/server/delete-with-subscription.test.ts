import { describe, expect, test } from 'vitest';
import { PAYMENTS_NOT_CONFIGURED, PAYMENTS_REFUSED, SUBSCRIPTION_RUNNING } from '../../site/contract/messages.ts';
import { haveLifetime, haveSubscription } from './bought.ts';
import { me, post } from './calls.ts';
import { messageOf } from './http.ts';
import { entity, error, startStandIn } from './paddle-stand-in.ts';
import type { Asked, StandIn } from './paddle-stand-in.ts';
import { passwordOf, register } from './people.ts';
import type { SignedIn } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

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

async function withSubscriber(answer: StandIn['answer']) {
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
    const { site, alice, asked } = await withSubscriber((_asked, outgoing) => entity(outgoing, SCHEDULED));
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
    const { site, paddle, alice } = await withSubscriber((_asked, outgoing) => entity(outgoing, SCHEDULED));
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
    const { site, paddle, alice } = await withSubscriber((asked, outgoing) =>
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
    const { site, alice, asked } = await withSubscriber((each, outgoing) =>
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
    const { site, alice, asked } = await withSubscriber((_asked, outgoing) => entity(outgoing, SCHEDULED));
    const wrong = { password: 'not this one', cancelSubscription: true };
    expect((await remove(site, alice, wrong)).status).toBe(400);
    expect((await remove(site, alice, { cancelSubscription: 'yes' })).status).toBe(400);
    expect(asked()).toEqual([]);
  });
});
