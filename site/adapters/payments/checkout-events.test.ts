import { CheckoutEventNames } from '@paddle/paddle-js';
import { afterEach, expect, test, vi } from 'vitest';
import { checkoutPayload } from '../../../tests/setup/checkout-payload.ts';
import { CHECKOUT_EVENT_NAMES, createCheckoutEvents, readEvent } from './checkout-events.ts';
import type { CheckoutListener } from './checkout-events.ts';
import { readOrder } from './order.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every event of the package is known', () => {
  expect(CHECKOUT_EVENT_NAMES.toSorted()).toEqual(
    [...Object.values(CheckoutEventNames), 'checkout.warning'].toSorted(),
  );
});

test('an event has its name and what it says of the checkout', () => {
  expect(readEvent({ name: 'checkout.completed', data: checkoutPayload })).toEqual({
    name: 'checkout.completed',
    payload: checkoutPayload,
    error: undefined,
  });
});

test.each([{ name: 'checkout.warning' }, { type: 'checkout.warning' }])('%j is a warning', (event) => {
  expect(readEvent({ ...event, code: 'discount_expired' })).toEqual({
    name: 'checkout.warning',
    payload: {},
    error: { code: 'discount_expired', detail: undefined },
  });
});

test('an error has no data: what is wrong stands in the event', () => {
  const error = { type: 'api_error', code: 'checkout_not_enabled', detail: 'Checkout is not enabled.' };
  expect(readEvent({ name: 'checkout.error', ...error, documentation_url: 'https://…' })).toEqual({
    name: 'checkout.error',
    payload: {},
    error: { code: 'checkout_not_enabled', detail: 'Checkout is not enabled.' },
  });
});

test.each([
  { name: 'checkout.loaded' },
  { name: 'checkout.loaded', data: null },
  { name: 'checkout.loaded', data: [] },
])('%j is an event that says nothing', (event) => {
  expect(readEvent(event)).toEqual({ name: 'checkout.loaded', payload: {}, error: undefined });
});

test.each([undefined, null, 'checkout.loaded', {}, { name: 7 }, { name: 'checkout.unknown' }, { name: 'constructor' }])(
  '%j is none',
  (event) => {
    expect(readEvent(event)).toBeUndefined();
  },
);

test('everybody who listens hears of an event, though one of them throws; who has left does not', () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  const events = createCheckoutEvents();
  const failure = new Error('A listener with a fault');
  const heard = [vi.fn<CheckoutListener>(), vi.fn<CheckoutListener>()] as const;
  const endFirst = events.listen(heard[0]);
  events.listen(() => {
    throw failure;
  });
  events.listen(heard[1]);
  expect(() => events.receive({ name: 'checkout.loaded' })).not.toThrow();
  endFirst();
  events.receive({ name: 'checkout.closed' });
  events.receive('nonsense');
  expect(heard.map(({ mock }) => mock.calls.map(([{ name }]) => name))).toEqual([
    ['checkout.loaded'],
    ['checkout.loaded', 'checkout.closed'],
  ]);
  expect(reported.mock.calls).toEqual([[failure], [failure]]);
});

test('an order has its sums as money: events have whole units, 84.03', () => {
  const eur = (lowest: number) => ({ lowest, currency: 'EUR' });
  expect(readOrder(checkoutPayload)).toEqual({
    transactionId: 'txn_01',
    items: [
      {
        priceId: 'pri_yearly',
        name: 'Onset for Mac',
        quantity: 1,
        totals: { subtotal: eur(8827), discount: eur(1766), tax: eur(1342), total: eur(8403) },
      },
    ],
    totals: { subtotal: eur(8827), discount: eur(1766), tax: eur(1342), total: eur(8403) },
    recurringTotals: { subtotal: eur(8827), discount: eur(0), tax: eur(1677), total: eur(10_504) },
    discountCode: 'ONSET20',
    email: 'ada@example.com',
    countryCode: 'DE',
  });
  const totals = { subtotal: 1200, discount: 0, tax: 120, total: 1320 };
  expect(readOrder({ currency_code: 'JPY', totals })?.totals.total).toEqual({ lowest: 1320, currency: 'JPY' });
  expect(readOrder({ currency_code: 'HUF', totals })?.totals.total).toEqual({ lowest: 132_000, currency: 'HUF' });
});

test('an order that lacks what need not be there is one; a total of 0 is one', () => {
  expect(readOrder({ currency_code: 'USD', totals: { total: 0 }, items: [{}, { price_id: 'pri_1' }] })).toEqual({
    transactionId: undefined,
    items: [{ priceId: 'pri_1', name: undefined, quantity: 1, totals: undefined }],
    totals: Object.fromEntries(
      ['subtotal', 'discount', 'tax', 'total'].map((name) => [name, { lowest: 0, currency: 'USD' }]),
    ),
    recurringTotals: undefined,
    discountCode: undefined,
    email: undefined,
    countryCode: undefined,
  });
});

test.each([
  {},
  { currency_code: 'USD' },
  { totals: { total: 12 } },
  { currency_code: 'USD', totals: { total: '12' } },
  { currency_code: 'USD', totals: { total: Number.NaN } },
  { currency_code: 'dollars', totals: { total: 12 } },
])('%j is no order: it would show a wrong sum', (payload) => {
  expect(readOrder(payload)).toBeUndefined();
});
