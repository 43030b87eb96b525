import type { Paddle } from '@paddle/paddle-js';
import { createObservable } from '../observable.ts';
import type { CheckoutError, CheckoutEvent, CheckoutEventName, CheckoutEvents } from './checkout-events.ts';
import { purchaseOf } from './conversion-data.ts';
import type { ConversionData } from './conversion-data.ts';
import { openOptions } from './open-options.ts';
import type { CheckoutOptions } from './open-options.ts';
import { readOrder } from './order.ts';
import type { Order } from './order.ts';
import { textAt } from './payload.ts';

/**
 * Status of a checkout. `declined`: the payment was refused, and the buyer can try again. `failed`: it could not be opened, or
 * cannot go on. `closed`: the buyer left without having paid; a checkout that is closed after the payment stays `completed`.
 */
export type CheckoutStatus = 'opening' | 'open' | 'paying' | 'declined' | 'failed' | 'completed' | 'closed';

export interface CheckoutState {
  readonly status: CheckoutStatus;
  /** What it is about now; `undefined` until the library has said so. */
  readonly order: Order | undefined;
  /** What the library last said was wrong, such as a discount code that is none. Gone with the next thing that works. */
  readonly error: CheckoutError | undefined;
  /** What was bought, once that is so. */
  readonly purchase: ConversionData | undefined;
}

/** The code of the error of a checkout that has not loaded within its time limit. */
export const CHECKOUT_TIMEOUT = 'timeout';

/** One checkout that was opened. */
export interface CheckoutSession {
  getState: () => CheckoutState;
  subscribe: (listener: () => void) => () => void;
  /** Puts another price in place of everything in it: the switch to another plan. False where it is over, or the library refused. */
  setPrice: (priceId: string, quantity?: number) => boolean;
  /** Gives the discount of a code, or takes it back. Whether there is one for it, the order or the error says. */
  setDiscount: (code: string | undefined) => boolean;
  /** Closes it, and stops listening. */
  close: () => void;
}

/** What a session needs of the page it is on. */
export interface SessionParts {
  library: Pick<Paddle, 'Checkout'>;
  events: CheckoutEvents;
  /** Ids of the checkouts of the page that are over: their last events may come when the next is open. */
  ended: Set<string>;
  /** After how many milliseconds a checkout that has not loaded counts as failed. It may still come. */
  timeLimit: number;
}

/** Opens a checkout. One that the library refuses is `failed` at once. */
export function openSession(
  { library, events, ended, timeLimit }: SessionParts,
  options: CheckoutOptions,
): CheckoutSession {
  const state = createObservable<CheckoutState>({
    status: 'opening',
    order: undefined,
    error: undefined,
    purchase: undefined,
  });
  let checkoutId: string | undefined;
  let isOver = false;

  const fail = (error?: CheckoutError): void => {
    if (state.get().status === 'opening') state.set({ status: 'failed', error });
  };
  const timer = setTimeout(() => fail({ code: CHECKOUT_TIMEOUT, detail: undefined }), timeLimit);

  const endListening = events.listen((event) => {
    const id = textAt(event.payload, 'id');
    if (id !== undefined) {
      if (event.name === 'checkout.loaded') ended.delete(id);
      else if (ended.has(id)) return;
      checkoutId = id;
    }
    if (event.name === 'checkout.closed') end();
    state.set(changeBy(event, state.get()));
  });

  function end(): void {
    isOver = true;
    clearTimeout(timer);
    endListening();
    if (checkoutId !== undefined) ended.add(checkoutId);
  }

  const { Checkout } = library;
  if (!accepts(() => Checkout.open(openOptions(options)))) fail();

  return {
    getState: state.get,
    subscribe: state.subscribe,
    setPrice: (priceId, quantity = 1) => !isOver && accepts(() => Checkout.updateItems([{ priceId, quantity }])),
    setDiscount: (code) => !isOver && accepts(() => Checkout.updateCheckout({ discountCode: code ?? null })),
    close() {
      if (isOver) return;
      end();
      accepts(() => Checkout.close());
      state.set({ status: afterClosing(state.get().status) });
    },
  };
}

/** Where events lead whatever was before. */
const STATUS_AFTER: Readonly<Partial<Record<CheckoutEventName, CheckoutStatus>>> = {
  'checkout.loaded': 'open',
  'checkout.payment.initiated': 'paying',
  'checkout.payment.failed': 'declined',
  'checkout.failed': 'failed',
  'checkout.completed': 'completed',
};

/** What an event changes. */
function changeBy({ name, payload, error }: CheckoutEvent, before: CheckoutState): Partial<CheckoutState> {
  const order = readOrder(payload) ?? before.order;
  // Whatever comes after the payment, it was paid.
  if (before.status === 'completed') return { order };
  let status = STATUS_AFTER[name] ?? before.status;
  // A checkout that is open goes on after an error, which may be about a discount code. The form explains it: unlike after a
  // declined payment, another card would not help.
  const isError = name === 'checkout.error' || name === 'checkout.payment.error';
  if (isError && status === 'opening') status = 'failed';
  if (isError && status === 'paying') status = 'open';
  if (name === 'checkout.closed') status = afterClosing(status);
  return { order, error, status, purchase: name === 'checkout.completed' ? purchaseOf(payload) : undefined };
}

/** Who has paid, or could not, has not left. */
function afterClosing(status: CheckoutStatus): CheckoutStatus {
  return status === 'completed' || status === 'failed' ? status : 'closed';
}

/** Whether the library did what it was called for: it throws at what it cannot do, such as a change of no checkout. */
function accepts(call: () => void): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}
