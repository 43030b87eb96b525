import type { CheckoutOrder, CheckoutPayment } from '@onset/design-system/sections/checkout';
import type { ConversionData } from '../../adapters/analytics/conversion-data.ts';
import { createObservable } from '../../adapters/observable.ts';
import type { Observable } from '../../adapters/observable.ts';
import type {
  BlockedReason,
  CheckoutEvent,
  CheckoutForm,
  CheckoutOptions,
  LocalPrice,
  Order,
  Payments,
} from '../../adapters/payments/index.ts';
import { successPath } from './paths.ts';

/** The order that the page offers. */
export interface WantedOrder extends Pick<CheckoutOptions, 'priceId' | 'customer' | 'customData'> {
  /** Identifies the buyer. Another buyer gets another form. */
  readonly key: string;
  /** The discount code of the link. */
  readonly discountCode?: string;
}

/** The steps of a purchase, from the page to the payment. */
export type CheckoutStep =
  /** Nothing is wanted. */
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
  /** The form didn't open, or can't go on. */
  | 'failed'
  | 'offline'
  /** The library or the form hasn't arrived in time. */
  | 'slow'
  | 'blocked'
  /** The provider rejects the token, a price or the domain. */
  | 'misconfigured'
  /** The server doesn't run the demo checkout. */
  | 'demo-off';

/** State of the checkout of a page. */
export interface CheckoutState {
  readonly step: CheckoutStep;
  /** Whether loading takes longer than it should. */
  readonly isSlow: boolean;
  readonly wanted: WantedOrder | undefined;
  /** The price in the form; `undefined` while there is no form. */
  readonly formPriceId: string | undefined;
  /** Whether the form continues an earlier transaction, and hasn't loaded. */
  readonly isResuming: boolean;
  /** The order as the library last reported it. It stays while another plan is calculated. */
  readonly order: Order | undefined;
  /** Whether the amounts are being recalculated. */
  readonly isUpdating: boolean;
  /** The discount code in the form, or on its way there. */
  readonly code: string | undefined;
  readonly discount: { readonly pending: boolean; readonly error: string | null };
  readonly purchase: ConversionData | undefined;
  /** The email address that paid. */
  readonly email: string | undefined;
}

/** Something that changes the state: a wish of the page, an answer of the library, or a timer. */
export type CheckoutInput =
  | { readonly type: 'want'; readonly order: WantedOrder | undefined }
  | { readonly type: 'open' | 'retry' }
  | { readonly type: 'discount'; readonly code: string | undefined }
  | { readonly type: 'library-ready' }
  | { readonly type: 'library-blocked'; readonly reason: BlockedReason | null }
  | { readonly type: 'resuming' }
  | { readonly type: 'form'; readonly event: CheckoutEvent }
  /** The library refused to open the form, or to change it. */
  | { readonly type: 'form-refused' | 'price-refused' | 'code-refused' }
  | { readonly type: Timer };

/** An action for the caller after a change. */
type CheckoutEffect =
  | { readonly do: 'load' | 'reload' | 'open-form' | 'close-form' | 'change-price' | 'change-code' }
  | { readonly do: 'keep'; readonly transactionId: string | undefined };

type Timer = 'loading-slow' | 'form-late' | 'price-late' | 'code-late';

interface TimerRule {
  /** In milliseconds. */
  readonly after: number;
  readonly isRunning: (state: CheckoutState) => boolean;
  /** The effects that start it anew. */
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

/** Error codes of Paddle about what the site sent: its token, its prices, its domain. */
const MISCONFIGURATION = /auth|token|seller|forbidden|not_enabled|domain|checkout_url|price/;

type Result = readonly [state: CheckoutState, effects: readonly CheckoutEffect[]];

/** Returns the next state, and what to do then. */
export function transition(state: CheckoutState, input: CheckoutInput, isOffline: boolean): Result {
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
  const next = { ...state, wanted: order };
  if (order === undefined) return [state.step === 'completed' ? withoutForm(next) : INITIAL, [{ do: 'close-form' }]];
  if (state.wanted === undefined) return [{ ...next, step: 'loading', code: order.discountCode }, [{ do: 'load' }]];
  if (state.formPriceId === undefined) return [next, []];
  if (state.wanted.key !== order.key) return open(next);
  if (state.formPriceId === order.priceId) return [next, []];
  return [{ ...next, formPriceId: order.priceId, isUpdating: true }, [{ do: 'change-price' }]];
}

/** Opens a form, in place of the one that is open. */
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

/** Steps after which the buyer has another way on than to open the form again. */
const FAILURES: ReadonlySet<CheckoutStep> = new Set(['failed', 'offline', 'slow', 'misconfigured', 'demo-off']);

const STEPS = { loaded: 'ready', paying: 'paying', declined: 'declined' } as const;

function followForm(before: CheckoutState, event: CheckoutEvent, isOffline: boolean): Result {
  if ('code' in event) return followError(before, event, isOffline);
  const { order } = event;
  const isCurrent = order?.priceIds.some((id) => id === before.formPriceId) ?? false;
  const state = {
    ...before,
    ...(isCurrent && { order, isUpdating: false }),
    discount: discountOf(before, order),
  };
  const kept: CheckoutEffect[] = isCurrent ? [{ do: 'keep', transactionId: order?.transactionId }] : [];
  // Whatever comes after the payment, it was paid.
  if (before.step === 'completed') return [state, []];
  switch (event.type) {
    case 'completed': {
      const { purchase, email } = event;
      return [{ ...state, step: 'completed', purchase, email }, [{ do: 'keep', transactionId: undefined }]];
    }
    case 'closed':
      return [FAILURES.has(before.step) ? withoutForm(state) : { ...withoutForm(state), step: 'closed' }, kept];
    case 'updated':
      return [state, kept];
    case 'loaded':
    case 'paying':
    case 'declined': {
      const next: CheckoutState = { ...state, step: STEPS[event.type], isResuming: false };
      // The earlier transaction has the code it had, so another one of the link is added.
      const isOtherCode = before.isResuming && before.code !== undefined && !isSame(before.code, order?.discountCode);
      if (!isOtherCode) return [next, kept];
      const [changed, effects] = changeCode(next, before.code);
      return [changed, [...kept, ...effects]];
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
  // The form goes on, and explains the error: another card wouldn't help.
  const step = type === 'error' && state.step === 'paying' ? 'ready' : state.step;
  if (!state.discount.pending && !code?.includes('discount')) return [{ ...state, step }, []];
  const discount = state.discount.pending || state.code !== undefined ? withError(codeError(code)) : state.discount;
  return [{ ...state, step, discount, ...(state.discount.pending && { code: state.order?.discountCode }) }, []];
}

/** The form didn't open, or can't go on. */
function failForm(state: CheckoutState, code: string | undefined, isOffline: boolean): Result {
  // The earlier transaction may be paid by now, or too old.
  if (state.isResuming) {
    const [next, effects] = open(state);
    return [next, [{ do: 'keep', transactionId: undefined }, ...effects]];
  }
  // The code of a link may be old: it must not keep anyone from paying the full price.
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

function discountOf({ code, discount }: CheckoutState, order: Order | undefined): CheckoutState['discount'] {
  if (isSame(order?.discountCode, code)) return discount.pending || code !== undefined ? noError : discount;
  if (discount.pending || order === undefined || code === undefined) return discount;
  // The library may ignore the code of a link silently. Then only the order shows it.
  return discount.error === null ? withError(INVALID_CODE) : discount;
}

/** Returns what the section shows in place of the payment. */
export function paymentOf({ step, isSlow, purchase }: CheckoutState): CheckoutPayment {
  if (isLoading(step)) return { is: 'loading', ...(isSlow && { slow: true }) };
  if (step === 'completed') return { is: 'completed', href: successPath(purchase) };
  if (step === 'misconfigured') return { is: 'unavailable', because: 'configuration' };
  if (step === 'demo-off') return { is: 'unavailable', because: 'demo-off' };
  return { is: step };
}

export interface CheckoutParts {
  readonly payments: Payments;
  /** How and where a form appears. */
  readonly appearance: () => Pick<CheckoutOptions, 'theme' | 'locale' | 'frameClass'>;
  readonly isOffline: () => boolean;
  /** Returns the unpaid transaction of this tab for an order, to continue it. */
  readonly readKept: (order: WantedOrder) => string | undefined;
  /** Keeps the transaction of an order, or removes it. */
  readonly keep: (order: WantedOrder, transactionId: string | undefined) => void;
}

/** The checkout of a page. */
export interface CheckoutMachine extends Pick<Observable<CheckoutState>, 'get' | 'subscribe'> {
  readonly send: (input: CheckoutInput) => void;
  /** Closes the form, for a page that is left. */
  readonly end: () => void;
}

/** Runs the state machine with the payment library and timers. */
export function createCheckoutMachine({
  payments,
  appearance,
  isOffline,
  readKept,
  keep,
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
        // React adds the frame before the next microtask.
        return queueMicrotask(openForm);
      case 'change-price':
        if (wanted && form?.setPrice(wanted.priceId) !== true) send({ type: 'price-refused' });
        return;
      case 'change-code':
        if (form?.setDiscount(code) !== true) send({ type: 'code-refused' });
        return;
      case 'keep':
        if (wanted) keep(wanted, effect.transactionId);
    }
  }

  function openForm(): void {
    const { wanted, code, step } = state.get();
    if (wanted === undefined || step !== 'opening' || form !== undefined) return;
    const transactionId = readKept(wanted);
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

  // A library that arrives after it was reported as blocked opens the form too.
  const unsubscribe = payments.subscribe(() => {
    if (payments.getState().status === 'ready') send({ type: 'library-ready' });
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    send,
    end() {
      unsubscribe();
      send({ type: 'want', order: undefined });
      for (const name of timers.keys()) stop(name);
    },
  };
}

/** Returns the order in the form of the section. `local` is the price of the plan for the visitor, if that is known. */
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
    // Before the buyer chooses a country, Paddle assumes that of their network. Its tax is shown, so that the rows add up,
    // but no tax may still become some.
    tax: countryCode === undefined && totals.tax.lowest === 0 ? null : totals.tax,
    total: totals.total,
    renewal: recurringTotals ? { amount: recurringTotals.total } : null,
  };
}
