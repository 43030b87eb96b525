import type { CheckoutSettings, PaddleEventData } from '@paddle/paddle-js';
import type { DemoCheckout, DemoPrices } from '../contract/demo-checkout.ts';
import { checkoutEvent, errorEvent } from './events.ts';
import type { EventName, EventParts } from './events.ts';
import { DEMO_OFF, DemoServerError } from './server-calls.ts';
import type { DemoServer, OpenRequest, PayRequest, UpdateRequest } from './server-calls.ts';
import { keepTypedBuyer, readTypedBuyer } from './typed-buyer.ts';
import { openFrame } from './view/frame.ts';
import { drawStep } from './view/steps.ts';
import type { StepActions, StepName, StepState } from './view/steps.ts';

/** What a checkout is made of. */
export interface CheckoutParts {
  readonly server: DemoServer;
  readonly request: OpenRequest;
  readonly settings: CheckoutSettings;
  /** Where an inline checkout goes; undefined is an overlay. */
  readonly place: Element | undefined;
  /** How amounts are written. */
  readonly locale: string;
  readonly emit: (event: PaddleEventData) => void;
  /** Leaves for another page of the site. */
  readonly navigate: (url: string) => void;
}

/** A checkout that is open. */
export interface OpenCheckout {
  readonly update: (asked: UpdateRequest) => void;
  /** Takes it away, and tells of it. */
  readonly close: () => void;
}

/** Opens a checkout: draws its steps, one after the other, and tells what happens as Paddle.js does. */
export function openCheckout({ server, request, settings, place, ...parts }: CheckoutParts): OpenCheckout {
  const { emit, locale, navigate } = parts;
  let checkout: DemoCheckout | undefined;
  let catalogue: DemoPrices | undefined;
  let card: EventParts['card'] = null;
  let asked: PayRequest | undefined;
  let isClosed = false;
  let canRetry = true;
  const isKnownBuyer = request.email !== undefined || request.customerId !== undefined;
  const typed: StepState['typed'] = {
    card: { number: '', expiry: '', cvc: '', name: '' },
    buyer: isKnownBuyer ? {} : readTypedBuyer(),
    code: '',
  };
  const rights = {
    mayAdd: settings.showAddDiscounts ?? true,
    mayRemove: settings.allowDiscountRemoval ?? true,
    mayChangeBuyer: !isKnownBuyer || (settings.allowLogout ?? true),
  };

  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    frame.remove();
    tell('checkout.closed');
  };
  const frame = openFrame({
    place,
    theme: settings.theme,
    locale,
    style: settings.frameStyle,
    initialHeight: settings.frameInitialHeight,
    onClose: close,
  });

  const tell = (name: EventName): void => {
    if (checkout === undefined || catalogue === undefined) return;
    const display = { display_mode: settings.displayMode ?? 'overlay', theme: settings.theme ?? 'light' };
    emit(checkoutEvent(name, { checkout, prices: catalogue.prices, display, card }));
  };
  const show = (name: StepName, problem?: string, isAboutDiscount = false): void => {
    const state = { name, problem, canRetry, isAboutDiscount, checkout, catalogue, locale, typed, rights };
    if (!isClosed) frame.show(drawStep(state, actions));
    current = name;
  };
  let current: StepName = 'waiting';

  const warnAboutDiscount = ({ discountProblem }: DemoCheckout): void => {
    if (discountProblem !== null) emit(errorEvent('checkout.warning', discountProblem.code, discountProblem.detail));
  };

  /** Goes on to the card, which is the one way to pay. */
  const showCard = (): void => {
    show('card');
    tell('checkout.payment.selected');
  };
  const load = async (): Promise<void> => {
    try {
      [catalogue, checkout] = await Promise.all([server.prices(), server.open(request)]);
    } catch (error) {
      const { code, message } = refusalOf(error);
      emit(errorEvent('checkout.error', code, message));
      canRetry = code !== DEMO_OFF;
      return show('broken', message);
    }
    if (checkout.discount === null) typed.code = request.discount ?? '';
    const isReady = checkout.customer !== null;
    if (!isReady) show('details');
    tell('checkout.loaded');
    if (checkout.discount !== null) tell('checkout.discount.applied');
    warnAboutDiscount(checkout);
    if (!isReady) return;
    tell('checkout.customer.created');
    showCard();
  };
  const change = async (wanted: UpdateRequest): Promise<void> => {
    const before = checkout;
    if (before === undefined) return;
    const after = await server.update(before.transactionId, wanted);
    checkout = after;
    if (wanted.discount !== undefined && after.discountProblem === null) typed.code = '';
    if (wanted.items !== undefined) tell('checkout.items.updated');
    if (wanted.buyer !== undefined)
      tell(before.customer === null ? 'checkout.customer.created' : 'checkout.customer.updated');
    if (before.discount?.id !== after.discount?.id)
      tell(after.discount === null ? 'checkout.discount.removed' : 'checkout.discount.applied');
    if (JSON.stringify(before.quote) !== JSON.stringify(after.quote)) tell('checkout.updated');
    warnAboutDiscount(after);
  };

  /** One change after the other: each begins with what the last one made. A failure is for whoever asked. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  /** Does something a step asked for; what is refused is said in that step. */
  const attempt = (name: StepName, work: () => Promise<void>): Promise<void> =>
    inTurn(work).catch((error: unknown) => show(name, refusalOf(error).message));

  const pay = async (wanted: PayRequest): Promise<void> => {
    if (checkout === undefined) return;
    const { transactionId } = checkout;
    asked = wanted;
    card = {
      last4: wanted.number.replace(/\D/g, '').slice(-4),
      expiryMonth: wanted.expiryMonth,
      expiryYear: wanted.expiryYear,
    };
    if (wanted.challenge === undefined) tell('checkout.payment.initiated');
    const result = await server.pay(transactionId, wanted).catch((error: unknown) => {
      const refusal = refusalOf(error);
      emit(errorEvent('checkout.payment.error', refusal.code, refusal.message));
      throw refusal;
    });
    checkout = result.checkout;
    if (result.outcome === 'challenge') return show('challenge');
    if (result.outcome === 'declined') {
      show('card', DECLINED[wanted.challenge === undefined ? 'card' : 'challenge']);
      return tell('checkout.payment.failed');
    }
    show('paid');
    tell('checkout.completed');
    if (settings.successUrl !== undefined) navigate(settings.successUrl);
  };

  const actions: StepActions = {
    giveDetails: (buyer) =>
      attempt('details', async () => {
        await change({ buyer });
        keepTypedBuyer(undefined);
        showCard();
      }),
    changeDetails: () => show('details'),
    pay: (wanted) => attempt('card', () => pay(wanted)),
    answerChallenge: (challenge) =>
      attempt('card', async () => {
        if (asked !== undefined) await pay({ ...asked, challenge });
      }),
    askForDiscount: (discount) =>
      attempt(current, async () => {
        await change({ discount });
        show(current, undefined, true);
      }),
    retry: load,
    close: place === undefined ? close : undefined,
  };
  // A page shows its own placeholder in the place of an inline checkout until that has loaded.
  if (place === undefined) show('waiting');
  void inTurn(load);

  return {
    close,
    update(wanted) {
      inTurn(async () => {
        await change(wanted);
        if (current === 'details' || current === 'card') show(current);
      }).catch((error: unknown) => {
        const { code, message } = refusalOf(error);
        emit(errorEvent('checkout.error', code, message));
      });
    },
  };
}

/** What is said when a payment failed. */
const DECLINED = {
  card: 'The card was declined. Use another card, or try again.',
  challenge: 'The payment wasn’t confirmed. Try again, or use another card.',
};

/** What went wrong. What is no refusal is a mistake in the demo, and is told as one. */
function refusalOf(error: unknown): DemoServerError {
  if (error instanceof DemoServerError) return error;
  reportError(error);
  return new DemoServerError('demo_error', 'Something went wrong in the demo checkout.');
}
