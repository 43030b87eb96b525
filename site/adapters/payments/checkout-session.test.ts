import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutPayload } from '../../../tests/setup/checkout-payload.ts';
import { fakePaddle } from '../../../tests/setup/fake-paddle.ts';
import type { CheckoutOptions } from './open-options.ts';
import { createPayments } from './payments.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OPTIONS = { frameClass: 'checkout-frame', priceId: 'pri_yearly' } as const;

async function readyPayments() {
  const fake = fakePaddle();
  vi.stubGlobal('window', { PaddleBillingV1: fake.paddle });
  const payments = createPayments({ config: null, loadLibrary: () => Promise.resolve() });
  await payments.load();
  fake.calls.splice(0);
  const open = (options: CheckoutOptions = OPTIONS) => {
    const session = payments.openCheckout(options);
    if (!session) throw new Error('The library is ready');
    return session;
  };
  return { fake, open };
}

async function openCheckout() {
  const { fake, open } = await readyPayments();
  const session = open();
  const emit = (name: string, data?: object) => fake.emit({ name: `checkout.${name}`, ...(data && { data }) });
  return { fake, session, emit, status: () => session.getState().status, open };
}

describe('a checkout is opened with what was given, and nothing else', () => {
  test('a price and a frame', async () => {
    const { fake, open } = await readyPayments();
    open();
    expect(fake.calls).toEqual([
      [
        'Checkout.open',
        {
          items: [{ priceId: 'pri_yearly', quantity: 1 }],
          settings: expect.objectContaining({ displayMode: 'inline', allowLogout: true }) as unknown,
        },
      ],
    ]);
  });

  test('every option, for a customer', async () => {
    const { fake, open } = await readyPayments();
    open({
      frameClass: 'checkout-frame',
      priceId: 'pri_yearly',
      quantity: 3,
      customer: { id: 'ctm_01' },
      customData: { user: 'signed' },
      discountCode: 'ONSET20',
      locale: 'en',
      theme: 'dark',
      successUrl: 'https://onset.example/success',
    });
    expect(fake.calls).toEqual([
      [
        'Checkout.open',
        {
          items: [{ priceId: 'pri_yearly', quantity: 3 }],
          customer: { id: 'ctm_01' },
          customData: { user: 'signed' },
          discountCode: 'ONSET20',
          settings: {
            displayMode: 'inline',
            allowLogout: false,
            theme: 'dark',
            locale: 'en',
            successUrl: 'https://onset.example/success',
            frameTarget: 'checkout-frame',
            frameInitialHeight: 450,
            frameStyle: expect.stringContaining('min-width: 312px'),
            showAddDiscounts: false,
          },
        },
      ],
    ]);
  });

  test('an empty discount code, as an address may have, is none', async () => {
    const { fake, open } = await readyPayments();
    open({ ...OPTIONS, discountCode: '' });
    expect(fake.calls[0]?.[1]).not.toHaveProperty('discountCode');
  });
});

test('a purchase goes from opening over a declined card to completed, and says what was bought', async () => {
  const { session, emit, status } = await openCheckout();
  const statuses = [status()];
  session.subscribe(() => statuses.push(status()));
  emit('loaded', checkoutPayload);
  emit('payment.initiated');
  emit('payment.failed');
  emit('payment.initiated');
  emit('completed', checkoutPayload);
  expect(statuses).toEqual(['opening', 'open', 'paying', 'declined', 'paying', 'completed']);
  expect(session.getState()).toMatchObject({
    order: { totals: { total: { lowest: 8403, currency: 'EUR' } } },
    purchase: { transaction_id: 'txn_01', totals: { total: 84.03 } },
  });
});

test('the order follows what the buyer does, and stays where an event says nothing of it', async () => {
  const { session, emit, status } = await openCheckout();
  const total = () => session.getState().order?.totals.total.lowest;
  expect(session.getState().order).toBeUndefined();
  emit('loaded', checkoutPayload);
  expect(total()).toBe(8403);
  emit('payment.selected');
  emit('customer.updated', { id: 'che_01', totals: null });
  expect(total()).toBe(8403);
  emit('discount.removed', { ...checkoutPayload, totals: checkoutPayload.recurring_totals });
  expect(total()).toBe(10_504);
  expect(status()).toBe('open');
});

describe('the end', () => {
  test('by leaving is closed', async () => {
    const { emit, status } = await openCheckout();
    emit('loaded', checkoutPayload);
    emit('closed', checkoutPayload);
    expect(status()).toBe('closed');
  });

  test('by closing what has been paid is completed, which nothing changes', async () => {
    const { session, emit, status } = await openCheckout();
    emit('completed', checkoutPayload);
    emit('updated', checkoutPayload);
    emit('payment.failed');
    emit('closed');
    session.close();
    expect(status()).toBe('completed');
    expect(session.getState().purchase?.transaction_id).toBe('txn_01');
  });

  test('by the page closes it at the library, once, and nothing is heard of it any more', async () => {
    const { fake, session, emit, status } = await openCheckout();
    emit('loaded', checkoutPayload);
    session.close();
    session.close();
    emit('payment.initiated', checkoutPayload);
    expect(status()).toBe('closed');
    expect(fake.calls.slice(1)).toEqual([['Checkout.close']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('by the buyer needs no closing at the library', async () => {
    const { fake, session, emit } = await openCheckout();
    emit('closed');
    session.close();
    expect(fake.calls.slice(1)).toEqual([]);
  });
});

describe('a second checkout', () => {
  test('closes the first, whose last event does not close the second', async () => {
    const { fake, session, emit, open } = await openCheckout();
    emit('loaded', checkoutPayload);
    const second = open();
    emit('closed', checkoutPayload);
    expect([session.getState().status, second.getState().status]).toEqual(['closed', 'opening']);
    emit('loaded', { ...checkoutPayload, id: 'che_02' });
    expect([session.getState().status, second.getState().status]).toEqual(['closed', 'open']);
    expect(fake.calls.map(([name]) => name)).toEqual(['Checkout.open', 'Checkout.close', 'Checkout.open']);
  });

  test('is not changed by who still holds the first', async () => {
    const { fake, session, open } = await openCheckout();
    open();
    expect([session.setPrice('pri_1'), session.setDiscount('ONSET20')]).toEqual([false, false]);
    expect(fake.calls.map(([name]) => name)).toEqual(['Checkout.open', 'Checkout.close', 'Checkout.open']);
  });

  test('that has the id of the first is heard from its loading on', async () => {
    const { session, emit, open } = await openCheckout();
    emit('loaded', checkoutPayload);
    session.close();
    const second = open();
    emit('loaded', checkoutPayload);
    emit('closed', checkoutPayload);
    expect(second.getState().status).toBe('closed');
  });
});

describe('what goes wrong', () => {
  const ERROR = { name: 'checkout.error', type: 'api_error', code: 'not_approved', detail: 'Domain is not approved.' };

  test.each(['checkout.error', 'checkout.payment.error'])('before it is open is the end of it: %s', async (name) => {
    const { fake, session } = await openCheckout();
    fake.emit({ ...ERROR, name });
    expect(session.getState()).toMatchObject({
      status: 'failed',
      error: { code: 'not_approved', detail: 'Domain is not approved.' },
    });
    session.close();
    expect(session.getState().status).toBe('failed');
  });

  test('in one that is open is said, and gone with what works next', async () => {
    const { fake, session, emit } = await openCheckout();
    emit('loaded', checkoutPayload);
    fake.emit(ERROR);
    expect(session.getState()).toMatchObject({ status: 'open', error: { code: 'not_approved' } });
    emit('discount.applied', checkoutPayload);
    expect(session.getState()).toMatchObject({ status: 'open', error: undefined });
  });

  test('while paying waits for another try, and is not blamed on the card', async () => {
    const { fake, session, emit } = await openCheckout();
    emit('payment.initiated', checkoutPayload);
    fake.emit({ ...ERROR, name: 'checkout.payment.error' });
    expect(session.getState()).toMatchObject({ status: 'open', error: { code: 'not_approved' } });
    emit('payment.initiated', checkoutPayload);
    fake.emit(ERROR);
    expect(session.getState().status).toBe('open');
  });

  test('a frame that never loads has failed after 10 seconds, and may still come', async () => {
    const { emit, status } = await openCheckout();
    await vi.advanceTimersByTimeAsync(9999);
    expect(status()).toBe('opening');
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBe('failed');
    emit('loaded', checkoutPayload);
    expect(status()).toBe('open');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(status()).toBe('open');
  });

  test('a library that throws at opening, or at a change', async () => {
    const { fake, open } = await readyPayments();
    const refuse = (): never => {
      throw new Error('no');
    };
    Object.assign(fake.paddle.Checkout, { updateItems: refuse, updateCheckout: refuse, close: refuse });
    const session = open();
    expect([session.setPrice('pri_1'), session.setDiscount('A')]).toEqual([false, false]);
    expect(() => session.close()).not.toThrow();
    Object.assign(fake.paddle.Checkout, { open: refuse });
    expect(open().getState().status).toBe('failed');
  });
});

test('another plan takes the place of everything in it, and a code may come and go', async () => {
  const { fake, session } = await openCheckout();
  expect([session.setPrice('pri_lifetime'), session.setDiscount('ONSET20'), session.setDiscount(undefined)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(fake.calls.slice(1)).toEqual([
    ['Checkout.updateItems', [{ priceId: 'pri_lifetime', quantity: 1 }]],
    ['Checkout.updateCheckout', { discountCode: 'ONSET20' }],
    ['Checkout.updateCheckout', { discountCode: null }],
  ]);
});
