import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaddleCall, PaddleDoubleSettings } from '../../../tests/setup/paddle-double-page.ts';
import { paddleDoubleScript } from '../../../tests/setup/paddle-double.ts';
import { conversionValue } from './conversion-data.ts';
import type { CheckoutOptions } from './open-options.ts';
import { createPayments } from './payments.ts';

/** As much of an element as the double draws with. */
class FakeElement extends EventTarget {
  textContent = '';
  style = {};
  children: FakeElement[] = [];
  setAttribute(): void {}
  remove(): void {}
  append(child: FakeElement): void {
    this.children.push(child);
  }
  replaceChildren(child: FakeElement): void {
    this.children = [child];
  }
  press(label: string): void {
    const button = this.children[0]?.children.find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`No button says ${label}`);
    button.dispatchEvent(new Event('click'));
  }
}

const SETTINGS: PaddleDoubleSettings = {
  prices: {
    pri_yearly: { name: 'Yearly', total: 96, interval: 'year' },
    pri_lifetime: { name: 'Lifetime', total: 189, interval: null },
  },
  currency: 'EUR',
  decimals: 2,
  taxRate: 0.2,
  discounts: { ONSET20: 20 },
};

const INLINE = { frameClass: 'frame', priceId: 'pri_yearly' } as const;

/** A page into which the script of the double has come, and payments that were started with it. */
async function pageWithDouble(settings: PaddleDoubleSettings = SETTINGS) {
  vi.useFakeTimers();
  const frame = new FakeElement();
  const assign = vi.fn<(url: string) => void>();
  const window: { paddleCalls?: PaddleCall[] } = {};
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', {
    createElement: () => new FakeElement(),
    querySelectorAll: (selector: string) => (selector === '.frame' ? [frame] : []),
  });
  const payments = createPayments({
    config: { clientToken: 'test_double', environment: 'sandbox' },
    loadLibrary: () => Promise.resolve(runInThisContext(paddleDoubleScript(settings))),
  });
  await payments.load();
  const open = async (options: CheckoutOptions) => {
    const session = payments.openCheckout(options);
    if (!session) throw new Error('Payments are ready');
    await vi.runAllTimersAsync();
    return session;
  };
  return { payments, frame, open, assign, calls: () => window.paddleCalls?.map(([name]) => name) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a purchase in the page: declined, paid, and what was bought', async () => {
  const { open, frame, calls } = await pageWithDouble();
  const session = await open({ ...INLINE, customer: { email: 'ada@example.com' }, discountCode: 'ONSET20' });
  expect(session.getState()).toMatchObject({
    status: 'open',
    order: {
      email: 'ada@example.com',
      discountCode: 'ONSET20',
      totals: {
        subtotal: { lowest: 8000, currency: 'EUR' },
        discount: { lowest: 1600 },
        tax: { lowest: 1280 },
        total: { lowest: 7680 },
      },
      recurringTotals: { total: { lowest: 9600 } },
    },
  });
  frame.press('Decline');
  await vi.runAllTimersAsync();
  expect(session.getState().status).toBe('declined');
  frame.press('Pay');
  await vi.runAllTimersAsync();
  const { status, purchase } = session.getState();
  expect(status).toBe('completed');
  expect(purchase).toMatchObject({ transaction_id: 'txn_double_1', items: [{ recurring_totals: { subtotal: 80 } }] });
  expect(purchase && conversionValue(purchase)).toBe(76.8);
  expect(calls()).toEqual(['Environment.set', 'Initialize', 'Checkout.open']);
});

test('another plan, and a code that comes and goes', async () => {
  const { open } = await pageWithDouble();
  const session = await open(INLINE);
  const dueAfter = async (act: () => unknown) => {
    act();
    await vi.runAllTimersAsync();
    return session.getState().order?.totals.total.lowest;
  };
  expect(await dueAfter(() => session.setPrice('pri_lifetime'))).toBe(18_900);
  expect(session.getState().order?.recurringTotals).toBeUndefined();
  expect(await dueAfter(() => session.setDiscount('ONSET20'))).toBe(15_120);
  expect(await dueAfter(() => session.setDiscount(undefined))).toBe(18_900);
});

test('who has paid is sent on where that was asked for', async () => {
  const { open, frame, assign } = await pageWithDouble();
  await open({ ...INLINE, successUrl: 'https://onset.example/success' });
  frame.press('Pay');
  await vi.runAllTimersAsync();
  expect(assign.mock.calls).toEqual([['https://onset.example/success']]);
});

test('prices are previewed, refused or never answered', async () => {
  const yearly = async (preview: PaddleDoubleSettings['preview']) => {
    const { payments } = await pageWithDouble({ ...SETTINGS, preview });
    const prices = payments.previewPrices(['pri_yearly', 'pri_lifetime']);
    await vi.runAllTimersAsync();
    return (await prices)?.get('pri_yearly');
  };
  expect(await yearly('answers')).toMatchObject({
    total: { lowest: 9600, currency: 'EUR' },
    tax: { lowest: 1600 },
    formattedTotal: '€96.00',
    taxRate: 0.2,
  });
  expect([await yearly('fails'), await yearly('hangs')]).toEqual([undefined, undefined]);
});

test('a token that is refused', async () => {
  const { payments } = await pageWithDouble({ ...SETTINGS, refusesToken: true });
  expect(payments.getState()).toEqual({ status: 'blocked', reason: 'refused' });
});
