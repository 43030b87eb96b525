import type { CheckoutPayment } from '@onset/design-system/sections/checkout';
import { createObservable } from '../adapters/observable.ts';
import type { Observable } from '../adapters/observable.ts';
import { SUCCESS, successPath } from './success-path.ts';
import type {
  CheckoutOptions,
  CheckoutSession,
  CheckoutState,
  KeptConversion,
  Order,
  Payments,
} from '../adapters/payments/index.ts';

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

/** What the page shows of the order and its payment. */
export interface DeskState {
  readonly payment: CheckoutPayment;
  /** What the payment library says of the order; kept while another plan is worked out. */
  readonly order: Order | undefined;
  /** Whether amounts are being worked out anew. */
  readonly updating: boolean;
  readonly discount: { readonly pending: boolean; readonly error: string | null };
  /** What was bought, once it is paid. */
  readonly purchase: KeptConversion | undefined;
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

const BAD_CODE = 'This code is not good for this plan. Check it for typing errors.';
/** After how many milliseconds an open form that was told of another price has not taken it. */
const STALE_AFTER = 3000;
const DECLINED = 'Your payment did not go through.';

/** Makes the desk of a page. The library is loaded when something is wanted for the first time. */
export function createDesk({ payments, appearance, isOffline, slowAfter = 5000 }: DeskParts): Desk {
  const state = createObservable<DeskState>(AT_FIRST);
  let wanted: DeskOrder | undefined;
  let session: CheckoutSession | undefined;
  let endFollowing = (): void => {};
  /** The price the open checkout is about. */
  let openPriceId: string | undefined;
  /** The code that is in the open checkout, or on its way there. */
  let code: string | undefined;
  let staleTimer: ReturnType<typeof setTimeout> | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;

  function show(payment: CheckoutPayment): void {
    const before = state.get().payment;
    if (payment.is === 'loading' && before.is === 'loading') return;
    clearTimeout(slowTimer);
    state.set({ payment });
    if (payment.is !== 'loading') return;
    slowTimer = setTimeout(() => state.set({ payment: { is: 'loading', slow: true } }), slowAfter);
  }

  /** Nothing was charged: either there is no connection, or something keeps the library out. */
  const showKeptOut = (): void => show({ is: isOffline() ? 'offline' : 'blocked' });

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
    openPriceId = priceId;
    session = payments.openCheckout({
      ...appearance(),
      mode: 'inline',
      priceId,
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
    endFollowing();
    session?.close();
    session = undefined;
  }

  function follow({ status, order, error, purchase }: CheckoutState): void {
    if (status === 'failed' && code !== undefined && !state.get().order) return openWithoutCode();
    const isNew = order?.items.some(({ priceId }) => priceId === openPriceId) ?? false;
    if (isNew) clearTimeout(staleTimer);
    state.set({
      ...(isNew && order && { order, updating: false }),
      discount: discountAfter(order, error !== undefined),
      ...(purchase && { purchase: { data: purchase, email: order?.email } }),
    });
    if (status === 'failed') show({ is: isOffline() ? 'offline' : 'failed' });
    else if (status === 'completed' && purchase) show({ is: 'completed', href: successPath(purchase) });
    else show(PAYMENTS[status]);
  }

  /** A code of a link may be old: it must not keep anybody from paying the price without it. */
  function openWithoutCode(): void {
    code = undefined;
    openSession();
    state.set({ discount: { pending: false, error: BAD_CODE } });
  }

  /** The open form did not take the other price: no amount and no form of the old one may stand under the new name. */
  function openForOtherPrice(): void {
    state.set({ order: undefined, updating: false });
    openSession();
  }

  function discountAfter(order: Order | undefined, failed: boolean): DeskState['discount'] {
    const { discount } = state.get();
    const isIn = order?.discountCode?.toUpperCase() === code?.toUpperCase();
    // Of the code of a link that is not good the library says nothing: the order is without it.
    if (!discount.pending && order && code !== undefined) return { pending: false, error: isIn ? null : BAD_CODE };
    if (!discount.pending) return discount;
    if (failed) {
      code = order?.discountCode;
      return { pending: false, error: BAD_CODE };
    }
    return isIn ? { pending: false, error: null } : discount;
  }

  /** A library that arrives after it was given up opens the form all the same. */
  const endWaiting = payments.subscribe(() => {
    const isKeptOut = ['blocked', 'offline'].includes(state.get().payment.is);
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
    setDiscount(wish) {
      code = wish;
      state.set({ discount: { pending: true, error: null } });
      if (session?.setDiscount(wish)) return;
      state.set({ discount: { pending: false, error: wish === undefined ? null : BAD_CODE } });
    },
    end() {
      wanted = undefined;
      clearTimeout(slowTimer);
      endWaiting();
      closeSession();
    },
  };
}

/** The states in which the frame of the library is on the page. */
const FRAMED: ReadonlySet<CheckoutPayment['is']> = new Set(['loading', 'ready', 'paying', 'declined']);

/** How the states of an open checkout are shown. */
const PAYMENTS: Readonly<Record<Exclude<CheckoutState['status'], 'failed'>, CheckoutPayment>> = {
  opening: { is: 'loading' },
  open: { is: 'ready' },
  paying: { is: 'paying' },
  declined: { is: 'declined', message: DECLINED },
  closed: { is: 'closed' },
  completed: { is: 'completed', href: SUCCESS },
};
