import type { CheckoutPayment } from '@onset/design-system/sections/checkout';
import { createObservable } from '../../adapters/observable.ts';
import type { Observable } from '../../adapters/observable.ts';
import { CHECKOUT_TIMEOUT } from '../../adapters/payments/index.ts';
import { SUCCESS, successPath } from './success-path.ts';
import type {
  CheckoutOptions,
  CheckoutSession,
  CheckoutState,
  ConversionData,
  Order,
  Payments,
} from '../../adapters/payments/index.ts';

/** An order as the page wants it placed. */
export interface DeskOrder {
  readonly priceId: string;
  /** Who buys: another opens a checkout of their own. Any text, the same for the same buyer. */
  readonly key: string;
  readonly customer?: NonNullable<CheckoutOptions['customer']>;
  readonly customData?: Readonly<Record<string, string>>;
  /** A discount code that came with the address. */
  readonly discountCode?: string;
}

/** A discount code that was asked for: whether it is being checked, and why it was not applied. */
interface DeskDiscount {
  readonly pending: boolean;
  readonly error: string | null;
}

/** What the page shows of the order and its payment. */
export interface DeskState {
  readonly payment: CheckoutPayment;
  /** What the payment library says of the order; kept while another plan is worked out. */
  readonly order: Order | undefined;
  /** Whether amounts are being worked out anew. */
  readonly updating: boolean;
  readonly discount: DeskDiscount;
  /** What was bought, once it is paid. */
  readonly purchase: ConversionData | undefined;
}

/** Where somebody pays, from the wish to the purchase. */
export interface Desk extends Pick<Observable<DeskState>, 'subscribe'> {
  getState: () => DeskState;
  /** Says what is to be bought, or that nothing is. At any time: what can be changed in an open checkout is. */
  want: (order: DeskOrder | undefined) => void;
  /** Opens the form again after it was closed. */
  open: () => void;
  /** Loads the payment library anew. */
  retry: () => void;
  setDiscount: (code: string | undefined) => void;
  /** Closes what is open, for a page that is left. */
  end: () => void;
}

export interface DeskParts {
  payments: Payments;
  /** How and where each checkout is drawn. */
  appearance: () => Pick<CheckoutOptions, 'theme' | 'locale'> & { readonly frameClass: string };
  isOffline: () => boolean;
  /** The transaction that was begun in this tab for a price, where it is to be taken up again. */
  begun?: (order: DeskOrder) => string | undefined;
  /** Called with the transaction of an open order, and with `undefined` where it is paid or cannot be taken up again. */
  keep?: (order: DeskOrder, transactionId: string | undefined) => void;
  /** After how many milliseconds loading is slow. */
  slowAfter?: number;
}

const AT_FIRST: DeskState = {
  payment: { is: 'idle' },
  order: undefined,
  updating: false,
  discount: { pending: false, error: null },
  purchase: undefined,
};

const BAD_CODE = 'This code isn’t valid for this plan. Check for typos.';
/** Why a code was refused, by what the library's error code contains. */
const CODE_REFUSALS: readonly (readonly [partOfCode: string, message: string])[] = [
  ['expired', 'This code has expired.'],
  ['not_found', 'This code doesn’t exist. Check for typos.'],
  ['usage_limit', 'This code has reached its limit.'],
];
/** After how many milliseconds a code on which the library stays silent counts as not applied. */
const CODE_TIMEOUT_MS = 5000;
const NOT_APPLIED = 'This code wasn’t applied. Check for typos, or try again.';
/** Shown for a code that was entered while no payment form is open. */
const WAITS_FOR_FORM = 'The code is applied when the payment form opens.';
/** After how many milliseconds an open form that was told of another price has not taken it. */
const STALE_AFTER = 3000;
/** Error codes by which the payment provider refuses what the site sent: its token, its prices, its domain. */
const MISCONFIGURATION = /auth|token|seller|forbidden|not_enabled|domain|checkout_url|price/;
/** The error code of the demo checkout where the server does not run it. */
const DEMO_OFF = 'demo_off';
const MISCONFIGURED: CheckoutPayment = { is: 'unavailable', because: 'configuration' };

/** Makes the desk of a page. The library is loaded when something is wanted for the first time. */
export function createDesk({
  payments,
  appearance,
  isOffline,
  begun = () => undefined,
  keep = () => {},
  slowAfter = 5000,
}: DeskParts): Desk {
  const state = createObservable<DeskState>(AT_FIRST);
  let wanted: DeskOrder | undefined;
  let session: CheckoutSession | undefined;
  let endFollowing = (): void => {};
  /** The price the open checkout is about. */
  let openPriceId: string | undefined;
  /** The code that is in the open checkout, or on its way there. */
  let code: string | undefined;
  /** Whether the open checkout took up a transaction that was begun before, and has not loaded. */
  let isResuming = false;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;
  let codeTimer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function show(payment: CheckoutPayment): void {
    const before = state.get().payment;
    if (payment.is === 'loading' && before.is === 'loading') return;
    clearTimeout(slowTimer);
    state.set({ payment });
    if (payment.is !== 'loading') return;
    slowTimer = setTimeout(() => state.set({ payment: { is: 'loading', slow: true } }), slowAfter);
  }

  /** Nothing was charged: the library cannot be used, and the reason decides what the buyer can do. */
  function showKeptOut(): void {
    const { reason } = payments.getState();
    if (reason === 'refused') show(MISCONFIGURED);
    else if (isOffline()) show({ is: 'offline' });
    else show({ is: reason === 'timeout' ? 'slow' : 'blocked' });
  }

  /** The library is there, and could not open the form, or cannot go on with it. */
  function showFailure(error: CheckoutState['error']): void {
    if (error?.code === DEMO_OFF) show({ is: 'unavailable', because: 'demo-off' });
    else if (MISCONFIGURATION.test(error?.code ?? '')) show(MISCONFIGURED);
    else if (isOffline()) show({ is: 'offline' });
    else show({ is: error?.code === CHECKOUT_TIMEOUT ? 'slow' : 'failed' });
  }

  async function begin(loading: Promise<boolean>): Promise<void> {
    show({ is: 'loading' });
    const isReady = await loading;
    if (wanted === undefined || session) return;
    if (isReady) openSession();
    else showKeptOut();
  }

  /** Opens where the library draws into, at once where that is on the page, else when it is. */
  function openSession(): void {
    if (!wanted) return;
    closeSession();
    const isFramed = FRAMED.has(state.get().payment.is);
    show({ is: 'loading' });
    if (isFramed) return openInFrame();
    // React draws what has changed before the next microtask.
    queueMicrotask(() => {
      if (!session) openInFrame();
    });
  }

  function openInFrame(): void {
    if (!wanted) return;
    const { priceId, customer, customData } = wanted;
    const transactionId = begun(wanted);
    isResuming = transactionId !== undefined;
    openPriceId = priceId;
    session = payments.openCheckout({
      ...appearance(),
      priceId,
      ...(transactionId !== undefined && { transactionId }),
      ...(customer && { customer }),
      ...(customData && { customData }),
      ...(code !== undefined && { discountCode: code }),
    });
    if (!session) return showKeptOut();
    const { getState, subscribe } = session;
    endFollowing = subscribe(() => follow(getState()));
    follow(getState());
  }

  function closeSession(): void {
    clearTimeout(staleTimer);
    clearTimeout(codeTimer);
    endFollowing();
    session?.close();
    session = undefined;
  }

  function follow({ status, order, error, purchase }: CheckoutState): void {
    if (status === 'failed' && isResuming) return openAnew();
    if (status === 'failed' && code !== undefined && !state.get().order) return openWithoutCode(error);
    const isNew = order?.items.some(({ priceId }) => priceId === openPriceId) ?? false;
    if (isNew) clearTimeout(staleTimer);
    if (isNew && wanted && order) keep(wanted, purchase ? undefined : order.transactionId);
    state.set({
      ...(isNew && order && { order, updating: false }),
      discount: discountAfter(order, error),
      ...(purchase && { purchase }),
    });
    if (status === 'failed') showFailure(error);
    else if (status === 'completed' && purchase) show({ is: 'completed', href: successPath(purchase) });
    else show(PAYMENTS[status]);
    if (isResuming && order) applyCodeOfLink(order);
  }

  /** What was begun may be paid by now, or too old. */
  function openAnew(): void {
    if (wanted) keep(wanted, undefined);
    openSession();
  }

  /** A transaction that is taken up again has the code it had: another one of the link is asked for. */
  function applyCodeOfLink({ discountCode }: Order): void {
    isResuming = false;
    if (code !== undefined && code.toUpperCase() !== discountCode?.toUpperCase()) setDiscount(code);
  }

  /** A code of a link may be old: it must not keep anybody from paying the price without it. */
  function openWithoutCode(error: CheckoutState['error']): void {
    code = undefined;
    openSession();
    state.set({ discount: { pending: false, error: refusalOf(error) } });
  }

  /** The open form did not take the other price: no amount and no form of the old one may stand under the new name. */
  function openForOtherPrice(): void {
    state.set({ order: undefined, updating: false });
    openSession();
  }

  function discountAfter(order: Order | undefined, error: CheckoutState['error']): DeskDiscount {
    const { discount } = state.get();
    const isIn = order?.discountCode?.toUpperCase() === code?.toUpperCase();
    if (isIn && (discount.pending || code !== undefined)) return { pending: false, error: null };
    if (discount.pending && error) {
      code = order?.discountCode;
      return { pending: false, error: refusalOf(error) };
    }
    if (discount.pending || !order || code === undefined) return discount;
    // The library may leave out the code of a link without a word: then only the order shows it.
    const isAboutCode = error?.code?.includes('discount') ?? false;
    return { pending: false, error: isAboutCode ? refusalOf(error) : (discount.error ?? BAD_CODE) };
  }

  function setDiscount(wish: string | undefined): void {
    code = wish;
    clearTimeout(codeTimer);
    state.set({ discount: { pending: true, error: null } });
    if (session?.setDiscount(wish)) codeTimer = setTimeout(stopWaitingForCode, CODE_TIMEOUT_MS);
    else if (wish === undefined) state.set({ discount: { pending: false, error: null } });
    else state.set({ discount: { pending: false, error: session ? BAD_CODE : WAITS_FOR_FORM } });
  }

  function stopWaitingForCode(): void {
    const { discount } = state.get();
    if (discount.pending) state.set({ discount: { pending: false, error: code === undefined ? null : NOT_APPLIED } });
  }

  /** A library that arrives after it was given up opens the form all the same. */
  const endWaiting = payments.subscribe(() => {
    const isKeptOut = ['blocked', 'slow', 'offline', 'unavailable'].includes(state.get().payment.is);
    if (payments.getState().status === 'ready' && isKeptOut && wanted) openSession();
  });

  return {
    getState: state.get,
    subscribe: state.subscribe,
    want(order) {
      const before = wanted;
      wanted = order;
      if (order === undefined) {
        closeSession();
        if (state.get().payment.is !== 'completed') state.set(AT_FIRST);
        clearTimeout(slowTimer);
      } else if (before === undefined) {
        code = order.discountCode;
        void begin(payments.load());
      } else if (session && before.key !== order.key) {
        openSession();
      } else if (session && openPriceId !== order.priceId) {
        openPriceId = order.priceId;
        state.set({ updating: true });
        if (!session.setPrice(order.priceId)) openSession();
        else {
          clearTimeout(staleTimer);
          staleTimer = setTimeout(openForOtherPrice, STALE_AFTER);
        }
      }
    },
    open: openSession,
    retry() {
      closeSession();
      void begin(payments.retry());
    },
    setDiscount,
    end() {
      wanted = undefined;
      clearTimeout(slowTimer);
      endWaiting();
      closeSession();
    },
  };
}

function refusalOf(error: CheckoutState['error']): string {
  return CODE_REFUSALS.find(([part]) => error?.code?.includes(part))?.[1] ?? BAD_CODE;
}

/** The states in which the frame of the library is on the page. */
const FRAMED: ReadonlySet<CheckoutPayment['is']> = new Set(['loading', 'ready', 'paying', 'declined']);

/** How the states of an open checkout are shown. */
const PAYMENTS: Readonly<Record<Exclude<CheckoutState['status'], 'failed'>, CheckoutPayment>> = {
  opening: { is: 'loading' },
  open: { is: 'ready' },
  paying: { is: 'paying' },
  declined: { is: 'declined' },
  closed: { is: 'closed' },
  completed: { is: 'completed', href: SUCCESS },
};
