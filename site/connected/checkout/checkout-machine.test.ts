import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckoutEvent, Order } from '../../adapters/payments/payload.ts';
import type { CheckoutOptions, Payments } from '../../adapters/payments/payments.ts';
import { INITIAL, createCheckoutMachine, toPayment, toCheckoutOrder, transition } from './checkout-machine.ts';
import type { CheckoutInput, CheckoutState, CheckoutStep, WantedOrder } from './checkout-machine.ts';

const guest: WantedOrder = { priceId: 'pri_yearly', key: 'guest' };
const usd = (lowest: number) => ({ lowest, currency: 'USD' });

const orderOf = (more: Partial<Order> = {}): Order => ({
  transactionId: 'txn_1',
  priceIds: ['pri_yearly'],
  totals: { subtotal: usd(9600), discount: usd(0), tax: usd(0), total: usd(9600) },
  recurringTotals: undefined,
  discountCode: undefined,
  countryCode: undefined,
  ...more,
});
const order = orderOf();
const withCode = orderOf({ discountCode: 'DEMO20' });
const purchase = { transaction_id: 'txn_1', items: [] };

/** Returns a state with an open form. */
const at = (step: CheckoutStep, more: Partial<CheckoutState> = {}): CheckoutState => ({
  ...INITIAL,
  step,
  wanted: guest,
  formPriceId: 'pri_yearly',
  ...more,
});
/** Returns a state before there is a form. */
const before = (step: CheckoutStep, more: Partial<CheckoutState> = {}) => at(step, { formPriceId: undefined, ...more });

const form = (type: 'loaded' | 'updated' | 'paying' | 'declined' | 'closed', about: Order | null = order) =>
  ({ type: 'form', event: { type, order: about ?? undefined } }) as const;
const problem = (type: 'error' | 'warning' | 'failed', code?: string) =>
  ({ type: 'form', event: { type, code } }) as const;
const blocked = (reason: 'network' | 'timeout' | 'refused') => ({ type: 'library-blocked', reason }) as const;
const want = (wanted: WantedOrder | undefined) => ({ type: 'want', order: wanted }) as const;
const discount = (code: string | undefined) => ({ type: 'discount', code }) as const;
const pending = { pending: true, error: null };
const none = { pending: false, error: null };
const error = (text: string) => ({ pending: false, error: expect.stringContaining(text) as string });

const OPEN = ['close-form', 'open-form'];
const store = (transactionId: string | undefined) => ({ do: 'store', transactionId });

type Row = readonly [
  title: string,
  from: CheckoutState,
  input: CheckoutInput,
  to: Partial<CheckoutState>,
  effects: readonly (string | object)[],
];

const TABLE: Readonly<Record<string, readonly Row[]>> = {
  'the page': [
    [
      'offers an order and loads the library',
      INITIAL,
      want({ ...guest, discountCode: 'A' }),
      { step: 'loading', code: 'A' },
      ['load'],
    ],
    ['offers no order any more and closes the form', at('ready', { order }), want(undefined), INITIAL, ['close-form']],
    [
      'offers no order after the payment, which stays shown',
      at('completed', { purchase }),
      want(undefined),
      { step: 'completed', purchase },
      ['close-form'],
    ],
    [
      'changes the plan while loading',
      before('loading'),
      want({ ...guest, priceId: 'pri_monthly' }),
      { step: 'loading' },
      [],
    ],
    [
      'changes the plan in the open form',
      at('ready'),
      want({ ...guest, priceId: 'pri_monthly' }),
      { formPriceId: 'pri_monthly', isUpdating: true },
      ['change-price'],
    ],
    ['opens a new form for another buyer', at('ready'), want({ ...guest, key: 'ada' }), { step: 'opening' }, OPEN],
    [
      'waits for the end of a payment before it opens a form for another buyer',
      at('paying'),
      want({ ...guest, key: 'ada' }),
      { step: 'paying', wanted: guest, deferred: { order: { ...guest, key: 'ada' } } },
      [],
    ],
    [
      'forgets another buyer if the one who is paying returns',
      at('paying', { deferred: { order: undefined } }),
      want(guest),
      { step: 'paying', wanted: guest, deferred: undefined },
      [],
    ],
    [
      'opens a form for another buyer after a declined payment',
      at('paying', { deferred: { order: { ...guest, key: 'ada' } } }),
      form('declined'),
      { step: 'opening', wanted: { ...guest, key: 'ada' }, deferred: undefined },
      OPEN,
    ],
    [
      'opens no form for another buyer after a payment',
      at('paying', { deferred: { order: { ...guest, key: 'ada' } } }),
      { type: 'form', event: { type: 'completed', order, purchase, email: undefined } },
      { step: 'completed', wanted: guest, deferred: undefined },
      [store(undefined)],
    ],
    [
      'opens a closed form again',
      before('closed'),
      { type: 'open' },
      { step: 'opening', formPriceId: 'pri_yearly' },
      OPEN,
    ],
    [
      'retries after a failure',
      at('failed'),
      { type: 'retry' },
      { step: 'loading', formPriceId: undefined },
      ['close-form', 'reload'],
    ],
  ],
  'the library': [
    ['loads', before('loading'), { type: 'library-ready' }, { step: 'opening' }, OPEN],
    ['loads after it was reported as slow', before('slow'), { type: 'library-ready' }, { step: 'opening' }, OPEN],
    ['loads when the page offers no order', INITIAL, { type: 'library-ready' }, { step: 'idle' }, []],
    [
      'is reported as ready again while the form opens',
      at('opening'),
      { type: 'library-ready' },
      { step: 'opening' },
      [],
    ],
    ['takes long to load', before('loading'), { type: 'loading-slow' }, { step: 'loading', isSlow: true }, []],
    ['is blocked', before('loading'), blocked('network'), { step: 'blocked' }, []],
    ['times out', before('loading'), blocked('timeout'), { step: 'slow' }, []],
    ['rejects the token', before('loading'), blocked('refused'), { step: 'misconfigured' }, []],
  ],
  'the form': [
    ['loads', at('opening'), form('loaded'), { step: 'ready', order }, [store('txn_1')]],
    ['doesn’t load in time', at('opening'), { type: 'form-late' }, { step: 'slow' }, []],
    ['loads late', at('slow'), form('loaded'), { step: 'ready' }, [store('txn_1')]],
    ['sends a payment', at('ready'), form('paying'), { step: 'paying' }, [store('txn_1')]],
    ['reports a declined card', at('paying'), form('declined'), { step: 'declined' }, [store('txn_1')]],
    [
      'reports the payment',
      at('paying'),
      { type: 'form', event: { type: 'completed', order, purchase, email: 'ada@example.com' } },
      { step: 'completed', purchase, email: 'ada@example.com' },
      [store(undefined)],
    ],
    ['closes after the payment', at('completed'), form('closed'), { step: 'completed' }, []],
    [
      'is closed by the buyer',
      at('ready', { order }),
      form('closed'),
      { step: 'closed', formPriceId: undefined, order },
      [store('txn_1')],
    ],
    [
      'keeps the order if an event contains none',
      at('ready', { order }),
      form('updated', null),
      { step: 'ready', order },
      [],
    ],
    [
      'reports the amounts of the other plan',
      at('ready', { formPriceId: 'pri_monthly', order, isUpdating: true }),
      form('updated', orderOf({ priceIds: ['pri_monthly'] })),
      { isUpdating: false },
      [store('txn_1')],
    ],
    [
      'still reports the amounts of the old plan',
      at('ready', { formPriceId: 'pri_monthly', isUpdating: true }),
      form('updated'),
      { isUpdating: true, order: undefined },
      [],
    ],
    [
      'doesn’t confirm the other plan in time',
      at('ready', { order, isUpdating: true }),
      { type: 'price-late' },
      { step: 'opening', order: undefined, isUpdating: false },
      OPEN,
    ],
    [
      'refuses the other plan',
      at('ready', { order, isUpdating: true }),
      { type: 'price-refused' },
      { step: 'opening' },
      OPEN,
    ],
  ],
  'an error': [
    ['while opening means that the form didn’t open', at('opening'), problem('error'), { step: 'failed' }, []],
    [
      'of a server without the demo checkout is distinguished',
      at('opening'),
      problem('error', 'demo_off'),
      { step: 'demo-off' },
      [],
    ],
    [
      'about the token is a misconfiguration',
      at('opening'),
      problem('error', 'authentication_malformed'),
      { step: 'misconfigured' },
      [],
    ],
    [
      'about a price is a misconfiguration',
      at('opening'),
      problem('error', 'price_not_found'),
      { step: 'misconfigured' },
      [],
    ],
    [
      'about the account is a misconfiguration',
      at('opening'),
      problem('error', 'transaction_checkout_not_enabled'),
      { step: 'misconfigured' },
      [],
    ],
    ['in an open form changes nothing', at('ready'), problem('error', 'x'), { step: 'ready' }, []],
    ['while paying allows another attempt', at('paying'), problem('error', 'x'), { step: 'ready' }, []],
    ['that ends the form is a failure', at('ready'), problem('failed'), { step: 'failed' }, []],
    [
      'of a late form replaces “slow”',
      at('slow'),
      problem('error', 'domain_not_approved'),
      { step: 'misconfigured' },
      [],
    ],
    ['stays when the form closes', at('misconfigured'), form('closed', null), { step: 'misconfigured' }, []],
    [
      'of the library prevents the form from opening',
      at('opening'),
      { type: 'form-refused' },
      { step: 'failed', formPriceId: undefined },
      [],
    ],
    ['after the payment changes nothing', at('completed'), problem('failed'), { step: 'completed' }, []],
  ],
  'an earlier transaction': [
    [
      'is continued',
      at('opening', { isResuming: true }),
      form('loaded'),
      { step: 'ready', isResuming: false },
      [store('txn_1')],
    ],
    [
      'gets the code of the link',
      at('opening', { isResuming: true, code: 'DEMO20' }),
      form('loaded'),
      { discount: pending },
      [store('txn_1'), 'change-code'],
    ],
    [
      'already has the code',
      at('opening', { isResuming: true, code: 'demo20' }),
      form('loaded', withCode),
      { discount: none },
      [store('txn_1')],
    ],
    [
      'that can’t be continued is replaced by a new one',
      at('opening', { isResuming: true }),
      problem('error', 'transaction_immutable'),
      { step: 'opening', isResuming: false },
      [store(undefined), ...OPEN],
    ],
  ],
  'a discount code': [
    ['is checked in the form', at('ready'), discount('DEMO20'), { code: 'DEMO20', discount: pending }, ['change-code']],
    [
      'waits for the form',
      before('loading'),
      discount('DEMO20'),
      { code: 'DEMO20', discount: error('when the payment form opens') },
      [],
    ],
    [
      'is removed before there is a form',
      before('blocked', { code: 'A' }),
      discount(undefined),
      { code: undefined, discount: none },
      [],
    ],
    [
      'is applied',
      at('ready', { code: 'DEMO20', discount: pending }),
      form('updated', withCode),
      { discount: none, order: withCode },
      [store('txn_1')],
    ],
    [
      'is removed',
      at('ready', { discount: pending, order: withCode }),
      form('updated'),
      { discount: none, order },
      [store('txn_1')],
    ],
    [
      'doesn’t exist',
      at('ready', { code: 'NO', discount: pending, order }),
      problem('warning', 'transaction_discount_not_found'),
      { step: 'ready', code: undefined, discount: error('doesn’t exist') },
      [],
    ],
    [
      'has reached its limit',
      at('ready', { code: 'NO', discount: pending }),
      problem('error', 'discount_usage_limit_exceeded'),
      { discount: error('reached its limit') },
      [],
    ],
    [
      'isn’t for this plan',
      at('ready', { code: 'NO', discount: pending }),
      problem('warning', 'transaction_discount_not_eligible'),
      { discount: error('isn’t valid for this plan') },
      [],
    ],
    [
      'is refused',
      at('ready', { code: 'NO', discount: pending }),
      { type: 'code-refused' },
      { discount: error('isn’t valid for this plan') },
      [],
    ],
    [
      'is not confirmed in time',
      at('ready', { code: 'A', discount: pending }),
      { type: 'code-late' },
      { discount: error('wasn’t applied') },
      [],
    ],
    [
      'is applied after all',
      at('ready', { code: 'DEMO20', discount: { pending: false, error: 'late' } }),
      form('updated', withCode),
      { discount: none },
      [store('txn_1')],
    ],
    [
      'from the link that is silently ignored is reported as invalid',
      at('opening', { code: 'OLD' }),
      form('loaded'),
      { discount: error('isn’t valid for this plan') },
      [store('txn_1')],
    ],
    [
      'from the link that has expired is reported',
      at('ready', { code: 'OLD', order, discount: { pending: false, error: 'invalid' } }),
      problem('warning', 'discount_expired'),
      { code: 'OLD', discount: error('has expired') },
      [],
    ],
    [
      'from the link that stops the form is left out',
      at('opening', { code: 'OLD' }),
      problem('error', 'discount_expired'),
      { step: 'opening', code: undefined, discount: error('has expired') },
      OPEN,
    ],
  ],
};

describe('the checkout', () => {
  describe.each(Object.entries(TABLE))('%s', (_subject, rows) => {
    test.each(rows)('%s', (_, from, input, to, effects) => {
      const [state, done] = transition(from, input, false);
      expect(state).toMatchObject(to);
      expect(done).toEqual(effects.map((effect) => (typeof effect === 'string' ? { do: effect } : effect)));
    });
  });

  test.each([
    [before('loading'), blocked('network')],
    [at('opening'), problem('error')],
  ])('reports a missing connection before other causes', (from, input) => {
    expect(transition(from, input, true)[0].step).toBe('offline');
  });

  test('maps steps to the states of the section', () => {
    expect(toPayment(at('opening', { isSlow: true }))).toEqual({ is: 'loading', slow: true });
    expect(toPayment(at('completed', { purchase }))).toEqual({ is: 'completed', href: '/success?transaction=txn_1' });
    expect(toPayment(at('misconfigured'))).toEqual({ is: 'unavailable', because: 'configuration' });
    expect(toPayment(at('demo-off'))).toEqual({ is: 'unavailable', because: 'demo-off' });
    expect(toPayment(at('declined'))).toEqual({ is: 'declined' });
  });
});

describe('the running checkout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Creates a machine whose payments respond when the test triggers it. */
  function run({ initial }: { initial?: string } = {}) {
    const library = Promise.withResolvers<boolean>();
    const opened: CheckoutOptions[] = [];
    const calls: string[] = [];
    let emit: (event: CheckoutEvent) => void = () => {};
    const note = (name: string) => (given?: string) => calls.push(`${name} ${given ?? ''}`.trim()) > 0;
    let stored = initial;
    const payments: Payments = {
      load: () => library.promise,
      retry: () => library.promise,
      getState: () => ({ status: 'ready', reason: null }),
      subscribe: () => () => {},
      identify: () => {},
      previewPrices: () => Promise.resolve(undefined),
      openCheckout(options, onEvent) {
        opened.push(options);
        emit = onEvent;
        return { setPrice: note('price'), setDiscount: note('discount'), close: note('close') };
      },
    };
    const machine = createCheckoutMachine({
      payments,
      appearance: () => ({ frameClass: 'frame' }),
      isOffline: () => false,
      readStored: () => stored,
      store: (_, transactionId) => (stored = transactionId),
    });
    const arrive = async () => {
      library.resolve(true);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { machine, opened, calls, arrive, emit: (event: CheckoutEvent) => emit(event), stored: () => stored };
  }

  test('opens a form with the order, changes it, and closes it with the page', async () => {
    const { machine, opened, calls, arrive, emit, stored } = run();
    machine.send(want({ ...guest, customer: { id: 'ctm_1' }, discountCode: 'DEMO20' }));
    await arrive();
    expect(opened).toEqual([
      expect.objectContaining({
        frameClass: 'frame',
        priceId: 'pri_yearly',
        customer: { id: 'ctm_1' },
        discountCode: 'DEMO20',
      }),
    ]);
    emit({ type: 'loaded', order });
    expect([machine.get().step, stored()]).toEqual(['ready', 'txn_1']);
    machine.send(want({ ...guest, priceId: 'pri_monthly' }));
    machine.send(discount(undefined));
    machine.end();
    expect(calls).toEqual(['price pri_monthly', 'discount', 'close']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('times out if the library, the form, a discount or a price takes too long', async () => {
    const { machine, arrive, emit, opened } = run();
    machine.send(want(guest));
    await vi.advanceTimersByTimeAsync(5000);
    expect(machine.get()).toMatchObject({ step: 'loading', isSlow: true });
    await arrive();
    await vi.advanceTimersByTimeAsync(9999);
    expect(machine.get().step).toBe('opening');
    await vi.advanceTimersByTimeAsync(1);
    expect(machine.get().step).toBe('slow');
    emit({ type: 'loaded', order });
    machine.send(discount('DEMO20'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(machine.get().discount.error).toContain('wasn’t applied');
    machine.send(want({ ...guest, priceId: 'pri_monthly' }));
    await vi.advanceTimersByTimeAsync(3000);
    expect([machine.get().step, opened.length]).toEqual(['opening', 2]);
  });

  test('continues an earlier transaction once', async () => {
    const { machine, opened, arrive, emit, stored } = run({ initial: 'txn_0' });
    machine.send(want(guest));
    await arrive();
    emit({ type: 'error', code: 'transaction_immutable' });
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.map(({ transactionId }) => transactionId)).toEqual(['txn_0', undefined]);
    expect(stored()).toBeUndefined();
  });
});

describe('the order summary', () => {
  const eur = (lowest: number) => ({ lowest, currency: 'EUR' });
  const orderBefore = (tax: number, countryCode?: string) =>
    toCheckoutOrder(
      orderOf({
        countryCode,
        totals: { subtotal: eur(8067), discount: eur(0), tax: eur(tax), total: eur(8067 + tax) },
      }),
    );

  test('shows tax that the total contains before the buyer has chosen a country, so that the rows add up', () => {
    expect(orderBefore(1533)).toMatchObject({ subtotal: eur(8067), tax: eur(1533), total: eur(9600) });
  });

  test('shows prices with tax if they include it', () => {
    const local = { subtotal: eur(8067), tax: eur(1533), total: eur(9600), taxIncluded: true };
    const totals = { subtotal: eur(8067), discount: eur(1613), tax: eur(1226), total: eur(7680) };
    expect(toCheckoutOrder(orderOf({ totals, discountCode: 'DEMO20' }), local)).toMatchObject({
      subtotal: eur(9600),
      discount: { code: 'DEMO20', amount: eur(1920) },
      taxIncluded: true,
      total: eur(7680),
    });
    expect(toCheckoutOrder(order, local)).toMatchObject({ subtotal: usd(9600), taxIncluded: false });
  });

  test('hides a tax of zero until the buyer has chosen a country', () => {
    expect(orderBefore(0).tax).toBeNull();
    expect(orderBefore(0, 'US').tax).toEqual(eur(0));
  });
});
