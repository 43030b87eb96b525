import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePaddle } from '../../../tests/setup/fake-paddle.ts';
import type { FakePaddle } from '../../../tests/setup/fake-paddle.ts';
import type { CheckoutListener } from './checkout-events.ts';
import { createPayments } from './payments.ts';
import type { Payments, PaymentsOptions } from './payments.ts';

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

const CONFIG = { clientToken: 'live_abc', environment: 'production' } as const;

const paymentsWith = (options: Partial<PaymentsOptions>): Payments =>
  createPayments({ config: CONFIG, loadLibrary: () => new Promise(() => {}), ...options });

/** A script on its way, which comes, or does not, when the test says so. */
function pendingScript() {
  const loads: PromiseWithResolvers<void>[] = [];
  const loadLibrary = vi.fn<PaymentsOptions['loadLibrary']>(() => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    return load.promise;
  });
  return {
    loadLibrary,
    async arrives({ paddle }: FakePaddle, at = 0) {
      page.PaddleBillingV1 = paddle;
      loads[at]?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
    async fails(at = 0) {
      loads[at]?.reject(new Error('net::ERR_BLOCKED_BY_CLIENT'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const started = ({ calls }: FakePaddle): string[] =>
  calls.map(([name]) => name).filter((name) => ['Environment.set', 'Initialize', 'Update'].includes(name));

test('nothing is loaded before it is asked for', async () => {
  const { loadLibrary } = pendingScript();
  const payments = paymentsWith({ loadLibrary });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(payments.getState()).toEqual({ status: 'idle', reason: null });
  expect(loadLibrary).not.toHaveBeenCalled();
});

describe('specification 9: the payment library is checked every 100 ms until loaded, and then started with the client token', () => {
  test('it is started at the next check after it is there, and not again when its load is told', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    const statuses: string[] = [];
    payments.subscribe(() => statuses.push(payments.getState().status));
    const ready = payments.load();
    await vi.advanceTimersByTimeAsync(820);
    const fake = fakePaddle();
    page.PaddleBillingV1 = fake.paddle;
    await vi.advanceTimersByTimeAsync(79);
    expect(payments.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(await ready).toBe(true);
    await script.arrives(fake);
    expect(fake.calls).toEqual([['Initialize', { token: 'live_abc', pwCustomer: {} }]]);
    expect(statuses).toEqual(['loading', 'ready']);
  });

  test('a sandbox is said before it is started; the demo is one', async () => {
    for (const config of [{ clientToken: 'test_abc', environment: 'sandbox' } as const, null]) {
      const fake = fakePaddle();
      page.PaddleBillingV1 = fake.paddle;
      await paymentsWith({ config, loadLibrary: () => Promise.resolve() }).load();
      expect(fake.calls).toEqual([
        ['Environment.set', 'sandbox'],
        ['Initialize', { token: config?.clientToken ?? 'test_demo', pwCustomer: {} }],
      ]);
    }
  });

  test('it is loaded once and started once, however many ask and however often', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    const fake = fakePaddle();
    const first = [payments.load(), payments.load()];
    await vi.advanceTimersByTimeAsync(250);
    await script.arrives(fake);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.all([...first, payments.load(), payments.retry()])).toEqual([true, true, true, true]);
    expect(script.loadLibrary.mock.calls).toEqual([[false]]);
    expect(started(fake)).toEqual(['Initialize']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('one that somebody else on the page has started is told of our events, and not started again', async () => {
    const fake = fakePaddle();
    page.PaddleBillingV1 = fake.paddle;
    await paymentsWith({ loadLibrary: () => Promise.resolve() }).load();
    const second = paymentsWith({ loadLibrary: () => Promise.resolve() });
    const heard = vi.fn<CheckoutListener>();
    second.onEvent(heard);
    await second.load();
    fake.emit({ name: 'checkout.loaded' });
    expect(started(fake)).toEqual(['Initialize', 'Update']);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('blocked', () => {
  test('by the network, as soon as that is known', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    const ready = payments.load();
    await script.fails();
    expect(await ready).toBe(false);
    expect(payments.getState()).toEqual({ status: 'blocked', reason: 'network' });
    expect(await payments.load()).toBe(false);
    expect(script.loadLibrary).toHaveBeenCalledOnce();
  });

  test('by a loader that throws rather than rejects', async () => {
    const payments = paymentsWith({
      loadLibrary() {
        throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
      },
    });
    expect(await payments.load()).toBe(false);
    expect(payments.getState().reason).toBe('network');
  });

  test('by time: after 10 seconds, and not before', async () => {
    const payments = paymentsWith({});
    void payments.load();
    await vi.advanceTimersByTimeAsync(9999);
    expect(payments.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(payments.getState()).toEqual({ status: 'blocked', reason: 'timeout' });
  });

  test.each([
    ['has not come in time', 'timeout', () => {}],
    ['failed to load', 'network', async (fails: () => Promise<void>) => fails()],
  ] as const)('a library that %s is still checked for every 100 ms', async (_, reason, end) => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    void payments.load();
    await end(() => script.fails());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(payments.getState().reason).toBe(reason);
    const fake = fakePaddle();
    page.PaddleBillingV1 = fake.paddle;
    await vi.advanceTimersByTimeAsync(100);
    expect(payments.getState()).toEqual({ status: 'ready', reason: null });
    expect(started(fake)).toEqual(['Initialize']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the checks pause while the page is hidden, and go on when it is visible again', async () => {
    const document = { visibilityState: 'visible' };
    vi.stubGlobal('document', document);
    const payments = paymentsWith({});
    void payments.load();
    document.visibilityState = 'hidden';
    page.PaddleBillingV1 = fakePaddle().paddle;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(payments.getState().status).not.toBe('ready');
    document.visibilityState = 'visible';
    await vi.advanceTimersByTimeAsync(100);
    expect(payments.getState().status).toBe('ready');
  });

  test('by something else under the name of the library, as blockers put there', async () => {
    for (const other of [{}, { Initialize: 'no' }, () => {}, null]) {
      page.PaddleBillingV1 = other;
      const payments = paymentsWith({ loadLibrary: () => Promise.resolve() });
      expect(await payments.load()).toBe(false);
      expect(payments.getState()).toEqual({ status: 'blocked', reason: 'network' });
    }
  });

  test('by a token that is refused, which is tried once and not at every check', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    const initialize = vi.fn<() => void>(() => {
      throw new Error('[PADDLE BILLING] You must specify your Paddle Seller ID or token');
    });
    const fake = fakePaddle({ initialize });
    const ready = payments.load();
    page.PaddleBillingV1 = fake.paddle;
    await vi.advanceTimersByTimeAsync(100);
    await script.arrives(fake);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await ready).toBe(false);
    expect(payments.getState()).toEqual({ status: 'blocked', reason: 'refused' });
    expect(initialize).toHaveBeenCalledOnce();
    expect(payments.openCheckout({ frameClass: 'frame', priceId: 'pri_1' })).toBeUndefined();
  });
});

describe('after blocked', () => {
  test('a retry loads again, and says so to the loader', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    void payments.load();
    await script.fails();
    const again = [payments.retry(), payments.retry()];
    expect(payments.getState()).toEqual({ status: 'loading', reason: null });
    const fake = fakePaddle();
    await script.arrives(fake, 1);
    expect(await Promise.all(again)).toEqual([true, true]);
    expect(script.loadLibrary.mock.calls).toEqual([[false], [true]]);
    expect(started(fake)).toEqual(['Initialize']);
  });

  test('a retry waits its own 10 seconds', async () => {
    const payments = paymentsWith({});
    void payments.load();
    await vi.advanceTimersByTimeAsync(15_000);
    void payments.retry();
    await vi.advanceTimersByTimeAsync(9900);
    expect(payments.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(100);
    expect(payments.getState()).toEqual({ status: 'blocked', reason: 'timeout' });
  });

  test('the end of an attempt that was given up does not end the next', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    void payments.load();
    await vi.advanceTimersByTimeAsync(10_000);
    void payments.retry();
    await script.fails(0);
    expect(payments.getState().status).toBe('loading');
    await script.arrives(fakePaddle(), 1);
    expect(payments.getState().status).toBe('ready');
  });

  test('a script that comes late makes it ready, once', async () => {
    const script = pendingScript();
    const payments = paymentsWith(script);
    void payments.load();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(payments.getState().reason).toBe('timeout');
    const fake = fakePaddle();
    await script.arrives(fake);
    expect(payments.getState()).toEqual({ status: 'ready', reason: null });
    expect(started(fake)).toEqual(['Initialize']);
  });

  test('a token that was refused is tried again by a retry', async () => {
    let isRefused = true;
    const fake = fakePaddle({
      initialize() {
        if (isRefused) throw new Error('no');
      },
    });
    page.PaddleBillingV1 = fake.paddle;
    const payments = paymentsWith({ loadLibrary: () => Promise.resolve() });
    expect(await payments.load()).toBe(false);
    isRefused = false;
    expect(await payments.retry()).toBe(true);
  });

  test('a retry where nothing is blocked does nothing', async () => {
    const { loadLibrary } = pendingScript();
    expect(await paymentsWith({ loadLibrary }).retry()).toBe(false);
    expect(loadLibrary).not.toHaveBeenCalled();
  });
});

describe('specification 1: the payment library is told the customer id when it is known', () => {
  const readyWith = async (identify: (payments: Payments) => void) => {
    const fake = fakePaddle();
    page.PaddleBillingV1 = fake.paddle;
    const payments = paymentsWith({ loadLibrary: () => Promise.resolve() });
    identify(payments);
    await payments.load();
    return { fake, payments };
  };

  test('at the start, where somebody was signed in before', async () => {
    const { fake } = await readyWith((payments) => payments.identify('ctm_1'));
    expect(fake.calls).toEqual([['Initialize', { token: 'live_abc', pwCustomer: { id: 'ctm_1' } }]]);
  });

  test('not of somebody who signed out before it was ready', async () => {
    const { fake } = await readyWith((payments) => {
      payments.identify('ctm_1');
      payments.identify(undefined);
    });
    expect(fake.calls).toEqual([['Initialize', { token: 'live_abc', pwCustomer: {} }]]);
  });

  test('at each signing in and out later, and only then', async () => {
    const { fake, payments } = await readyWith(() => {});
    for (const id of [undefined, 'ctm_1', 'ctm_1', 'ctm_2', undefined, undefined]) payments.identify(id);
    expect(fake.calls.slice(1)).toEqual([
      ['Update', { pwCustomer: { id: 'ctm_1' } }],
      ['Update', { pwCustomer: { id: 'ctm_2' } }],
      ['Update', { pwCustomer: {} }],
    ]);
  });

  test('and nobody is kept from signing out by a library that throws', async () => {
    const { fake, payments } = await readyWith(() => {});
    fake.paddle.Update = () => {
      throw new Error('no');
    };
    expect(() => payments.identify('ctm_1')).not.toThrow();
  });
});
