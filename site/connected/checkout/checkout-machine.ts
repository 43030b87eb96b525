import type { CheckoutOrder, CheckoutPayment } from '@onset/design-system/sections/checkout/checkout-state';
import type { ConversionData } from '../../adapters/analytics/purchase.ts';
import { createObservable } from '../../adapters/observable.ts';
import type { Observable } from '../../adapters/observable.ts';
import type { BlockedReason } from '../../adapters/payments/library.ts';
import type { CheckoutEvent, LocalPrice, Order } from '../../adapters/payments/payload.ts';
import type { CheckoutForm, CheckoutOptions, Payments } from '../../adapters/payments/payments.ts';
import { successPath } from './selling/checkout-urls.ts';

/** Order that the page offers. */
export interface WantedOrder extends Pick<CheckoutOptions, 'priceId' | 'customer' | 'customData'> {
  /** Identifies the buyer. Another buyer gets a new form. */
  readonly key: string;
  /** Discount code from the link. */
  readonly discountCode?: string;
}

/** The steps of a purchase, from the page to the payment. */
export type CheckoutStep =
  /** The page offers no order. */
  | 'idle'
  /** The payment library is loading. */
  | 'loading'
  /** The form is loading. */
  | 'opening'
  | 'ready'
  | 'paying'
  | 'declined'
  | 'completed'
  | 'closed'
  /** The form didn't open or can't continue. */
  | 'failed'
  | 'offline'
  /** The library or the form hasn't loaded in time. */
  | 'slow'
  | 'blocked'
  /** Paddle rejects the token, a price or the domain. */
  | 'misconfigured'
  /** The server doesn't run the demo checkout. */
  | 'demo-off';

/** State of the checkout of a page. */
export interface CheckoutState {
  readonly step: CheckoutStep;
  /** True if loading takes longer than expected. */
  readonly isSlow: boolean;
  readonly wanted: WantedOrder | undefined;
  /** ID of the price in the form; `undefined` while there is no form. */
  readonly formPriceId: string | undefined;
  /** True while the form loads an earlier transaction to continue. */
  readonly isResuming: boolean;
  /** Order that the library reported last. It is kept while the amounts of another plan are calculated. */
  readonly order: Order | undefined;
  /** True while the amounts are recalculated. */
  readonly isUpdating: boolean;
  /** Discount code that the form has or will get. */
  readonly code: string | undefined;
  readonly discount: { readonly pending: boolean; readonly error: string | null };
  readonly purchase: ConversionData | undefined;
  /** Email address of the buyer. */
  readonly email: string | undefined;
  /** Order that replaces `wanted` as soon as a running payment has ended. */
  readonly deferred: { readonly order: WantedOrder | undefined } | undefined;
}

/** Input of the state machine: a request of the page, an event of the library, or a timer. */
export type CheckoutInput =
  | { readonly type: 'want'; readonly order: WantedOrder | undefined }
  | { readonly type: 'open' | 'retry' }
  | { readonly type: 'discount'; readonly code: string | undefined }
  | { readonly type: 'library-ready' }
  | { readonly type: 'library-blocked'; readonly reason: BlockedReason | null }
  | { readonly type: 'resuming' }
  | { readonly type: 'form'; readonly event: CheckoutEvent }
  /** The library refused to open or change the form. */
  | { readonly type: 'form-refused' | 'price-refused' | 'code-refused' }
  | { readonly type: Timer };

/** Action that the caller performs after a transition. */
type CheckoutEffect =
  | { readonly do: 'load' | 'reload' | 'open-form' | 'close-form' | 'change-price' | 'change-code' }
  | { readonly do: 'store'; readonly transactionId: string | undefined };

type Timer = 'loading-slow' | 'form-late' | 'price-late' | 'code-late';

interface TimerRule {
  /** Duration in milliseconds. */
  readonly after: number;
  readonly isRunning: (state: CheckoutState) => boolean;
  /** Effects that restart the timer. */
  readonly restartedBy: readonly CheckoutEffect['do'][];
}

const TIMERS: Readonly<Record<Timer, TimerRule>> = {
  'loading-slow': { after: 5000, isRunning: ({ step, isSlow }) => isLoading(step) && !isSlow, restartedBy: [] },
  'form-late': { after: 10_000, isRunning: ({ step }) => step === 'opening', restartedBy: ['open-form'] },
  'price-late': { after: 3000, isRunning: ({ isUpdating }) => isUpdating, restartedBy: ['change-price'] },
  'code-late': {
    after: 5000,
    isRunning: ({ discount }) => discount.pending,
    restartedBy: ['change-code', 'open-form'],
  },
};

const isLoading = (step: CheckoutStep): step is 'loading' | 'opening' => step === 'loading' || step === 'opening';

export const INITIAL: CheckoutState = {
  step: 'idle',
  isSlow: false,
  wanted: undefined,
  formPriceId: undefined,
  isResuming: false,
  order: undefined,
  isUpdating: false,
  code: undefined,
  discount: { pending: false, error: null },
  purchase: undefined,
  email: undefined,
  deferred: undefined,
};

const INVALID_CODE = 'This code isn’t valid for this plan. Check for typos.';
const CODE_ERRORS: readonly (readonly [partOfCode: string, message: string])[] = [
  ['expired', 'This code has expired.'],
  ['not_found', 'This code doesn’t exist. Check for typos.'],
  ['usage_limit', 'This code has reached its limit.'],
];
const codeError = (code: string | undefined): string =>
  CODE_ERRORS.find(([part]) => code?.includes(part))?.[1] ?? INVALID_CODE;

const noError = { pending: false, error: null } as const;
const withError = (error: string) => ({ pending: false, error }) as const;

/** Paddle's error codes about settings of the site: its token, prices and domain. */
const MISCONFIGURATION = /auth|token|seller|forbidden|not_enabled|domain|checkout_url|price/;

type Result = readonly [state: CheckoutState, effects: readonly CheckoutEffect[]];

/** Returns the next state and the effects to perform. */
export function transition(state: CheckoutState, input: CheckoutInput, isOffline: boolean): Result {
  const [next, effects] = handle(state, input, isOffline);
  const { step, deferred } = next;
  if (deferred === undefined || step === 'paying') return [next, effects];
  const after = { ...next, deferred: undefined };
  // The effects are about the form of the earlier order.
  return step === 'completed' ? [after, effects] : want(after, deferred.order);
}

function handle(state: CheckoutState, input: CheckoutInput, isOffline: boolean): Result {
  switch (input.type) {
    case 'want':
      return want(state, input.order);
    case 'open':
      return open(state);
    case 'retry':
      return [{ ...withoutForm(state), step: 'loading', isSlow: false }, [{ do: 'close-form' }, { do: 'reload' }]];
    case 'discount':
      return changeCode(state, input.code);
    case 'library-ready': {
      const isWaiting = ['loading', 'slow', 'blocked', 'offline', 'misconfigured'].includes(state.step);
      return state.wanted && isWaiting && state.formPriceId === undefined ? open(state) : [state, []];
    }
    case 'library-blocked':
      if (state.step !== 'loading') return [state, []];
      return [{ ...state, step: stepOfReason(input.reason, isOffline) }, []];
    case 'resuming':
      return [{ ...state, isResuming: true }, []];
    case 'form':
      return followForm(state, input.event, isOffline);
    case 'form-refused': {
      const [next, effects] = failForm(state, undefined, isOffline);
      return [next.step === 'opening' ? next : withoutForm(next), effects];
    }
    case 'price-refused':
    case 'price-late':
      // The amounts and the form of the old plan must not appear under the name of the new one.
      return open({ ...state, order: undefined, isUpdating: false });
    case 'code-refused':
      return [{ ...state, discount: state.code === undefined ? noError : withError(INVALID_CODE) }, []];
    case 'code-late':
      return [
        {
          ...state,
          discount:
            state.code === undefined ? noError : withError('This code wasn’t applied. Check for typos, or try again.'),
        },
        [],
      ];
    case 'loading-slow':
      return [{ ...state, isSlow: true }, []];
    case 'form-late':
      return failForm(state, 'timeout', isOffline);
  }
}

function want(state: CheckoutState, order: WantedOrder | undefined): Result {
  // Closing the form of a running payment would hide its result, and the buyer might pay twice.
  const isOther = order?.key !== state.wanted?.key || order?.priceId !== state.wanted?.priceId;
  if (state.step === 'paying' && isOther) return [{ ...state, deferred: { order } }, []];
  const next = { ...state, wanted: order, deferred: undefined };
  if (order === undefined) return [state.step === 'completed' ? withoutForm(next) : INITIAL, [{ do: 'close-form' }]];
  if (state.wanted === undefined) return [{ ...next, step: 'loading', code: order.discountCode }, [{ do: 'load' }]];
  if (state.formPriceId === undefined) return [next, []];
  if (state.wanted.key !== order.key) return open(next);
  if (state.formPriceId === order.priceId) return [next, []];
  return [{ ...next, formPriceId: order.priceId, isUpdating: true }, [{ do: 'change-price' }]];
}

/** Opens a form, after closing the open one. */
function open(state: CheckoutState): Result {
  if (state.wanted === undefined) return [state, []];
  const { priceId } = state.wanted;
  return [
    {
      ...state,
      step: 'opening',
      isSlow: isLoading(state.step) && state.isSlow,
      formPriceId: priceId,
      isResuming: false,
      isUpdating: false,
    },
    [{ do: 'close-form' }, { do: 'open-form' }],
  ];
}

const withoutForm = (state: CheckoutState): CheckoutState => ({
  ...state,
  formPriceId: undefined,
  isResuming: false,
  isUpdating: false,
});

function stepOfReason(reason: BlockedReason | null, isOffline: boolean): CheckoutStep {
  if (reason === 'refused') return 'misconfigured';
  if (isOffline) return 'offline';
  return reason === 'timeout' ? 'slow' : 'blocked';
}

function changeCode(state: CheckoutState, code: string | undefined): Result {
  if (state.formPriceId !== undefined)
    return [{ ...state, code, discount: { pending: true, error: null } }, [{ do: 'change-code' }]];
  const discount = code === undefined ? noError : withError('The code is applied when the payment form opens.');
  return [{ ...state, code, discount }, []];
}

/** Steps that stay when the form closes, because they offer another action than opening it again. */
const FAILURES: ReadonlySet<CheckoutStep> = new Set(['failed', 'offline', 'slow', 'misconfigured', 'demo-off']);

const STEPS = { loaded: 'ready', paying: 'paying', declined: 'declined' } as const;

function followForm(before: CheckoutState, event: CheckoutEvent, isOffline: boolean): Result {
  if ('code' in event) return followError(before, event, isOffline);
  const { order } = event;
  const isCurrent = order?.priceIds.some((id) => id === before.formPriceId) ?? false;
  const state = {
    ...before,
    ...(isCurrent && { order, isUpdating: false }),
    discount: getDiscount(before, order),
  };
  const storing: CheckoutEffect[] = isCurrent ? [{ do: 'store', transactionId: order?.transactionId }] : [];
  // After the payment, no event changes the step.
  if (before.step === 'completed') return [state, []];
  switch (event.type) {
    case 'completed': {
      const { purchase, email } = event;
      return [{ ...state, step: 'completed', purchase, email }, [{ do: 'store', transactionId: undefined }]];
    }
    case 'closed':
      return [FAILURES.has(before.step) ? withoutForm(state) : { ...withoutForm(state), step: 'closed' }, storing];
    case 'updated':
      return [state, storing];
    case 'loaded':
    case 'paying':
    case 'declined': {
      const next: CheckoutState = { ...state, step: STEPS[event.type], isResuming: false };
      // An earlier transaction keeps its discount code, so a different code from the link is applied now.
      const isOtherCode = before.isResuming && before.code !== undefined && !isSame(before.code, order?.discountCode);
      if (!isOtherCode) return [next, storing];
      const [changed, effects] = changeCode(next, before.code);
      return [changed, [...storing, ...effects]];
    }
  }
}

function followError(
  state: CheckoutState,
  { type, code }: Extract<CheckoutEvent, { code: unknown }>,
  isOffline: boolean,
): Result {
  if (state.step === 'completed') return [state, []];
  const isOpening = state.step === 'opening' || state.step === 'slow';
  if (type === 'failed' || (type === 'error' && isOpening)) return failForm(state, code, isOffline);
  // The form stays open and explains the error. It isn't a declined card, so the step is `ready`.
  const step = type === 'error' && state.step === 'paying' ? 'ready' : state.step;
  if (!state.discount.pending && !code?.includes('discount')) return [{ ...state, step }, []];
  const discount = state.discount.pending || state.code !== undefined ? withError(codeError(code)) : state.discount;
  return [{ ...state, step, discount, ...(state.discount.pending && { code: state.order?.discountCode }) }, []];
}

/** Handles a form that didn't open or can't continue. */
function failForm(state: CheckoutState, code: string | undefined, isOffline: boolean): Result {
  // The earlier transaction may have been paid or may be too old.
  if (state.isResuming) {
    const [next, effects] = open(state);
    return [next, [{ do: 'store', transactionId: undefined }, ...effects]];
  }
  // The code of a link may have expired. That must not prevent anyone from paying the full price.
  if (state.code !== undefined && state.order === undefined && code !== 'timeout')
    return open({ ...state, code: undefined, discount: withError(codeError(code)) });
  return [{ ...state, step: stepOfError(code, isOffline) }, []];
}

function stepOfError(code: string | undefined, isOffline: boolean): CheckoutStep {
  if (code === 'demo_off') return 'demo-off';
  if (MISCONFIGURATION.test(code ?? '')) return 'misconfigured';
  if (isOffline) return 'offline';
  return code === 'timeout' ? 'slow' : 'failed';
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toUpperCase() === other?.toUpperCase();

function getDiscount({ code, discount }: CheckoutState, order: Order | undefined): CheckoutState['discount'] {
  if (isSame(order?.discountCode, code)) return discount.pending || code !== undefined ? noError : discount;
  if (discount.pending || order === undefined || code === undefined) return discount;
  // The library may silently ignore the code of a link. Only the order shows that.
  return discount.error === null ? withError(INVALID_CODE) : discount;
}

/** Returns the state of the section's payment area. */
export function toPayment({ step, isSlow, purchase }: CheckoutState): CheckoutPayment {
  if (isLoading(step)) return { is: 'loading', ...(isSlow && { slow: true }) };
  if (step === 'completed') return { is: 'completed', href: successPath(purchase) };
  if (step === 'misconfigured') return { is: 'unavailable', because: 'configuration' };
  if (step === 'demo-off') return { is: 'unavailable', because: 'demo-off' };
  return { is: step };
}

/** Dependencies of the state machine. */
export interface CheckoutParts {
  readonly payments: Payments;
  /** Returns the theme, language and container of a form. */
  readonly appearance: () => Pick<CheckoutOptions, 'theme' | 'locale' | 'frameClass'>;
  readonly isOffline: () => boolean;
  /** Returns the unpaid transaction of this tab for an order, to continue it. */
  readonly readStored: (order: WantedOrder) => string | undefined;
  /** Stores the transaction of an order, or removes it. */
  readonly store: (order: WantedOrder, transactionId: string | undefined) => void;
}

/** State machine for the checkout of a page. */
export interface CheckoutMachine extends Pick<Observable<CheckoutState>, 'get' | 'subscribe'> {
  readonly send: (input: CheckoutInput) => void;
  /** Closes the form when the visitor leaves the page. */
  readonly end: () => void;
}

/** Runs the state machine with the payment library and timers. */
export function createCheckoutMachine({
  payments,
  appearance,
  isOffline,
  readStored,
  store,
}: CheckoutParts): CheckoutMachine {
  const state = createObservable<CheckoutState>(INITIAL);
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  let form: CheckoutForm | undefined;

  function send(input: CheckoutInput): void {
    const before = state.get();
    const [after, effects] = transition(before, input, isOffline());
    state.set(after);
    for (const [name, rule] of Object.entries(TIMERS) as [Timer, TimerRule][]) {
      if (!rule.isRunning(after) || effects.some((effect) => rule.restartedBy.includes(effect.do))) stop(name);
      if (rule.isRunning(after) && !timers.has(name))
        timers.set(
          name,
          setTimeout(() => expire(name), rule.after),
        );
    }
    for (const effect of effects) run(effect);
  }

  function stop(name: Timer): void {
    clearTimeout(timers.get(name));
    timers.delete(name);
  }

  function expire(name: Timer): void {
    timers.delete(name);
    send({ type: name });
  }

  function run(effect: CheckoutEffect): void {
    const { wanted, code } = state.get();
    switch (effect.do) {
      case 'load':
        return void payments.load().then(reportLibrary);
      case 'reload':
        return void payments.retry().then(reportLibrary);
      case 'close-form':
        form?.close();
        form = undefined;
        return;
      case 'open-form':
        // React has added the frame by the next microtask.
        return queueMicrotask(openForm);
      case 'change-price':
        if (wanted && form?.setPrice(wanted.priceId) !== true) send({ type: 'price-refused' });
        return;
      case 'change-code':
        if (form?.setDiscount(code) !== true) send({ type: 'code-refused' });
        return;
      case 'store':
        if (wanted) store(wanted, effect.transactionId);
    }
  }

  function openForm(): void {
    const { wanted, code, step } = state.get();
    if (wanted === undefined || step !== 'opening' || form !== undefined) return;
    const transactionId = readStored(wanted);
    if (transactionId !== undefined) send({ type: 'resuming' });
    const { priceId, customer, customData } = wanted;
    form = payments.openCheckout(
      { ...appearance(), priceId, transactionId, customer, customData, discountCode: code },
      (event) => send({ type: 'form', event }),
    );
    if (form === undefined) send({ type: 'form-refused' });
  }

  function reportLibrary(): void {
    const { status, reason } = payments.getState();
    if (status === 'ready') send({ type: 'library-ready' });
    if (status === 'blocked') send({ type: 'library-blocked', reason });
  }

  // A library that loads after it was reported as blocked also opens the form.
  const unsubscribe = payments.subscribe(() => {
    if (payments.getState().status === 'ready') send({ type: 'library-ready' });
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    send,
    end() {
      unsubscribe();
      form?.close();
      form = undefined;
      state.set(INITIAL);
      for (const name of timers.keys()) stop(name);
    },
  };
}

/** Returns the order in the format of the section. `local` is the localized price of the plan, if it is known. */
export function toCheckoutOrder(
  { totals, recurringTotals, discountCode, countryCode }: Order,
  local?: LocalPrice,
): CheckoutOrder {
  const isGross =
    local?.taxIncluded === true &&
    local.total.currency === totals.total.currency &&
    (discountCode !== undefined || local.total.lowest === totals.total.lowest);
  const { subtotal, discount } = isGross
    ? { subtotal: local.total, discount: { ...totals.total, lowest: local.total.lowest - totals.total.lowest } }
    : totals;
  return {
    subtotal,
    discount: discountCode === undefined ? null : { code: discountCode, amount: discount },
    taxIncluded: isGross,
    // Before the buyer chooses a country, Paddle assumes that of their network. Its tax is shown so that the rows add
    // up, but a tax of zero isn't, because it may still change.
    tax: countryCode === undefined && totals.tax.lowest === 0 ? null : totals.tax,
    total: totals.total,
    renewal: recurringTotals?.total ?? null,
  };
}
