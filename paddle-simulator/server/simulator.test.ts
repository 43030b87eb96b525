import { Paddle } from '@paddle/paddle-node-sdk';
import type { EventEntity } from '@paddle/paddle-node-sdk';
import { join } from 'node:path';
import { onTestFinished, describe, expect, test, vi } from 'vitest';
import { temporaryDir } from '../../tests/setup/temporary-dir.ts';
import { createPaddleApi } from '../../site/server/billing/paddle-api.ts';
import { COUNTRIES, quote } from '../catalog.ts';
import type { Catalog, Totals } from '../catalog.ts';
import { TEST_CARDS, checkoutResponseSchema } from '../wire.ts';
import type { CheckoutResponse, TestCard } from '../wire.ts';
import { openRecordFile } from './record-file.ts';
import { createSimulator, openRecords } from './simulator.ts';
import type { Records } from './simulator.ts';

const HOUR = 3_600_000;
const SECRET = 'pdl_ntfset_test';

const price = { productId: 'pro_01', productName: 'Acme', description: 'A plan', trialDays: 0 };
const catalog: Catalog = [
  { ...price, id: 'pri_monthly', name: 'Monthly', interval: 'month', unit: { lowest: 1200, currency: 'USD' } },
  { ...price, id: 'pri_yearly', name: 'Yearly', interval: 'year', unit: { lowest: 9600, currency: 'USD' } },
  { ...price, id: 'pri_lifetime', name: 'Lifetime', interval: null, unit: { lowest: 18_900, currency: 'USD' } },
  {
    ...price,
    id: 'pri_trial',
    name: 'Trial',
    trialDays: 14,
    interval: 'month',
    unit: { lowest: 800, currency: 'USD' },
  },
];

/** Starts a simulator whose clock the test controls. Paddle's own SDK verifies and parses its webhooks. */
function start(records: Records = openRecords()) {
  let time = Date.parse('2026-11-30T10:00:00Z');
  let isUp = true;
  const simulator = createSimulator({
    records,
    catalog,
    now: () => time,
    path: '/demo',
    siteUrl: () => 'https://onset.example',
  });
  const { webhooks } = new Paddle('key');
  const received: EventEntity[] = [];
  const deliver = async (body: string, headers: Readonly<Record<string, string>>) => {
    if (!isUp) return 'status 503';
    // The SDK rejects signatures that are older than five seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    try {
      received.push(await webhooks.unmarshal(body, SECRET, headers['Paddle-Signature'] ?? ''));
      return undefined;
    } finally {
      vi.useRealTimers();
    }
  };
  const post = async (path: string, body: object) =>
    simulator.routes.request(`/demo${path}`, { method: 'POST', body: JSON.stringify(body) });
  const checkout = async (path: string, body: object): Promise<CheckoutResponse> =>
    checkoutResponseSchema.parse(await (await post(`/checkouts${path}`, body)).json());
  return {
    ...simulator,
    post,
    wait: (milliseconds: number) => (time += milliseconds),
    setUp: (value: boolean) => (isUp = value),
    /** Delivers all due webhooks and returns the events that were received since the last call. */
    events: async () => {
      while (await simulator.deliverNext({ secret: SECRET, deliver, warn: () => {} }));
      return received.splice(0);
    },
    open: (priceId: string, options: object = ADA) => checkout('', { items: [{ priceId }], ...options }),
    update: ({ checkout: { transaction_id: id } }: CheckoutResponse, changes: object) => checkout(`/${id}`, changes),
    pay: (opened: CheckoutResponse, card: object = cardOf('pays')) =>
      checkout(`/${opened.checkout.transaction_id}/pay`, card),
  };
}

const ADA = { buyer: { email: 'Ada@example.test', countryCode: 'DE' } };

const cardOf = (outcome: TestCard['outcome'], more: object = {}) => ({
  number: TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '',
  expiryMonth: 12,
  expiryYear: 2040,
  name: 'Ada',
  ...more,
});

const typesOf = (events: readonly EventEntity[]) => events.map(({ eventType }) => eventType);

describe('a purchase', () => {
  test('sends signed webhooks in Paddle’s order, with the amounts that were paid', async () => {
    const simulator = start();
    const opened = await simulator.open('pri_yearly', { ...ADA, customData: { user: 'abc' } });
    expect(opened).toMatchObject({
      outcome: 'open',
      checkout: { status: 'ready', currency_code: 'EUR', totals: { subtotal: 80.67, tax: 15.33, total: 96 } },
    });
    expect((await simulator.pay(opened)).outcome).toBe('paid');
    const events = await simulator.events();
    expect(typesOf(events)).toEqual([
      'transaction.created',
      'customer.created',
      'address.created',
      'transaction.ready',
      'transaction.paid',
      'subscription.created',
      'subscription.activated',
      'transaction.completed',
    ]);
    expect(events.at(-1)?.data).toMatchObject({
      customData: { user: 'abc' },
      details: { totals: { subtotal: '8067', tax: '1533', total: '9600', balance: '0' } },
      payments: [{ status: 'captured', methodDetails: { card: { last4: '4242' } } }],
    });
    expect(events[5]?.data).toMatchObject({
      transactionId: opened.checkout.transaction_id,
      currentBillingPeriod: { endsAt: '2027-11-30T10:00:00.000000Z' },
      items: [{ price: { id: 'pri_yearly', unitPrice: { amount: '9600', currencyCode: 'USD' } } }],
    });
  });

  test('is paid only once if the button is clicked repeatedly', async () => {
    const simulator = start();
    const opened = await simulator.open('pri_lifetime');
    const all = await Promise.all([simulator.pay(opened), simulator.pay(opened), simulator.pay(opened)]);
    expect(all.map(({ outcome }) => outcome)).toEqual(['paid', 'paid', 'paid']);
    expect(typesOf(await simulator.events()).filter((type) => type === 'transaction.completed')).toHaveLength(1);
  });

  test('stays open after a declined card and a canceled 3-D Secure check', async () => {
    const simulator = start();
    const opened = await simulator.open('pri_monthly');
    expect((await simulator.pay(opened, cardOf('challenge'))).outcome).toBe('challenge');
    expect(await simulator.events()).toEqual([]);
    for (const card of [cardOf('declines'), cardOf('challenge', { challenge: 'canceled' })]) {
      expect((await simulator.pay(opened, card)).outcome).toBe('declined');
      expect(typesOf(await simulator.events()).at(-1)).toBe('transaction.payment_failed');
    }
    expect((await simulator.pay(opened, cardOf('challenge', { challenge: 'confirmed' }))).outcome).toBe('paid');
    expect(typesOf(await simulator.events())).not.toContain('transaction.created');
  });

  test('emits the events of a new buyer after another buyer was declined', async () => {
    const simulator = start();
    const opened = await simulator.open('pri_monthly');
    await simulator.pay(opened, cardOf('declines'));
    await simulator.events();
    await simulator.update(opened, { buyer: { email: 'eve@example.test', countryCode: 'FR' } });
    await simulator.pay(opened);
    expect(typesOf(await simulator.events()).slice(0, 2)).toEqual(['customer.created', 'address.created']);
  });

  test('starts without a buyer and accepts buyer details, another plan and a discount', async () => {
    const simulator = start();
    const opened = await simulator.open('pri_monthly', { visitorCountry: 'FR', discountCode: 'LASTYEAR' });
    expect(opened).toMatchObject({
      warning: { code: 'discount_expired' },
      checkout: { status: 'draft', customer: {} },
    });
    await simulator.update(opened, { discountCode: 'demo20' });
    await simulator.update(opened, { items: [{ priceId: 'pri_yearly' }] });
    const changed = await simulator.update(opened, {
      buyer: { email: 'a@b.test', countryCode: 'US', postalCode: '10001' },
    });
    expect(changed.checkout).toMatchObject({
      status: 'ready',
      discount: { code: 'DEMO20' },
      totals: { subtotal: 96, discount: 19.2, tax: 6.82, total: 83.62 },
      recurring_totals: { total: 104.52 },
    });
    expect(await simulator.open('', { transactionId: opened.checkout.transaction_id })).toEqual(changed);
  });

  test.each([
    ['/checkouts', { items: [{ priceId: 'pri_unknown' }] }, 'The price pri_unknown doesn’t exist.'],
    ['/checkouts', { items: [{ priceId: 'pri_yearly' }], buyer: { email: 'nobody' } }, 'buyer.email is invalid'],
    ['/checkouts', {}, 'items or transactionId is missing.'],
    ['/checkouts', { items: [{ priceId: 'pri_yearly' }, { priceId: 'pri_monthly' }] }, 'the same billing period'],
    ['/checkouts/txn_unknown', {}, 'The transaction doesn’t exist.'],
  ])('rejects a request to %s with the body %j', async (path, body, message) => {
    const response = await start().post(path, body);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).toContain(message);
  });

  test.each([
    [cardOf('pays', { number: '5555555555554444' }), 'unknown_card'],
    [cardOf('pays', { expiryYear: 2020 }), 'expired_card'],
  ])('rejects the card %j', async (card, code) => {
    const simulator = start();
    const { checkout } = await simulator.open('pri_monthly');
    const response = await simulator.post(`/checkouts/${checkout.transaction_id}/pay`, card);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(await simulator.events()).toEqual([]);
  });
});

test('quotes have integer amounts that add up in every country', () => {
  for (const countryCode of Object.keys(COUNTRIES))
    for (const share of [0, 0.2, 1])
      for (const quantity of [1, 3]) {
        const items = catalog.map((each) => ({ price: each, quantity }));
        const { totals, lines } = quote(items, { countryCode, postalCode: '10001' }, { discountShare: share });
        const all: Totals[] = [totals, ...lines.flatMap((line) => [line.unit, line.totals])];
        for (const { subtotal, discount, tax, total } of all) {
          expect(subtotal - discount + tax).toBe(total);
          expect([subtotal, discount, tax, total].every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
        }
      }
});

describe('a subscription', () => {
  /** Buys a plan and opens the portal. */
  async function subscribe(card = cardOf('pays'), priceId = 'pri_monthly') {
    const simulator = start();
    await simulator.pay(await simulator.open(priceId), card);
    const created = (await simulator.events()).find(({ eventType }) => eventType === 'subscription.created');
    if (created === undefined) throw new Error('No subscription was created');
    const { id, customerId } = created.data as { id: string; customerId: string };
    const response = await simulator.api.request(`/customers/${customerId}/portal-sessions`, { method: 'POST' });
    const session = /session=(\w+)/.exec(await response.text())?.[1] ?? '';
    const show = async (query = '') =>
      (await simulator.routes.request(`/demo/portal?session=${session}${query}`)).text();
    const press = async (action: string, value = '', subscription = id) => {
      const body = new URLSearchParams({ session, subscription, action, value });
      const pressed = await simulator.routes.request('/demo/portal', { method: 'POST', body });
      return `${pressed.status} ${pressed.headers.get('location') ?? (await pressed.text())}`;
    };
    return { ...simulator, show, press, id, customerId };
  }

  test('with a trial is charged when the trial ends', async () => {
    const { open, press, show, events } = await subscribe(cardOf('pays'), 'pri_trial');
    expect((await open('pri_trial')).checkout).toMatchObject({ totals: { total: 0 }, recurring_totals: { total: 8 } });
    expect(await show()).toContain('The trial ends with the first payment on');
    await press('end-period');
    const [, , updated, completed] = (await events()).filter(({ eventType }) => !eventType.startsWith('customer'));
    expect(updated?.data).toMatchObject({
      status: 'active',
      currentBillingPeriod: { startsAt: '2026-11-30T10:00:00.000000Z' },
    });
    expect(completed?.data).toMatchObject({ details: { totals: { total: '800' } } });
  });

  test('renews at the end of its period', async () => {
    const { press, events } = await subscribe();
    await press('end-period');
    expect(typesOf(await events())).toEqual([
      'transaction.created',
      'transaction.paid',
      'subscription.updated',
      'transaction.completed',
    ]);
  });

  test('becomes past due if the renewal fails, until another card pays it', async () => {
    const { press, show, events } = await subscribe(cardOf('once'));
    await press('end-period');
    expect(typesOf(await events())).toEqual([
      'transaction.created',
      'transaction.payment_failed',
      'transaction.past_due',
      'subscription.updated',
      'subscription.updated',
      'subscription.past_due',
    ]);
    expect(await show()).toContain('The last payment failed');
    expect(await press('card', '4000000000000002')).toContain('problem=card_declined');
    expect(await show('&problem=card_declined')).toContain('This card was declined.');
    await press('card', '4242424242424242');
    expect(typesOf(await events())).toEqual(['transaction.paid', 'subscription.updated', 'transaction.completed']);
    expect(await show()).toContain('Next payment on');
  });

  test('ends when the payment of its renewal fails permanently', async () => {
    const { press, events } = await subscribe(cardOf('once'));
    await press('end-period');
    await events();
    await press('give-up');
    expect(typesOf(await events())).toEqual(['transaction.canceled', 'subscription.updated', 'subscription.canceled']);
  });

  test('is shown only to its customer, in a portal that expires after an hour and escapes its content', async () => {
    const { press, show, wait, ...simulator } = await subscribe();
    for (const email of ['<b>@eve.test', 'eve@eve.test'])
      await simulator.pay(await simulator.open('pri_monthly', { buyer: { email, countryCode: 'US' } }));
    const others = (await simulator.events()).filter(({ eventType }) => eventType === 'subscription.created');
    for (const { data } of others) expect(await press('end-period', '', (data as { id: string }).id)).toMatch(/^404/);
    expect(await show()).toContain('Demo checkout: no card is charged');
    wait(HOUR);
    expect(await show()).toContain('This link has expired');
    expect(await press('end-period')).toMatch(/^404/);
  });

  describe('through the API client of the site’s server', () => {
    async function withApi() {
      const simulator = await subscribe();
      const api = createPaddleApi({
        baseUrl: 'http://simulator.invalid',
        apiKey: 'key',
        fetch: (url, init) => Promise.resolve(simulator.api.request(url, init)),
      });
      return { ...simulator, api };
    }

    test('has an invoice that only its customer sees', async () => {
      const { api, routes, pay, open, wait } = await withApi();
      const buy = async (more?: object) => (await pay(await open('pri_lifetime', more))).checkout.transaction_id;
      const eves = await buy({ buyer: { email: 'eve@eve.test', countryCode: 'US' } });
      const { pathname, search } = new URL(await api.getInvoiceUrl(eves));
      const show = async (query = search) => (await routes.request(`${pathname}${query}`)).text();
      expect(await show()).toMatch(/Invoice DEMO-.+eve@eve\.test.+Tax.+Total.+Paid/s);
      expect(await show(search.replace(eves, await buy()))).not.toContain('<h1>Invoice');
      wait(HOUR);
      expect(await show()).toContain('This link has expired');
      await expect(api.getInvoiceUrl('txn_none')).rejects.toMatchObject({ status: 404 });
    });

    test('can be read, and its events are listed in pages', async () => {
      const { api, id, customerId } = await withApi();
      expect(await api.getSubscription(id)).toMatchObject({ status: 'active', customer_id: customerId });
      const first = await api.listEvents({ perPage: 3 });
      const next = await api.listEvents({ perPage: 3, after: first.events.at(-1)?.event_id ?? '' });
      const ids = [...first.events, ...next.events].map(({ event_id }) => event_id);
      expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
      await expect(api.createPortalSession(customerId, ['sub_0'])).rejects.toMatchObject({ code: 'not_found' });
    });

    test('can switch its plan, be canceled and be kept', async () => {
      const { api, id, show } = await withApi();
      const items = [{ price_id: 'pri_yearly', quantity: 1 }];
      const change = { items, proration_billing_mode: 'do_not_bill' } as const;
      expect(await api.previewUpdate(id, change)).toEqual({ lowest: 9600, currency: 'EUR' });
      await api.updateSubscription(id, change);
      expect(await show()).toContain('€96 a year. Next payment on December 30, 2026');
      expect(await api.cancelSubscription(id, 'next_billing_period')).toMatchObject({
        scheduled_change: { action: 'cancel' },
      });
      expect(await show()).toContain('Ends on December 30, 2026');
      await api.updateSubscription(id, { scheduled_change: null });
      expect(await show()).toContain('Next payment on December 30, 2026');
    });

    test('ends with its period after a cancellation', async () => {
      const { api, id, press, show, events } = await withApi();
      await api.cancelSubscription(id, 'next_billing_period');
      await press('end-period');
      expect(await show()).toContain('Ended on');
      expect(typesOf(await events()).at(-1)).toBe('subscription.canceled');
      expect(await press('end-period')).toContain('problem=subscription_update_when_canceled');
    });

    test('pauses at the end of its period and is charged when it resumes', async () => {
      const { api, id, press, show, wait, events } = await withApi();
      await expect(api.resumeSubscription(id)).rejects.toMatchObject({ code: 'subscription_not_paused' });
      await api.pauseSubscription(id);
      expect(await show()).toContain('Pauses on December 30, 2026');
      await press('end-period');
      expect(typesOf(await events())).toEqual(['subscription.updated', 'subscription.updated', 'subscription.paused']);
      wait(24 * HOUR);
      expect(await api.resumeSubscription(id)).toMatchObject({ status: 'active', paused_at: null });
      expect(typesOf(await events())).toEqual([
        'transaction.created',
        'transaction.paid',
        'subscription.updated',
        'transaction.completed',
        'subscription.updated',
        'subscription.resumed',
      ]);
    });
  });
});

test('the simulator keeps purchases and undelivered webhooks across a restart, and retries the webhooks', async () => {
  const file = join(temporaryDir(), 'demo.db');
  const before = start(openRecords(openRecordFile(file)));
  before.setUp(false);
  const opened = await before.open('pri_lifetime');
  await before.pay(opened);
  expect(await before.events()).toEqual([]);
  before.close();
  const after = start(openRecords(openRecordFile(file)));
  onTestFinished(after.close);
  expect((await after.pay(opened)).outcome).toBe('paid');
  after.wait(HOUR);
  expect(typesOf(await after.events())).toContain('transaction.completed');
});
