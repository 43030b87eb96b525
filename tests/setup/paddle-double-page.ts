import type { CheckoutEventsData, CheckoutOpenOptions, CurrencyCode, Paddle, PaddleEventData } from '@paddle/paddle-js';
import type { pricePreview } from './price-preview.ts';

/** The package has enums where the library sends their texts. */
type Texts<T> = T extends string ? `${T}` : T extends object ? { [K in keyof T]: Texts<T[K]> } : T;

/** What the double sells, and how it behaves. Plain JSON: it is put into the page as text. */
export interface PaddleDoubleSettings {
  /** By price id. `total` is what is paid, with tax, in whole units of the currency: 84.03. */
  prices: Record<string, { name: string; total: number; interval: 'month' | 'year' | null }>;
  currency: CurrencyCode;
  /** Decimal places of the currency at Paddle: 2, or 0 of yen. */
  decimals: number;
  /** The share of tax that is in the prices: 0.19. */
  taxRate: number;
  /** Per cent off, by code. */
  discounts?: Record<string, number>;
  /** Has the token refused. */
  refusesToken?: boolean;
  /** What becomes of a price preview: it answers unless said. */
  preview?: 'answers' | 'fails' | 'hangs';
}

/** One call of the library: its name, and what it was given, without functions. */
export type PaddleCall = readonly [name: string, ...given: unknown[]];

declare global {
  interface Window {
    /** Every call of the double on this page, in order. */
    paddleCalls?: PaddleCall[];
    /** Hears of every call too; `servePaddle` has it, so that calls outlive the page. */
    notePaddleCall?: (call: PaddleCall) => void;
  }
}

/**
 * Puts a double of Paddle.js into the page: the same global, calls, options, events and shapes. It writes down its calls,
 * throws where it is misused, and draws a checkout with two buttons, `Pay` and `Decline`, in the page.
 * It is sent to the page as text, so that nothing from outside of it can be used within.
 */
export function installPaddleDouble(settings: PaddleDoubleSettings, preview: typeof pricePreview): void {
  type EventCallback = (event: PaddleEventData) => void;
  const calls: PaddleCall[] = (window.paddleCalls = []);
  let callback: EventCallback | undefined;
  let open: { options: CheckoutOpenOptions; id: string; root: HTMLElement; isPaid: boolean } | undefined;
  let opened = 0;
  /** What each checkout was opened with, by its transaction: one that was begun can be opened again. */
  const begun = new Map<string, CheckoutOpenOptions>();

  const note = (name: string, ...given: unknown[]): void => {
    const call = JSON.parse(JSON.stringify([name, ...given])) as PaddleCall;
    calls.push(call);
    window.notePaddleCall?.(call);
  };

  const rounded = (units: number): number => Number(units.toFixed(settings.decimals));

  /** The sums of a total, of which a part may be off. */
  function sums(total: number, percentOff: number) {
    const subtotal = rounded(total / (1 + settings.taxRate));
    const discount = rounded((subtotal * percentOff) / 100);
    const due = rounded(total * (1 - percentOff / 100));
    return { subtotal, discount, tax: rounded(due - (subtotal - discount)), total: due };
  }

  function priceOf(id: string) {
    const price = settings.prices[id];
    if (!price) throw new Error(`[Paddle double] No price has the id ${id}`);
    return price;
  }

  /** The data of an event, as the types of the package have it. */
  function dataOf({ options, id, isPaid }: NonNullable<typeof open>): Texts<CheckoutEventsData> {
    const code = options.discountCode ?? undefined;
    const percentOff = (code === undefined ? 0 : settings.discounts?.[code]) ?? 0;
    const { customer } = options;
    const lines = (options.items ?? []).map(({ priceId, quantity = 1 }) => ({
      ...priceOf(priceId),
      priceId,
      quantity,
    }));
    const isRecurring = lines.some(({ interval }) => interval !== null);
    const whole = lines.reduce((sum, { total, quantity }) => sum + total * quantity, 0);
    return {
      id,
      transaction_id: id.replace('che_', 'txn_'),
      status: isPaid ? 'completed' : 'ready',
      currency_code: settings.currency,
      custom_data: options.customData ?? null,
      customer: { id: customer?.id ?? 'ctm_double', email: customer?.email ?? 'buyer@example.com', address: null },
      ...(percentOff > 0 && code !== undefined && { discount: { id: 'dsc_double', code } }),
      items: lines.map(({ priceId, name, quantity, total, interval }) => ({
        price_id: priceId,
        price_name: name,
        quantity,
        product: { id: 'pro_double', name: 'Onset for Mac' },
        ...(interval && { billing_cycle: { frequency: 1, interval } }),
        totals: sums(total * quantity, percentOff),
        ...(interval && { recurring_totals: sums(total * quantity, 0) }),
      })),
      totals: { ...sums(whole, percentOff), balance: 0, credit: 0 },
      ...(isRecurring && { recurring_totals: sums(whole, 0) }),
      payment: { method_details: { type: 'card' } },
      settings: { display_mode: options.settings?.displayMode ?? 'inline', theme: options.settings?.theme ?? 'light' },
      upsell: null,
    };
  }

  /** Events come after the call that caused them, as messages from a frame do. */
  function emit(name: Texts<NonNullable<PaddleEventData['name']>>): void {
    if (!open) return;
    const event = { name, data: dataOf(open) } satisfies Texts<PaddleEventData>;
    setTimeout(() => callback?.(event as PaddleEventData));
  }

  function close(): void {
    if (!open) return;
    emit('checkout.closed');
    open.root.remove();
    open = undefined;
  }

  function draw({ settings: given = {} }: CheckoutOpenOptions, pay: () => void, decline: () => void): HTMLElement {
    const root = document.createElement('div');
    root.setAttribute('role', 'group');
    root.setAttribute('aria-label', 'Paddle checkout');
    const actions = { Pay: pay, Decline: decline };
    for (const [label, act] of Object.entries(actions)) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', act);
      root.append(button);
    }
    const frames = document.querySelectorAll(`.${given.frameTarget ?? ''}`);
    if (frames.length !== 1) throw new Error(`[Paddle double] ${frames.length} elements are ${given.frameTarget}`);
    frames[0]?.replaceChildren(root);
    return root;
  }

  function remember(options: CheckoutOpenOptions): void {
    if (!open) return;
    open.options = options;
    begun.set(open.id.replace('che_', 'txn_'), options);
  }

  const paddle = {
    Checkout: {
      open(given) {
        note('Checkout.open', given);
        const { transactionId, ...rest } = given;
        const before = transactionId === undefined ? undefined : begun.get(transactionId);
        const options = (before ? { ...before, ...rest } : given) as CheckoutOpenOptions;
        if (!paddle.Initialized) throw new Error('[Paddle double] Not initialized');
        if ((options.items === undefined) === (options.transactionId === undefined))
          throw new Error('[Paddle double] Either items or a transaction');
        for (const { priceId } of options.items ?? []) priceOf(priceId);
        close();
        if (!before) opened += 1;
        const root = draw(
          options,
          () => {
            emit('checkout.payment.initiated');
            if (open) open.isPaid = true;
            emit('checkout.completed');
            const { successUrl } = options.settings ?? {};
            if (successUrl !== undefined) setTimeout(() => location.assign(successUrl));
          },
          () => {
            emit('checkout.payment.initiated');
            emit('checkout.payment.failed');
          },
        );
        const id = before ? `${transactionId}`.replace('txn_', 'che_') : `che_double_${opened}`;
        open = { options, id, root, isPaid: false };
        remember(options);
        emit('checkout.loaded');
      },
      updateCheckout(options) {
        note('Checkout.updateCheckout', options);
        if (!open) throw new Error('[Paddle double] No checkout is open');
        remember({ ...open.options, ...options } as CheckoutOpenOptions);
        const { discountCode: code } = open.options;
        if (code === null) emit('checkout.discount.removed');
        else if (code !== undefined && settings.discounts?.[code] !== undefined) emit('checkout.discount.applied');
        emit('checkout.updated');
      },
      updateItems(items) {
        note('Checkout.updateItems', items);
        if (!open) throw new Error('[Paddle double] No checkout is open');
        for (const { priceId } of items) priceOf(priceId);
        remember({ ...open.options, items } as CheckoutOpenOptions);
        emit('checkout.items.updated');
      },
      close() {
        note('Checkout.close');
        close();
      },
    },
    Environment: { set: (environment) => note('Environment.set', environment) },
    Retain: {
      demo: (feature) => note('Retain.demo', feature),
      initCancellationFlow(given) {
        note('Retain.initCancellationFlow', given);
        return Promise.resolve({ status: 'error', details: 'This is a double.' });
      },
    },
    PricePreview(params) {
      note('PricePreview', params);
      if (settings.preview === 'hangs') return new Promise(() => {});
      if (settings.preview === 'fails') return Promise.reject(new Error('[Paddle double] 403'));
      const lowest = (units: number): string => String(Math.round(units * 10 ** settings.decimals));
      const prices = params.items.map(({ priceId, quantity }) => {
        const { subtotal, tax, total } = sums(priceOf(priceId).total * quantity, 0);
        return { id: priceId, subtotal: lowest(subtotal), tax: lowest(tax), total: lowest(total) };
      });
      const { currency, decimals, taxRate } = settings;
      return Promise.resolve(preview({ currency, decimals, taxRate, prices }));
    },
    TransactionPreview: () => Promise.reject(new Error('[Paddle double] Not asked for')),
    Setup: (options) => note('Setup', options),
    Spinner: { show: () => note('Spinner.show'), hide: () => note('Spinner.hide') },
    Status: { libraryVersion: 'double' },
    Initialized: false,
    Initialize(options) {
      note('Initialize', options);
      if (paddle.Initialized) throw new Error('[Paddle double] Initialized twice');
      if (!options.token || settings.refusesToken) throw new Error('[Paddle double] The token is refused');
      paddle.Initialized = true;
      callback = options.eventCallback;
    },
    Update(options) {
      note('Update', options);
      callback = options.eventCallback ?? callback;
    },
    Version: 'v1',
  } satisfies Paddle as Paddle;

  window.Paddle = paddle;
  window.PaddleBillingV1 = paddle;
}
