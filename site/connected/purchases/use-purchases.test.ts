import { brand } from '@onset/design-system/brand';
import { expect, test, vi } from 'vitest';
import { createAuth } from '../../adapters/auth/auth.ts';
import type { Auth } from '../../adapters/auth/auth.ts';
import { parsePurchases } from '../../adapters/billing.ts';
import { createHttp } from '../../adapters/http.ts';
import { getPurchasesStore, hasArrived } from './use-purchases.ts';
import { track } from '../track.ts';

vi.mock(import('../track.ts'), { spy: true });

const ada = { id: 1, email: 'ada@example.com' };
const grace = { id: 2, email: 'grace@example.com' };
const nothing = { active: false, reason: 'none', plan: null, until: null, updatesUntil: null };
const activePlan = (plan: string) => ({ data: { entitlement: { ...nothing, active: true, plan } } });

/** Creates a session of `user`. The test responds to each request for purchases. */
function sessionOf(user: object | undefined) {
  const stored = new Map<string, string>();
  if (user) stored.set('auth_token', 'jwt').set('auth_user', JSON.stringify(user));
  const answers: ((response: Response | Promise<never>) => void)[] = [];
  const auth = createAuth({
    http: createHttp({
      baseUrl: '',
      fetch: (input) =>
        String(input instanceof Request ? input.url : input).startsWith('/api/subscription')
          ? new Promise((resolve) => answers.push(resolve))
          : Promise.resolve(Response.json({ jwt: 'jwt-2', user: grace })),
    }),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  auth.sync();
  return { auth, answers };
}

const planOf = (auth: Auth) => getPurchasesStore(auth).get().purchases?.entitlement.plan;
const statusOf = (auth: Auth) => getPurchasesStore(auth).get().status;

test('getPurchasesStore requests the purchases once per session', async () => {
  const { auth, answers } = sessionOf(ada);
  expect(statusOf(auth)).toBe('loading');
  expect(getPurchasesStore(auth)).toBe(getPurchasesStore(auth));
  expect(answers).toHaveLength(1);
  answers[0]?.(Response.json(activePlan('yearly')));
  await vi.waitFor(() => expect(planOf(auth)).toBe('yearly'), 30_000);
});

test('getPurchasesStore requests nothing if no one is signed in', () => {
  const { auth, answers } = sessionOf(undefined);
  expect(statusOf(auth)).toBe('signed-out');
  expect(answers).toEqual([]);
});

test('getPurchasesStore distinguishes a server without purchases from one that fails', async () => {
  const strapi = sessionOf(ada);
  void getPurchasesStore(strapi.auth);
  strapi.answers[0]?.(Response.json({ error: { message: 'Not Found' } }, { status: 404 }));
  await vi.waitFor(() => expect(statusOf(strapi.auth)).toBe('not-offered'), 30_000);
  const failing = sessionOf(ada);
  void getPurchasesStore(failing.auth);
  failing.answers[0]?.(Response.json({ error: { message: 'Out of order' } }, { status: 503 }));
  await vi.waitFor(
    () => expect(getPurchasesStore(failing.auth).get()).toMatchObject({ status: 'failed', error: 'Out of order' }),
    30_000,
  );
});

test('getPurchasesStore keeps the purchases during a reload and after it fails', async () => {
  const { auth, answers } = sessionOf(ada);
  const store = getPurchasesStore(auth);
  answers[0]?.(Response.json(activePlan('yearly')));
  await vi.waitFor(() => expect(statusOf(auth)).toBe('ready'), 30_000);
  const again = store.load();
  expect(store.get()).toMatchObject({ status: 'ready' });
  answers[1]?.(Promise.reject(new TypeError('no network')));
  await again;
  expect(store.get().status).toBe('failed');
  expect(planOf(auth)).toBe('yearly');
});

test('getPurchasesStore ignores the response to an outdated request', async () => {
  const { auth, answers } = sessionOf(ada);
  const store = getPurchasesStore(auth);
  const second = store.load('txn_1');
  answers[1]?.(Response.json(activePlan('lifetime')));
  await second;
  answers[0]?.(Response.json(activePlan('yearly')));
  await new Promise(setImmediate);
  expect(planOf(auth)).toBe('lifetime');
});

test('getPurchasesStore never shows the purchases of the previous user', async () => {
  const { auth, answers } = sessionOf(ada);
  void getPurchasesStore(auth);
  await auth.login({ identifier: 'grace', password: 'x' });
  expect(answers).toHaveLength(2);
  answers[0]?.(Response.json(activePlan('yearly')));
  await new Promise(setImmediate);
  expect(planOf(auth)).toBeUndefined();
  answers[1]?.(Response.json(activePlan('monthly')));
  await vi.waitFor(() => expect(planOf(auth)).toBe('monthly'), 30_000);
  auth.logout();
  expect(getPurchasesStore(auth).get()).toMatchObject({ status: 'signed-out', purchases: undefined, error: null });
});

test('getPurchasesStore reports the plan to analytics once per user and change', async () => {
  vi.mocked(track).mockClear();
  const { auth, answers } = sessionOf(ada);
  const store = getPurchasesStore(auth);
  const reported = () => vi.mocked(track).mock.calls.map(([, parameters]) => Object.values(parameters));
  answers[0]?.(Response.json({ data: { entitlement: nothing } }));
  const none = [
    ['plan', 'none'],
    ['plan', 'none'],
  ];
  await vi.waitFor(() => expect(reported()).toEqual(none), 30_000);
  expect(vi.mocked(track).mock.calls.map(([name]) => name)).toEqual(['custom_user_property', 'custom_dimension_set']);
  const second = store.load();
  answers[1]?.(Response.json({ data: { entitlement: nothing } }));
  await second;
  expect(reported()).toEqual(none);
  const third = store.load();
  answers[2]?.(Response.json(activePlan('yearly')));
  await third;
  expect(reported().slice(2)).toEqual([
    ['plan', 'yearly'],
    ['plan', 'yearly'],
  ]);
  await auth.login({ identifier: 'grace', password: 'x' });
  answers[3]?.(Response.json(activePlan('yearly')));
  await vi.waitFor(() => expect(reported()).toHaveLength(6), 30_000);
});

test.each([
  ['after its invoice and its subscription', ['active'], [], true],
  ['after its invoice and its one-time purchase', [], ['txn_1'], true],
  ['not before its subscription, if there is an ended one', ['canceled'], [], false],
  ['not before its one-time purchase, if there is an earlier one', [], ['txn_0'], false],
] as const)('hasArrived reports a payment %s', (_, statuses, onceIds, arrived) => {
  const time = '2026-11-27T10:00:00.000Z';
  const common = { name: brand.name, price: null, total: { lowest: 1200, currency: 'USD' }, at: time };
  const purchases = parsePurchases({
    data: {
      entitlement: nothing,
      invoices: [{ ...common, id: 'txn_1', status: 'paid' }],
      subscriptions: statuses.map((status) => ({ ...common, id: 'sub_1', status })),
      purchases: onceIds.map((id) => ({ ...common, id, boughtAt: time, updatesUntil: time })),
    },
  });
  expect(hasArrived({ status: 'ready', purchases, at: 0, error: null }, 'txn_1')).toBe(arrived);
});
