import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePaddle } from '../../../tests/setup/fake-paddle.ts';
import { createPayments } from '../../adapters/payments/index.ts';
import { createDesk } from './checkout-desk.ts';
import type { DeskOrder } from './checkout-desk.ts';

/** The page: where the library's global is. */
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

const yearly: DeskOrder = { priceId: 'pri_yearly', key: 'guest' };

/** A desk with a library that comes when the test says so. */
function deskWith({ offline = false, initialize = () => {}, begun = new Map<string, string>() } = {}) {
  const library = fakePaddle({ initialize });
  const loads: PromiseWithResolvers<void>[] = [];
  const payments = createPayments({
    config: { clientToken: 'test_abc', environment: 'sandbox' },
    loadLibrary: () => {
      const load = Promise.withResolvers<void>();
      loads.push(load);
      return load.promise;
    },
  });
  const desk = createDesk({
    payments,
    appearance: () => ({ frameClass: 'payment-frame', theme: 'dark', locale: 'en' }),
    isOffline: () => offline,
    begun: ({ priceId }) => begun.get(priceId),
    keep: ({ priceId }, transactionId) => {
      if (transactionId === undefined) begun.delete(priceId);
      else begun.set(priceId, transactionId);
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    desk,
    payments,
    called: (name: string) => library.calls.filter(([each]) => each === name).map(([, options]) => options),
    emit: library.emit,
    arrives: async () => {
      page.PaddleBillingV1 = library.paddle;
      loads.at(-1)?.resolve();
      await settle();
    },
    fails: async () => {
      loads.at(-1)?.reject(new Error('net::ERR_BLOCKED_BY_CLIENT'));
      await settle();
    },
    loads,
  };
}

/** An event of a checkout of one thing. */
const event = (name: string, { priceId = 'pri_yearly', code = '', total = 96 } = {}) => ({
  name,
  data: {
    id: 'che_1',
    transaction_id: 'txn_1',
    currency_code: 'USD',
    customer: { email: 'ada@example.com', address: { country_code: 'US' } },
    items: [{ price_id: priceId, quantity: 1, product: { name: 'Onset' }, totals: { total } }],
    totals: { subtotal: 96, discount: 96 - total, tax: 0, total },
    ...(code && { discount: { id: 'dsc_1', code } }),
  },
});

test('nothing is loaded before something is wanted; then the form opens for it', async () => {
  const { desk, loads, called, emit, arrives } = deskWith();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([desk.getState().payment.is, loads.length]).toEqual(['idle', 0]);
  desk.want({ ...yearly, customer: { id: 'ctm_1' }, customData: { user: 'signed' } });
  expect(desk.getState().payment).toEqual({ is: 'loading' });
  await arrives();
  expect(called('Checkout.open')).toEqual([
    expect.objectContaining({
      items: [{ priceId: 'pri_yearly', quantity: 1 }],
      customer: { id: 'ctm_1' },
      customData: { user: 'signed' },
      settings: expect.objectContaining({ displayMode: 'inline', frameTarget: 'payment-frame', theme: 'dark' }),
    }),
  ]);
  emit(event('checkout.loaded'));
  expect(desk.getState()).toMatchObject({ payment: { is: 'ready' }, order: { totals: { total: { lowest: 9600 } } } });
});

test('from payment to purchase, over a card that was declined', async () => {
  const { desk, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  const shown = [];
  for (const name of ['loaded', 'payment.initiated', 'payment.failed', 'payment.initiated', 'completed', 'closed']) {
    emit(event(`checkout.${name}`));
    shown.push(desk.getState().payment.is);
  }
  expect(shown).toEqual(['ready', 'paying', 'declined', 'paying', 'completed', 'completed']);
  expect(desk.getState().purchase).toMatchObject({ transaction_id: 'txn_1' });
  // The page is on its way to its thanks: what it shows stays.
  desk.want(undefined);
  expect(desk.getState().payment).toEqual({ is: 'completed', href: '/success?transaction=txn_1' });
});

test('another plan is put into the open form, and its amounts wait for the library', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  desk.want({ ...yearly, priceId: 'pri_lifetime' });
  expect(desk.getState().updating).toBe(true);
  // What is said meanwhile of the old plan is not taken for the new one.
  emit(event('checkout.updated'));
  expect(desk.getState().updating).toBe(true);
  emit(event('checkout.items.updated', { priceId: 'pri_lifetime', total: 189 }));
  expect(desk.getState()).toMatchObject({ updating: false, order: { totals: { total: { lowest: 18_900 } } } });
  expect(called('Checkout.open')).toHaveLength(1);
  expect(called('Checkout.updateItems')).toEqual([[{ priceId: 'pri_lifetime', quantity: 1 }]]);
});

test('a form that does not take another plan is opened anew for it, and the amounts of the old one go', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  desk.want({ ...yearly, priceId: 'pri_lifetime' });
  await vi.advanceTimersByTimeAsync(2999);
  expect([desk.getState().updating, called('Checkout.open').length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(desk.getState()).toMatchObject({ order: undefined, updating: false });
  expect(called('Checkout.open').at(-1)).toMatchObject({ items: [{ priceId: 'pri_lifetime' }] });
  emit(event('checkout.loaded', { priceId: 'pri_lifetime' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(called('Checkout.open')).toHaveLength(2);
});

describe('a checkout that was begun before', () => {
  test('is kept while it is open, and not once it is paid', async () => {
    const begun = new Map<string, string>();
    const { desk, emit, arrives } = deskWith({ begun });
    desk.want(yearly);
    await arrives();
    emit(event('checkout.loaded'));
    expect([...begun]).toEqual([['pri_yearly', 'txn_1']]);
    emit(event('checkout.completed'));
    expect([...begun]).toEqual([]);
  });

  test('is taken up again by its transaction, with another code of the link', async () => {
    const { desk, called, emit, arrives } = deskWith({ begun: new Map([['pri_yearly', 'txn_1']]) });
    desk.want({ ...yearly, discountCode: 'LASTYEAR' });
    await arrives();
    expect(called('Checkout.open')).toEqual([{ transactionId: 'txn_1', settings: expect.anything() }]);
    emit(event('checkout.loaded'));
    expect(called('Checkout.updateCheckout')).toEqual([{ discountCode: 'LASTYEAR' }]);
  });

  test('is opened anew where the transaction cannot be taken up', async () => {
    const begun = new Map([['pri_yearly', 'txn_1']]);
    const { desk, called, emit, arrives } = deskWith({ begun });
    desk.want(yearly);
    await arrives();
    emit({ name: 'checkout.error', type: 'api_error', code: 'transaction_immutable', detail: 'Paid already' });
    expect(called('Checkout.open').at(-1)).toMatchObject({ items: [{ priceId: 'pri_yearly' }] });
    expect([...begun]).toEqual([]);
    emit(event('checkout.loaded'));
    expect(desk.getState().payment).toEqual({ is: 'ready' });
  });
});

test('another buyer opens a form of their own', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want({ ...yearly, key: 'ada', customer: { email: 'ada@example.com' } });
  await arrives();
  emit(event('checkout.loaded'));
  desk.want(yearly);
  expect(called('Checkout.close')).toHaveLength(1);
  expect(called('Checkout.open').map((options) => Object.keys(Object(options)).includes('customer'))).toEqual([
    true,
    false,
  ]);
});

test('a form that was closed is opened again', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  emit(event('checkout.closed'));
  expect(desk.getState().payment).toEqual({ is: 'closed' });
  desk.open();
  expect(desk.getState().payment).toEqual({ is: 'loading' });
  // Where the library draws is not on the page before that is shown.
  expect(called('Checkout.open')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(called('Checkout.open')).toHaveLength(2);
});

test('a form that failed with the library there is opened by another try', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.failed'));
  expect(desk.getState().payment).toEqual({ is: 'failed' });
  desk.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(called('Checkout.open')).toHaveLength(2);
  emit({ ...event('checkout.loaded'), data: { ...event('checkout.loaded').data, id: 'che_2' } });
  expect(desk.getState().payment).toEqual({ is: 'ready' });
});

test('the code of a link that the library passes over in silence is said not to be good', async () => {
  const { desk, emit, arrives } = deskWith();
  desk.want({ ...yearly, discountCode: 'onset20' });
  await arrives();
  emit(event('checkout.loaded'));
  expect(desk.getState().discount.error).toMatch(/isn’t valid for this plan/);
  emit(event('checkout.updated', { code: 'ONSET20', total: 76.8 }));
  expect(desk.getState().discount).toEqual({ pending: false, error: null });
});

test('a slow library says so, one that is kept out says what to do, and a retry loads it', async () => {
  const { desk, loads, emit, fails, arrives } = deskWith();
  desk.want(yearly);
  await vi.advanceTimersByTimeAsync(5000);
  expect(desk.getState().payment).toEqual({ is: 'loading', slow: true });
  await fails();
  expect(desk.getState().payment).toEqual({ is: 'blocked' });
  desk.retry();
  expect(desk.getState().payment).toEqual({ is: 'loading' });
  await arrives();
  emit(event('checkout.loaded'));
  expect([desk.getState().payment.is, loads.length]).toEqual(['ready', 2]);
});

test('a library that is slow to arrive is not called blocked, and opens the form when it arrives', async () => {
  const { desk, arrives, called } = deskWith();
  desk.want(yearly);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(desk.getState().payment).toEqual({ is: 'slow' });
  await arrives();
  expect(called('Checkout.open')).toHaveLength(1);
});

test('a library that refuses the client token is a mistake of the site, not of the browser', async () => {
  const { desk, arrives } = deskWith({
    initialize() {
      throw new Error('[PADDLE BILLING] You must specify a valid token');
    },
  });
  desk.want(yearly);
  await arrives();
  expect(desk.getState().payment).toEqual({ is: 'unavailable', because: 'configuration' });
});

test.each(['authentication_malformed', 'invalid_client_token', 'transaction_checkout_not_enabled', 'price_not_found'])(
  'the error %s at opening is a mistake of the site',
  async (code) => {
    const { desk, emit, arrives } = deskWith();
    desk.want(yearly);
    await arrives();
    emit({ name: 'checkout.error', type: 'front-end_error', code, detail: 'Not for buyers' });
    expect(desk.getState().payment).toEqual({ is: 'unavailable', because: 'configuration' });
  },
);

test('a server without the demo checkout is said to have none', async () => {
  const { desk, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit({ name: 'checkout.error', type: 'request_error', code: 'demo_off', detail: 'Not for buyers' });
  expect(desk.getState().payment).toEqual({ is: 'unavailable', because: 'demo-off' });
});

test('a form that does not load in time is called slow, and one that fails is not', async () => {
  const { desk, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(desk.getState().payment).toEqual({ is: 'slow' });
  desk.retry();
  await vi.advanceTimersByTimeAsync(0);
  emit({ ...event('checkout.failed'), data: { ...event('checkout.failed').data, id: 'che_2' } });
  expect(desk.getState().payment).toEqual({ is: 'failed' });
});

test('without a connection it is not a blocker that is blamed', async () => {
  const { desk, fails } = deskWith({ offline: true });
  desk.want(yearly);
  await fails();
  expect(desk.getState().payment).toEqual({ is: 'offline' });
});

test('what is not wanted any more when the library comes is not opened', async () => {
  const { desk, arrives, called } = deskWith();
  desk.want(yearly);
  desk.want(undefined);
  await arrives();
  expect(called('Checkout.open')).toEqual([]);
  expect(desk.getState().payment).toEqual({ is: 'idle' });
});

test('a code that is entered before the form opens is not called invalid, and is in the form when it opens', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want(yearly);
  desk.setDiscount('ONSET20');
  expect(desk.getState().discount).toEqual({
    pending: false,
    error: 'The code is applied when the payment form opens.',
  });
  await arrives();
  expect(called('Checkout.open')).toEqual([expect.objectContaining({ discountCode: 'ONSET20' })]);
  emit(event('checkout.loaded', { code: 'ONSET20', total: 76.8 }));
  expect(desk.getState().discount).toEqual({ pending: false, error: null });
});

test('a discount is asked for, given and taken back', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  desk.setDiscount('ONSET20');
  expect(desk.getState().discount).toEqual({ pending: true, error: null });
  emit(event('checkout.discount.applied', { code: 'ONSET20', total: 76.8 }));
  expect(desk.getState()).toMatchObject({
    discount: { pending: false, error: null },
    order: { discountCode: 'ONSET20', totals: { discount: { lowest: 1920 } } },
  });
  desk.setDiscount(undefined);
  emit(event('checkout.discount.removed'));
  expect(desk.getState()).toMatchObject({
    discount: { pending: false, error: null },
    order: { discountCode: undefined },
  });
  expect(called('Checkout.updateCheckout')).toEqual([{ discountCode: 'ONSET20' }, { discountCode: null }]);
});

test('a code that is none says so, and the form stays', async () => {
  const { desk, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  desk.setDiscount('NOPE');
  emit({ name: 'checkout.error', type: 'front-end', code: 'discount_not_found', detail: 'No such discount' });
  expect(desk.getState().discount).toEqual({ pending: false, error: expect.stringContaining('doesn’t exist') });
  expect(desk.getState().payment).toEqual({ is: 'ready' });
});

test.each([
  ['transaction_discount_not_found', /doesn’t exist/],
  ['discount_expired', /has expired/],
  ['discount_usage_limit_exceeded', /reached its limit/],
  ['transaction_discount_not_eligible', /isn’t valid for this plan/],
])('a warning of the library about a discount code, %s, is the reason beside its field', async (code, reason) => {
  const { desk, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  desk.setDiscount('NOPE');
  emit({ name: 'checkout.warning', type: 'checkout.warning', code, detail: 'Not for buyers' });
  expect(desk.getState().discount).toEqual({ pending: false, error: expect.stringMatching(reason) });
  expect(desk.getState().payment).toEqual({ is: 'ready' });
});

test('a code on which the library stays silent is not checked for ever, and counts when it is applied later', async () => {
  const { desk, emit, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  emit(event('checkout.loaded'));
  desk.setDiscount('ONSET20');
  await vi.advanceTimersByTimeAsync(4999);
  expect(desk.getState().discount).toEqual({ pending: true, error: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(desk.getState().discount).toEqual({ pending: false, error: expect.stringContaining('wasn’t applied') });
  emit(event('checkout.discount.applied', { code: 'ONSET20', total: 76.8 }));
  expect(desk.getState().discount).toEqual({ pending: false, error: null });
});

test('an old code in the address keeps nobody from paying the price without it', async () => {
  const { desk, called, emit, arrives } = deskWith();
  desk.want({ ...yearly, discountCode: 'LASTYEAR' });
  await arrives();
  emit({ name: 'checkout.error', type: 'front-end', code: 'discount_expired', detail: 'Expired' });
  emit(event('checkout.loaded'));
  expect(called('Checkout.open').map((options) => 'discountCode' in Object(options))).toEqual([true, false]);
  expect(desk.getState()).toMatchObject({
    payment: { is: 'ready' },
    discount: { error: expect.stringContaining('has expired') },
  });
});

test('a page that is left closes its form', async () => {
  const { desk, called, arrives } = deskWith();
  desk.want(yearly);
  await arrives();
  desk.end();
  expect(called('Checkout.close')).toHaveLength(1);
});
