import { expect, test } from 'vitest';
import { subscriptionResponseSchema } from '../contract/billing.ts';
import { createHttp } from './http.ts';
import { createBilling } from './billing.ts';

interface Call {
  readonly route: string;
  readonly body: unknown;
}

/** Creates a billing client whose server sends `response` to every request. */
function billingWith(response: unknown, status = 200) {
  const calls: Call[] = [];
  const http = createHttp({
    baseUrl: 'https://api.onset.example',
    getToken: () => 'jwt',
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      calls.push({ route: `${init?.method ?? 'GET'} ${url.pathname}${url.search}`, body });
      return Promise.resolve(Response.json(response, { status }));
    },
  });
  return { billing: createBilling({ http }), calls };
}

const subscription = {
  id: 'sub_1',
  status: 'active',
  plan: 'yearly',
  name: 'Acme Yearly',
  price: { lowest: 9600, currency: 'USD' },
  interval: 'year',
  startedAt: '2026-10-01T00:00:00.000Z',
  trialEndsAt: null,
  currentPeriodStartsAt: '2026-10-01T00:00:00.000Z',
  currentPeriodEndsAt: '2027-10-01T00:00:00.000Z',
  nextPaymentAt: '2027-10-01T00:00:00.000Z',
  pastDueSince: null,
  scheduledChange: { action: 'cancel', at: '2027-10-01T00:00:00.000Z' },
  endedAt: null,
  allowedChanges: 'all',
};
const purchase = {
  id: 'txn_1',
  plan: 'lifetime',
  name: 'Acme Lifetime',
  price: { lowest: 18_900, currency: 'USD' },
  boughtAt: '2026-10-01T00:00:00.000Z',
  updatesUntil: '2027-10-01T00:00:00.000Z',
  refundedAt: null,
};
const invoice = {
  id: 'txn_1',
  plan: 'yearly',
  number: '1-1001',
  name: 'Acme Lifetime',
  status: 'paid',
  total: { lowest: 22_491, currency: 'USD' },
  refunded: null,
  at: '2026-10-01T00:00:00.000Z',
};
const entitlement = {
  active: true,
  reason: 'ending',
  plan: 'yearly',
  until: '2027-10-01T00:00:00.000Z',
  updatesUntil: null,
};
const owned = {
  entitlement,
  subscriptions: [subscription],
  purchases: [purchase],
  invoices: [invoice],
  checkoutUser: 'abc.def',
  portal: 'available',
};

test('purchases returns a valid response unchanged', async () => {
  const { billing, calls } = billingWith({ data: owned });
  expect(subscriptionResponseSchema.parse({ data: owned }).data).toEqual(owned);
  expect(await billing.purchases()).toEqual(owned);
  expect(await billing.purchases({ transaction: 'txn_1&x=' })).toEqual(owned);
  expect(calls.map(({ route }) => route)).toEqual([
    'GET /api/subscription',
    'GET /api/subscription?transaction=txn_1%26x%3D',
  ]);
});

test('purchases leaves out invalid entries and replaces invalid fields with defaults', async () => {
  const { billing } = billingWith({
    data: {
      ...owned,
      subscriptions: [
        { ...subscription, status: 'dormant' },
        { ...subscription, id: 7 },
        null,
        {
          id: 'sub_2',
          status: 'paused',
          price: { lowest: 1.5, currency: 'USD' },
          scheduledChange: { action: 'cancel' },
        },
      ],
      purchases: { 0: purchase },
      invoices: [{ ...invoice, total: { lowest: '1', currency: 'USD' } }, { ...invoice, at: 'soon' }, invoice],
      portal: 'open sesame',
    },
  });
  const { subscriptions, purchases, invoices, portal } = await billing.purchases();
  expect(subscriptions).toEqual([
    expect.objectContaining({ id: 'sub_2', status: 'paused', name: '', price: null, scheduledChange: null }),
  ]);
  expect(purchases).toEqual([]);
  expect(invoices).toEqual([invoice]);
  expect(portal).toBe('none');
});

test.for([{}, { data: [] }, { data: { subscriptions: [] } }, { data: { entitlement: { active: 'yes' } } }, null])(
  'purchases rejects the response %j',
  async (response) => {
    await expect(billingWith(response).billing.purchases()).rejects.toThrow('Invalid response from server');
  },
);

test('purchases rejects with status 404 on a server without billing', async () => {
  const { billing } = billingWith({ error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }, 404);
  await expect(billing.purchases()).rejects.toMatchObject({ status: 404 });
});

test('openPortal sends the subscription and accepts only http and https URLs', async () => {
  const url = 'https://pay.example/portal';
  const { billing, calls } = billingWith({
    data: { url, updatePaymentMethodUrl: 'javascript:alert(1)' },
  });
  expect(await billing.openPortal({ subscription: 'sub_1' })).toEqual({
    url,
    updatePaymentMethodUrl: null,
  });
  expect(calls).toEqual([{ route: 'POST /api/customer-portal', body: { subscription: 'sub_1' } }]);
  await expect(billingWith({ data: { url: 'javascript:alert(1)' } }).billing.openPortal()).rejects.toThrow('Invalid');
});

test('devices and removeDevice list and remove Macs', async () => {
  const device = { id: 'a/b', name: 'Studio', addedAt: '2026-10-01', lastSeenAt: '2026-11-01' };
  const { billing, calls } = billingWith({ data: [device, { id: 1 }, 'x'], limit: 3 });
  expect(await billing.devices()).toEqual({ data: [device], limit: 3 });
  await billing.removeDevice('a/b');
  expect(calls.at(-1)?.route).toBe('DELETE /api/licence/devices/a%2Fb');
});
