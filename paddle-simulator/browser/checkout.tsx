import type { CheckoutEventNames } from '@paddle/paddle-js';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CheckoutResponse } from '../wire.ts';
import { CheckoutForm } from './form.tsx';
import type { CheckoutView, FormActions } from './form.tsx';
import { RequestError } from './request.ts';

/** Sends an event to the page, as Paddle.js does. */
export type Emit = (name: `${CheckoutEventNames}` | 'checkout.warning', payload: object) => void;

/** Open checkout. */
export interface OpenCheckout {
  readonly update: (changes: object) => void;
  readonly close: () => void;
}

/** Options of a checkout. */
export interface CheckoutParts {
  /** Posts to the server side. Rejects with a `RequestError`. */
  readonly send: (path: string, body: object) => Promise<CheckoutResponse>;
  readonly emit: Emit;
  /** Element of the page that contains the form. */
  readonly frame: Element;
  readonly theme: 'light' | 'dark' | undefined;
  /** True if the buyer may enter another email address. */
  readonly mayChangeBuyer: boolean;
  /** Body of the request that opens the checkout. */
  readonly request: object;
}

const DECLINED = {
  card: 'The card was declined, and you weren’t charged. Use another card, or try again.',
  challenge: 'The payment wasn’t confirmed. Try again, or use another card.',
};

/** Opens a checkout in its frame, and emits events in the same order as Paddle.js. */
export function openCheckout({ send, emit, frame, theme, mayChangeBuyer, request }: CheckoutParts): OpenCheckout {
  const host = document.createElement('div');
  host.dataset['demoCheckout'] = '';
  if (theme !== undefined) host.style.colorScheme = theme;
  const root = createRoot(host);
  let response: CheckoutResponse | undefined;
  let step: CheckoutView['step'] = 'details';
  let problem: string | undefined;
  let isClosed = false;

  /** Renders a step. Moves focus to the error or the heading if the focused element was in the form and is gone. */
  const show = (next: CheckoutView['step'], said?: string): void => {
    step = next;
    problem = said;
    if (isClosed) return;
    const hadFocus = host.contains(document.activeElement);
    const isLabeled = frame.closest('[data-simulation]') !== null;
    flushSync(() =>
      root.render(<CheckoutForm view={{ step, problem, response, isLabeled, mayChangeBuyer }} {...actions} />),
    );
    if (hadFocus && !host.contains(document.activeElement))
      host.querySelector<HTMLElement>('[role=alert], h3')?.focus();
  };
  const emitCheckout = (name: Parameters<Emit>[0]): void => {
    if (response !== undefined && !isClosed) emit(name, { data: response.checkout });
  };
  const warn = (): void => {
    if (response?.warning && !isClosed) emit('checkout.warning', { type: 'request_error', ...response.warning });
  };
  const fail = (name: 'checkout.error' | 'checkout.payment.error', error: unknown): string => {
    if (!(error instanceof RequestError)) reportError(error);
    const { code, message } =
      error instanceof RequestError ? error : new RequestError('error', 'Something went wrong.');
    if (!isClosed) emit(name, { type: 'request_error', code, detail: message });
    return message;
  };

  /** Queue of requests, so that each starts from the result of the previous one. */
  let last: Promise<void> = Promise.resolve();
  const inOrder = (work: () => Promise<void>): Promise<void> => (last = last.then(work).catch(reportError));

  const showCard = (): void => {
    show('card');
    emitCheckout('checkout.payment.selected');
  };
  const load = async (): Promise<void> => {
    try {
      response = await send('/checkouts', request);
    } catch (error) {
      return show('failed', fail('checkout.error', error));
    }
    const isReady = 'id' in response.checkout.customer;
    if (!isReady) show('details');
    emitCheckout('checkout.loaded');
    if (response.checkout.discount !== undefined) emitCheckout('checkout.discount.applied');
    warn();
    if (!isReady) return;
    emitCheckout('checkout.customer.created');
    showCard();
  };
  const change = async (changes: object): Promise<void> => {
    if (response === undefined) return;
    const before = response.checkout;
    response = await send(`/checkouts/${before.transaction_id}`, changes);
    const after = response.checkout;
    if ('items' in changes) emitCheckout('checkout.items.updated');
    if ('buyer' in changes)
      emitCheckout('id' in before.customer ? 'checkout.customer.updated' : 'checkout.customer.created');
    if (before.discount?.id !== after.discount?.id)
      emitCheckout(after.discount === undefined ? 'checkout.discount.removed' : 'checkout.discount.applied');
    if (JSON.stringify(before.totals) !== JSON.stringify(after.totals)) emitCheckout('checkout.updated');
    warn();
  };

  const actions: FormActions = {
    onDetails: (buyer) =>
      inOrder(() =>
        change({ buyer }).then(showCard, (error: unknown) => show('details', fail('checkout.error', error))),
      ),
    onChangeDetails: () => show('details'),
    onRetry: () => void inOrder(load),
    onPay: (card) =>
      inOrder(async () => {
        if (response === undefined) return;
        if (card.challenge === undefined) emitCheckout('checkout.payment.initiated');
        try {
          response = await send(`/checkouts/${response.checkout.transaction_id}/pay`, card);
        } catch (error) {
          return show('card', fail('checkout.payment.error', error));
        }
        if (response.outcome === 'challenge') return show('challenge');
        if (response.outcome === 'declined') {
          show('card', DECLINED[card.challenge === undefined ? 'card' : 'challenge']);
          return emitCheckout('checkout.payment.failed');
        }
        show('paid');
        emitCheckout('checkout.completed');
      }),
  };

  frame.replaceChildren(host);
  void inOrder(load);
  return {
    update(changes) {
      void inOrder(() =>
        change(changes).then(
          () => show(step, problem),
          (error: unknown) => void fail('checkout.error', error),
        ),
      );
    },
    close() {
      if (isClosed) return;
      emitCheckout('checkout.closed');
      isClosed = true;
      // The element is removed without unmounting the root, because the page may close the checkout while React
      // renders.
      host.remove();
    },
  };
}
