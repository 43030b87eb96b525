import type { DemoCheckout, DemoPrices } from '../../contract/demo-checkout.ts';
import type { CardFields } from '../card-input.ts';
import type { Buyer, PayRequest } from '../server-calls.ts';
import { cardForm } from './card-form.ts';
import { detailsForm } from './details-form.ts';
import { discountForm } from './discount-form.ts';
import type { DiscountRights } from './discount-form.ts';
import { button, element } from './element.ts';
import { amountOf, summary } from './summary.ts';

/** Where a checkout is. */
export type StepName = 'waiting' | 'details' | 'card' | 'challenge' | 'paid' | 'broken';

/** What the steps do. */
export interface StepActions {
  readonly giveDetails: (buyer: Buyer) => Promise<void>;
  readonly changeDetails: () => void;
  readonly pay: (card: PayRequest) => Promise<void>;
  readonly answerChallenge: (answer: 'confirmed' | 'cancelled') => Promise<void>;
  readonly askForDiscount: (code: string | null) => Promise<void>;
  readonly retry: () => Promise<void>;
  /** Undefined where the checkout is part of the page. */
  readonly close: (() => void) | undefined;
}

/** What the steps show. */
export interface StepState {
  readonly name: StepName;
  /** What went wrong, in words; it takes the focus. */
  readonly problem: string | undefined;
  /** Whether another try can help a checkout that did not open. */
  readonly canRetry: boolean;
  /** Whether a discount was asked for just now: what came of it takes the focus. */
  readonly isAboutDiscount: boolean;
  readonly checkout: DemoCheckout | undefined;
  readonly catalogue: DemoPrices | undefined;
  readonly locale: string;
  /** What was typed, kept up to date by the fields, so that a step that is drawn again begins with it. */
  readonly typed: {
    readonly card: { -readonly [Name in keyof CardFields]: string };
    readonly buyer: { -readonly [Name in keyof Buyer]?: Buyer[Name] };
    code: string;
  };
  readonly rights: DiscountRights & { readonly mayChangeBuyer: boolean };
}

/** A step as it is put into the frame. */
export interface DrawnStep {
  readonly order?: HTMLElement;
  readonly step: HTMLElement;
  readonly focus: HTMLElement;
}

/** Draws a step. An overlay has the order beside it; on the page, that is the page's to show. */
export function drawStep(state: StepState, actions: StepActions): DrawnStep {
  const { problem, checkout, catalogue } = state;
  const heading = element('h2', { tabindex: '-1' }, headingOf(state.name));
  const alert =
    problem === undefined ? undefined : element('p', { class: 'problem', role: 'alert', tabindex: '-1' }, problem);
  const step = element('div', { class: 'step' }, heading, alert);
  // Another try has another outcome: two messages at once would leave open which of them holds.
  step.addEventListener('submit', () => alert?.remove());
  const outset = alert ?? heading;
  if (state.name === 'broken') {
    if (state.canRetry)
      step.append(element('div', { class: 'actions' }, button('Try again', 'primary', actions.retry)));
    return { step, focus: outset };
  }
  if (checkout === undefined || catalogue === undefined || state.name === 'waiting') {
    step.append(element('p', { role: 'status' }, 'One moment…'));
    return { step, focus: outset };
  }
  step.append(...contentOf(state.name, checkout, catalogue, state, actions));
  const isOpen = state.name === 'details' || state.name === 'card';
  const discount = isOpen ? discountForm(checkout, state.rights, state.typed, actions.askForDiscount) : undefined;
  const control = discount?.matches('button') === true ? discount : discount?.querySelector<HTMLElement>('input');
  const focus = (state.isAboutDiscount && alert === undefined ? control : undefined) ?? outset;
  if (actions.close === undefined) {
    if (discount !== undefined) step.append(discount);
    return { step, focus };
  }
  const title = element('h2', {}, 'Your order');
  const order = element('div', { class: 'order' }, title, summary(checkout, catalogue.prices, state.locale), discount);
  return { order, step, focus };
}

function headingOf(name: StepName): string {
  switch (name) {
    case 'waiting':
    case 'details':
      return 'Your details';
    case 'card':
      return 'Pay by card';
    case 'challenge':
      return 'Confirm the payment';
    case 'paid':
      return 'Paid (demo)';
    case 'broken':
      return 'The checkout didn’t open';
  }
}

function contentOf(
  name: 'details' | 'card' | 'challenge' | 'paid',
  checkout: DemoCheckout,
  catalogue: DemoPrices,
  { locale, typed, rights }: StepState,
  actions: StepActions,
): readonly (HTMLElement | string)[] {
  const email = checkout.customer?.email ?? '';
  const due = amountOf(checkout, checkout.quote.totals.total, locale);
  switch (name) {
    case 'details':
      return [
        detailsForm({ ...checkout, email, ...typed.buyer }, catalogue.countries, typed.buyer, actions.giveDetails),
      ];
    case 'card': {
      const change = rights.mayChangeBuyer ? [button('Change', 'quiet', actions.changeDetails)] : [];
      const buyer = element('div', { class: 'buyer' }, element('span', { dir: 'auto' }, email), ...change);
      return [buyer, cardForm(`Pay ${due}`, typed.card, actions.pay)];
    }
    case 'challenge':
      return [
        element('p', {}, `This simulates your bank’s page. Confirm the payment of ${due}, or cancel it.`),
        element(
          'div',
          { class: 'actions' },
          button('Confirm', 'primary', () => actions.answerChallenge('confirmed')),
          button('Cancel', 'secondary', () => actions.answerChallenge('cancelled')),
        ),
      ];
    case 'paid':
      return [
        element('span', { class: 'mark', 'aria-hidden': 'true' }),
        element(
          'p',
          {},
          `${due} for ${email}. No card was charged. The purchase appears in your account like a real one.`,
        ),
        ...(actions.close === undefined
          ? []
          : [element('div', { class: 'actions' }, button('Done', 'primary', actions.close))]),
      ];
  }
}
