import type { CheckoutEventNames } from '@paddle/paddle-js';
import { isObject } from '../http/index.ts';
import { textAt } from './payload.ts';

/** What happens in a checkout, by the payment library's names. The package's own list lacks the warning, which is documented. */
export type CheckoutEventName = `${CheckoutEventNames}` | 'checkout.warning';

/** Its own list: the package's is an enum that would bring the package along. A test holds the two together. */
export const CHECKOUT_EVENT_NAMES: readonly CheckoutEventName[] = [
  'checkout.loaded',
  'checkout.closed',
  'checkout.updated',
  'checkout.completed',
  'checkout.error',
  'checkout.failed',
  'checkout.items.updated',
  'checkout.items.removed',
  'checkout.customer.created',
  'checkout.customer.updated',
  'checkout.customer.removed',
  'checkout.payment.selected',
  'checkout.payment.initiated',
  'checkout.payment.failed',
  'checkout.payment.error',
  'checkout.discount.applied',
  'checkout.discount.removed',
  'checkout.upsell.canceled',
  'checkout.warning',
];

/** What the payment library says went wrong. */
export interface CheckoutError {
  /** Such as `checkout_not_enabled`. */
  readonly code: string | undefined;
  /** In English, for whoever set it up. */
  readonly detail: string | undefined;
}

/** One event of a checkout. */
export interface CheckoutEvent {
  readonly name: CheckoutEventName;
  /** Everything the event says of the checkout, unread: see `readOrder` and `purchaseOf`. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly error: CheckoutError | undefined;
}

/** An event of the payment library; `undefined` for one that nobody knows. */
export function readEvent(event: unknown): CheckoutEvent | undefined {
  // The documented example of a warning has its name as its type.
  const said = textAt(event, 'name') ?? textAt(event, 'type');
  const name = CHECKOUT_EVENT_NAMES.find((each) => each === said);
  if (name === undefined || !isObject(event)) return undefined;
  const { data } = event;
  // Errors have no data: what they say stands in the event itself.
  const code = textAt(event, 'code');
  const detail = textAt(event, 'detail');
  return {
    name,
    payload: isObject(data) ? data : {},
    error: code === undefined && detail === undefined ? undefined : { code, detail },
  };
}

export type CheckoutListener = (event: CheckoutEvent) => void;

/** Hands events on to everybody who listens. */
export interface CheckoutEvents {
  /** What the payment library calls with each event. Never throws. */
  receive: (event: unknown) => void;
  /** Hears of each event that is known, until the returned function is called. */
  listen: (listener: CheckoutListener) => () => void;
}

/** Makes one such. A listener that throws is reported as an uncaught error, and stops nobody else. */
export function createCheckoutEvents(): CheckoutEvents {
  const listeners = new Set<CheckoutListener>();
  return {
    receive(said) {
      const event = readEvent(said);
      if (!event) return;
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
