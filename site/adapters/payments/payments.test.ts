import { createPaddle } from '@onset/paddle-simulator/browser';
import { createSimulator, openRecords } from '@onset/paddle-simulator/server';
import type { Paddle, PaddleSetupOptions } from '@paddle/paddle-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paddleCatalog } from '../../../tests/setup/paddle-catalog.ts';
import { createPayments } from './payments.ts';
import { conversionValue, readEvent, readPrices, readPurchase } from './payload.ts';
import { storeConversion, readConversion } from './stored-checkout.ts';
import type { CheckoutEvent } from './payload.ts';
import type { LoadLibrary } from './library.ts';

const CONFIG = { clientToken: 'live_abc', environment: 'production' } as const;

/** Stub of `window`, where the library is a global. */
let page: { PaddleBillingV1?: unknown };

beforeEach(() => {
  vi.useFakeTimers();
  page = {};
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Creates a simulated library that records its calls. Its form isn't rendered; the test emits the events. */
function library() {
  const { routes } = createSimulator({
    records: openRecords(),
    catalog: paddleCatalog,
    now: Date.now,
    path: '',
    siteUrl: () => '',
  });
  const request = async (url: string, init: RequestInit) => routes.request(url, init);
  const paddle: Paddle = createPaddle({ url: '', language: 'de-DE', fetch: request });
  const calls: unknown[][] = [];
  let callback: PaddleSetupOptions['eventCallback'];
  const record = <Options>(name: string, call: (options: Options) => unknown) =>
    function recorded(options: Options) {
      const { eventCallback, ...rest } = (options ?? {}) as Partial<PaddleSetupOptions>;
      callback = eventCallback ?? callback;
      calls.push([name, Array.isArray(options) ? options : rest]);
      return call(options);
    };
  paddle.Environment.set = (environment) => calls.push(['Environment.set', environment]);
  paddle.Initialize = record('Initialize', paddle.Initialize.bind(paddle));
  paddle.Update = record('Update', paddle.Update.bind(paddle));
  paddle.PricePreview = record('PricePreview', paddle.PricePreview.bind(paddle)) as Paddle['PricePreview'];
  for (const name of ['open', 'updateItems', 'updateCheckout', 'close'] as const)
    Object.assign(paddle.Checkout, { [name]: record(name, () => {}) });
  const emit = (event: unknown): void => callback?.(event as never);
  /** Returns the payload of a checkout as the library sends it. */
  const payload = async (options: object) => {
    const init = { method: 'POST', body: JSON.stringify(options) };
    return ((await (await request('/checkouts', init)).json()) as { checkout: Record<string, unknown> }).checkout;
  };
  return { paddle, calls, emit, payload };
}

/** Creates payments whose script loads or fails when the test triggers it. */
function pendingPayments(config: Parameters<typeof createPayments>[0] = CONFIG) {
  const loads: PromiseWithResolvers<void>[] = [];
  const load = vi.fn<LoadLibrary>(() => {
    const pending = Promise.withResolvers<void>();
    loads.push(pending);
    return pending.promise;
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    payments: createPayments(config, load),
    load,
    arrive: async (paddle: unknown) => {
      page.PaddleBillingV1 = paddle;
      loads.at(-1)?.resolve();
      await settle();
    },
    fail: async () => {
      loads.at(-1)?.reject(new Error('net::ERR_BLOCKED_BY_CLIENT'));
      await settle();
    },
  };
}

async function readyPayments(config: Parameters<typeof createPayments>[0] = CONFIG) {
  const ready = pendingPayments(config);
  const { paddle, ...rest } = library();
  void ready.payments.load();
  await ready.arrive(paddle);
  return { ...ready, ...rest, paddle };
}

describe('specification 9: the payment library', () => {
  test('isn’t loaded before it is needed', async () => {
    const { payments, load } = pendingPayments();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([payments.getState().status, load.mock.calls.length]).toEqual(['idle', 0]);
  });

  test('is polled every 100 ms until it has loaded, and then started once with the client token', async () => {
    const { payments, load, arrive } = pendingPayments();
    const { paddle, calls } = library();
    const results = [payments.load(), payments.load()];
    await vi.advanceTimersByTimeAsync(820);
    page.PaddleBillingV1 = paddle;
    await vi.advanceTimersByTimeAsync(79);
    expect(payments.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all([...results, payments.load(), payments.retry()])).toEqual([true, true, true, true]);
    await arrive(paddle);
    expect(load.mock.calls).toEqual([[false]]);
    expect(calls).toEqual([['Initialize', { token: 'live_abc', pwCustomer: {} }]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([{ clientToken: 'test_abc', environment: 'sandbox' } as const, null])(
    'uses the sandbox if the configuration is %j',
    async (config) => {
      const { calls } = await readyPayments(config);
      expect(calls[0]).toEqual(['Environment.set', 'sandbox']);
    },
  );

  test('is not started again if something else on the page has started it', async () => {
    const { paddle, calls } = await readyPayments();
    const second = pendingPayments();
    void second.payments.load();
    await second.arrive(paddle);
    expect(calls.map(([name]) => name)).toEqual(['Initialize', 'Update']);
  });

  test('is reported as blocked after a network error, and loaded again by a retry', async () => {
    const { payments, load, fail, arrive } = pendingPayments();
    const ready = payments.load();
    await fail();
    expect([await ready, payments.getState()]).toEqual([false, { status: 'blocked', reason: 'network' }]);
    const again = payments.retry();
    await arrive(library().paddle);
    expect([await again, load.mock.calls]).toEqual([true, [[false], [true]]]);
  });

  test.each([{}, { Initialize: 'no' }, null])('is reported as blocked if its global is %j', async (other) => {
    const { payments, arrive } = pendingPayments();
    void payments.load();
    await arrive(other);
    expect(payments.getState()).toEqual({ status: 'blocked', reason: 'network' });
  });

  test('times out after ten seconds and starts once it has loaded, but not while the page is hidden', async () => {
    const { payments } = pendingPayments();
    void payments.load();
    await vi.advanceTimersByTimeAsync(9999);
    expect(payments.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(payments.getState()).toEqual({ status: 'blocked', reason: 'timeout' });
    const document = { visibilityState: 'hidden' };
    vi.stubGlobal('document', document);
    page.PaddleBillingV1 = library().paddle;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(payments.getState().status).toBe('blocked');
    document.visibilityState = 'visible';
    await vi.advanceTimersByTimeAsync(100);
    expect(payments.getState()).toEqual({ status: 'ready', reason: null });
  });

  test('is started again only by a retry after it rejected the token', async () => {
    const { payments, arrive } = pendingPayments();
    const { paddle } = library();
    const initialize = vi.fn<() => void>(() => {
      throw new Error('You must specify your token');
    });
    void payments.load();
    await arrive({ ...paddle, Initialize: initialize });
    await vi.advanceTimersByTimeAsync(20_000);
    expect([payments.getState().reason, initialize.mock.calls.length]).toEqual(['refused', 1]);
    expect(payments.openCheckout({ priceId: 'pri_1', frameClass: 'frame' }, () => {})).toBeUndefined();
    void payments.retry();
    await arrive(paddle);
    expect(payments.getState().status).toBe('ready');
  });
});

test('specification 1: the payment library receives the customer ID and each change of it', async () => {
  const { payments, arrive } = pendingPayments();
  const { paddle, calls } = library();
  payments.identify('ctm_0');
  payments.identify('ctm_1');
  void payments.load();
  await arrive(paddle);
  for (const id of ['ctm_1', 'ctm_2', undefined, undefined]) payments.identify(id);
  expect(calls).toEqual([
    ['Initialize', { token: 'live_abc', pwCustomer: { id: 'ctm_1' } }],
    ['Update', { pwCustomer: { id: 'ctm_2' } }],
    ['Update', { pwCustomer: {} }],
  ]);
  paddle.Update = () => {
    throw new Error('no');
  };
  expect(() => payments.identify('ctm_3')).not.toThrow();
});

describe('a checkout form', () => {
  const OPTIONS = { priceId: 'pri_yearly', frameClass: 'frame' };

  async function openForm(
    options: Partial<Parameters<Awaited<ReturnType<typeof readyPayments>>['payments']['openCheckout']>[0]> = {},
  ) {
    const ready = await readyPayments();
    ready.calls.splice(0);
    const events: CheckoutEvent[] = [];
    const open = () => ready.payments.openCheckout({ ...OPTIONS, ...options }, (event) => events.push(event));
    const form = open();
    if (form === undefined) throw new Error('The form didn’t open');
    return { ...ready, form, events, open };
  }

  test('is opened with the known options and no others', async () => {
    const settings = { displayMode: 'inline', frameTarget: 'frame', showAddDiscounts: false };
    const { calls } = await openForm();
    expect(calls).toEqual([
      [
        'open',
        {
          items: [{ priceId: 'pri_yearly', quantity: 1 }],
          settings: expect.objectContaining({ ...settings, allowLogout: true }) as unknown,
        },
      ],
    ]);
    const known = await openForm({
      customer: { id: 'ctm_1' },
      customData: { user: 'signed' },
      discountCode: 'DEMO20',
      theme: 'dark',
      locale: 'en',
    });
    expect(known.calls[0]?.[1]).toMatchObject({
      customer: { id: 'ctm_1' },
      customData: { user: 'signed' },
      discountCode: 'DEMO20',
      settings: { ...settings, allowLogout: false, theme: 'dark', locale: 'en' },
    });
    const resumed = await openForm({ transactionId: 'txn_1', discountCode: 'DEMO20' });
    expect(Object.keys(resumed.calls[0]?.[1] as object)).toEqual(['transactionId', 'settings']);
  });

  test('changes its price and its discount code, and reports if the library refuses', async () => {
    const { calls, form, paddle } = await openForm();
    expect([form.setPrice('pri_lifetime'), form.setDiscount('A'), form.setDiscount(undefined)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(calls.slice(1)).toEqual([
      ['updateItems', [{ priceId: 'pri_lifetime', quantity: 1 }]],
      ['updateCheckout', { discountCode: 'A' }],
      ['updateCheckout', { discountCode: null }],
    ]);
    const refuse = (): never => {
      throw new Error('no');
    };
    Object.assign(paddle.Checkout, { updateItems: refuse, updateCheckout: refuse, close: refuse, open: refuse });
    expect([form.setPrice('pri_1'), form.setDiscount('A')]).toEqual([false, false]);
    expect(() => form.close()).not.toThrow();
  });

  test('reports its own events and ignores late ones of the previous form', async () => {
    const { emit, events, form, open, calls } = await openForm();
    const first = { id: 'che_1' };
    for (const name of ['loaded', 'payment.initiated', 'payment.dismissed', 'payment.failed', 'items.updated'])
      emit({ name: `checkout.${name}`, data: first });
    form.close();
    open();
    emit({ name: 'checkout.closed', data: first });
    emit({ name: 'checkout.loaded', data: { id: 'che_2' } });
    emit('nonsense');
    emit({ name: 'checkout.closed', data: { id: 'che_2' } });
    emit({ name: 'checkout.updated', data: { id: 'che_2' } });
    expect(events.map(({ type }) => type)).toEqual([
      'loaded',
      'paying',
      'loaded',
      'declined',
      'updated',
      'loaded',
      'closed',
    ]);
    expect(calls.map(([name]) => name)).toEqual(['open', 'close', 'open']);
  });

  test.each([
    [
      { name: 'checkout.error', code: 'not_approved', detail: 'x' },
      { type: 'error', code: 'not_approved' },
    ],
    [{ name: 'checkout.payment.error' }, { type: 'error', code: undefined }],
    [
      { name: 'checkout.failed', data: {} },
      { type: 'failed', code: undefined },
    ],
    [
      { type: 'checkout.warning', code: 'discount_expired' },
      { type: 'warning', code: 'discount_expired' },
    ],
    [
      { name: 'checkout.loaded', data: { currency_code: 'dollars', totals: { total: 1 } } },
      { type: 'loaded', order: undefined },
    ],
    [
      { name: 'checkout.loaded', data: { currency_code: 'USD', totals: { total: '1' } } },
      { type: 'loaded', order: undefined },
    ],
  ])('parses the event %j', (event, expected) => {
    expect(readEvent(event)?.event).toEqual(expected);
  });

  test.each([undefined, null, 'checkout.loaded', {}, { name: 7 }, { name: 'constructor' }])('ignores %j', (event) => {
    expect(readEvent(event)).toBeUndefined();
  });
});

describe('specification 3: a purchase', () => {
  const completed = {
    buyer: { email: 'ada@example.com', countryCode: 'DE' },
    items: [{ priceId: 'pri_yearly' }],
    discountCode: 'DEMO20',
  };
  const eur = (lowest: number) => ({ lowest, currency: 'EUR' });

  test('has the amounts of the order and conversion data without the buyer', async () => {
    const data = await library().payload(completed);
    const { event } = readEvent({ name: 'checkout.completed', data }) ?? {};
    expect(event).toEqual({
      type: 'completed',
      email: 'ada@example.com',
      order: {
        transactionId: data['transaction_id'],
        priceIds: ['pri_yearly'],
        totals: { subtotal: eur(8067), discount: eur(1613), tax: eur(1226), total: eur(7680) },
        recurringTotals: { subtotal: eur(8067), discount: eur(0), tax: eur(1533), total: eur(9600) },
        discountCode: 'DEMO20',
        countryCode: 'DE',
      },
      purchase: {
        currency_code: 'EUR',
        transaction_id: data['transaction_id'],
        totals: { total: 76.8, tax: 12.26 },
        recurring_totals: { total: 96, tax: 15.33 },
        items: [
          {
            price_id: 'pri_yearly',
            product: { name: expect.any(String) as string },
            price_name: 'Yearly',
            quantity: 1,
            totals: { subtotal: 80.67, discount: 16.13 },
            recurring_totals: { subtotal: 80.67, discount: 0 },
          },
        ],
      },
    });
    expect(JSON.stringify(data)).toContain('ada@');
  });

  test('is worth the paid amount or the price of a period', () => {
    const purchase = { transaction_id: 'txn_1', recurring_totals: { total: 96 } };
    const valueOf = (data: unknown) => conversionValue(readPurchase(data) ?? { transaction_id: '', items: [] });
    expect([
      valueOf(purchase),
      valueOf({ ...purchase, totals: { total: 0 } }),
      valueOf({ transaction_id: 'txn_1' }),
    ]).toEqual([96, 0, undefined]);
  });

  test('uses US dollars if the currency is invalid, and leaves out items without a price', () => {
    expect(
      readPurchase({
        transaction_id: 'txn_1',
        currency_code: 'x',
        items: [{}, null, { price_id: 'pri_1', quantity: 'two' }],
      }),
    ).toEqual({
      currency_code: 'USD',
      transaction_id: 'txn_1',
      items: [{ price_id: 'pri_1', quantity: 1 }],
    });
  });

  test.each([undefined, 'text', {}, { transaction_id: '' }, { transaction_id: 7 }])(
    'is not read from %j, because it could be counted twice',
    (data) => {
      expect(readPurchase(data)).toBeUndefined();
    },
  );

  test('is stored for the success page, unless storage is blocked', () => {
    const values = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
    const shown = { paid_at: '2026-11-29T10:00:00.000Z', shown_discount: 19.2 };
    const purchase = { currency_code: 'EUR', transaction_id: 'txn_1', items: [], ...shown };
    storeConversion(storage, purchase);
    expect([readConversion(storage), readConversion(storage)]).toEqual([purchase, purchase]);
    for (const key of values.keys()) values.set(key, '{');
    expect(readConversion(storage)).toBeUndefined();
    const blocked = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(() => storeConversion(blocked, purchase)).not.toThrow();
    expect(readConversion(blocked)).toBeUndefined();
  });
});

describe('localized prices', () => {
  const IDS = ['pri_monthly', 'pri_yearly'];

  test('are requested together and only once per page', async () => {
    const { payments, calls } = await readyPayments();
    const [first, ...others] = await Promise.all([
      payments.previewPrices(IDS),
      payments.previewPrices(IDS.toReversed()),
    ]);
    expect(others).toEqual([first]);
    expect(first?.get('pri_yearly')).toEqual({
      subtotal: { lowest: 8067, currency: 'EUR' },
      tax: { lowest: 1533, currency: 'EUR' },
      total: { lowest: 9600, currency: 'EUR' },
      taxIncluded: true,
    });
    expect(calls.filter(([name]) => name === 'PricePreview')).toHaveLength(1);
  });

  test('are in the currency of the country that the buyer has entered', async () => {
    const { payments } = await readyPayments();
    expect((await payments.previewPrices(IDS))?.get('pri_yearly')?.total.currency).toBe('EUR');
    expect((await payments.previewPrices(IDS, 'US'))?.get('pri_yearly')?.total.currency).toBe('USD');
  });

  test('are requested again after a failure, and time out after five seconds', async () => {
    const { payments, paddle } = await readyPayments();
    const { PricePreview: works } = paddle;
    paddle.PricePreview = () => Promise.reject(new Error('403'));
    expect(await payments.previewPrices(IDS)).toBeUndefined();
    paddle.PricePreview = () => new Promise(() => {});
    const late = payments.previewPrices(IDS);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toBeUndefined();
    paddle.PricePreview = works;
    expect((await payments.previewPrices(IDS))?.size).toBe(2);
  });

  /** Creates a preview of one price with the given changes. */
  const responseOf = ({
    currency = 'EUR',
    total = '1200',
    price = {},
  }: {
    currency?: unknown;
    total?: unknown;
    price?: object;
  }) => ({
    data: {
      currencyCode: currency,
      details: {
        lineItems: [
          { price: { id: 'pri_1', ...price }, totals: { subtotal: '1008', discount: '0', tax: '192', total } },
        ],
      },
    },
  });

  test.each([
    [{ taxMode: 'external' }, false],
    [{ taxMode: 'account_setting', unitPrice: { amount: '1200', currencyCode: 'EUR' } }, true],
    [{ taxMode: 'account_setting', unitPrice: { amount: '1008', currencyCode: 'EUR' } }, false],
    [{ taxMode: 'account_setting', unitPrice: { amount: '1300', currencyCode: 'USD' } }, undefined],
  ])('have `taxIncluded` for %j set to %j', (price, included) => {
    expect(readPrices(responseOf({ price }), ['pri_1'])?.get('pri_1')?.taxIncluded).toBe(included);
  });

  test.each([
    undefined,
    'prices',
    { error: {} },
    responseOf({ currency: null }),
    responseOf({ total: 12 }),
    responseOf({ total: '12.00' }),
  ])('are not read from %j', (response) => {
    expect(readPrices(response, ['pri_1'])).toBeUndefined();
  });

  test('are not returned if one of them is missing', () => {
    expect(readPrices(responseOf({}), ['pri_1', 'pri_2'])).toBeUndefined();
  });
});
