import { brand } from '@onset/design-system/brand';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fromUnits } from '@onset/design-system/content/money';
import { Checkout } from '@onset/design-system/sections/checkout';
import type { CheckoutProps } from '@onset/design-system/sections/checkout';
import type { CheckoutPayment } from '@onset/design-system/sections/checkout/checkout-state';
import type { CheckoutContent } from '@onset/design-system/sections/checkout/schema';
import preview from '../../.storybook/preview.tsx';
import { discounted, taxed } from '../fixtures/buying.ts';
import { asksForPlan, narrow, runtimeFailed } from '../helpers/frames.tsx';

const content: CheckoutContent = {
  heading: 'Checkout',
  product: `${brand.name} for Mac`,
  plans: [
    {
      id: 'monthly',
      name: 'Monthly',
      price: fromUnits(12, 'USD'),
      per: 'a month',
      every: 'month',
      terms: 'Charged every month. Cancel whenever you like, and keep it until the month is over.',
    },
    {
      id: 'yearly',
      name: 'Yearly',
      price: fromUnits(96, 'USD'),
      shownPrice: fromUnits(8, 'USD'),
      per: 'a month',
      badge: 'Save 33%',
      every: 'year',
      terms: '$96 charged once a year. Cancel before the next payment, and you won’t be charged again.',
    },
    {
      id: 'lifetime',
      name: 'Lifetime',
      price: fromUnits(189, 'USD'),
      per: 'once',
      every: 'once',
      terms: 'Yours for good, with one year of updates. You won’t be charged again.',
    },
  ],
  recommended: 'yearly',
  path: '/checkout',
  seller: 'Paddle',
  methods: ['Cards', 'PayPal', 'Apple Pay', 'Google Pay'],
  trust: [
    '14 days to change your mind, and the whole price back. [How a refund goes](/refund)',
    'Sold by Paddle.com, our merchant of record: it takes the payment and passes the tax on.',
    'The receipt comes by mail, with the tax on it and your company if you name one.',
  ],
  agreement: 'By paying, you agree to the [terms](/terms-and-conditions).',
  portal: { label: 'Manage your plan', href: '/customer-portal' },
  logIn: { label: 'Log in first', href: '/login' },
  supportEmail: 'support@onset.example',
};

/** Returns the plans of the story with other prices in another currency. */
function createPlans(currency: string, prices: readonly number[]): CheckoutContent['plans'] {
  return content.plans.map((plan, index) => ({ ...plan, price: fromUnits(prices[index] ?? 0, currency) }));
}

/** Adds a placeholder form to the payment frame and returns it. Like the payment library, it bypasses React. */
function fillFrame(canvasElement: HTMLElement): HTMLElement {
  const frame = canvasElement.querySelector<HTMLElement>('.payment-frame');
  if (!frame) throw new Error('There is no frame for the payment library');
  const form = document.createElement('div');
  form.textContent = 'The form of the payment library';
  form.style.cssText =
    'display:grid;place-content:center;block-size:450px;border:1px dashed currentColor;border-radius:6px;opacity:.6';
  frame.append(form);
  return form;
}

const meta = preview.meta({
  title: 'Sections/Checkout',
  component: Checkout,
  parameters: { frame: 'none' },
  args: {
    ...content,
    plan: 'yearly',
    buyer: null,
    frameClass: 'payment-frame',
    onPlanChange: fn(),
    onDiscount: fn(),
    onDiscountRemove: fn(),
    onLogOut: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
});

/** Returns the line of the order whose label starts with the given text. */
function orderLine(canvasElement: HTMLElement, labelStart: string): HTMLElement {
  const terms = [...canvasElement.querySelectorAll('dt')];
  const row = terms.find((term) => term.textContent.startsWith(labelStart))?.parentElement;
  if (!row) throw new Error(`The order has no line “${labelStart}”`);
  return row;
}

/** The payment library isn't loaded yet. The section shows the list price and a button that opens the payment form. */
export const PlanSelected = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /, Yearly$/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yearly $96/year' })).toBeChecked();
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('Due today, before tax$96USD');
    await expect(orderLine(canvasElement, 'Tax')).toHaveTextContent('Calculated from your location');
    await expect(
      canvas.getByText('Renews at $96 each year, until you cancel. The payment form shows your currency and tax.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in first' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/**
 * While the payment library is loading, the empty frame reserves space for the form, and a status message is announced.
 */
export const Loading = meta.story({
  args: { payment: { is: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the payment form');
    await expect(canvasElement.querySelector('.payment-frame')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$96');
  },
});

export const Slow = meta.story({
  args: { payment: { is: 'loading', slow: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
  },
});

/** The buyer is logged in. The payment library has rendered its form and calculated the tax and the total. */
export const Ready = meta.story({
  args: { payment: { is: 'ready' }, order: taxed, buyer: { email: 'ada@example.com' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    fillFrame(canvasElement);
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('Due today$104.52USD');
    await expect(orderLine(canvasElement, 'Tax')).toHaveTextContent('$8.52');
    await expect(canvas.getByText('Renews at $104.52 each year, tax included, until you cancel.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

/**
 * Simulates the payment library by passing one payment state after another. Each click on “Next state” advances to the
 * next one.
 */
function SimulatedPaymentLibrary({ states, ...args }: CheckoutProps & { states: readonly CheckoutPayment[] }) {
  const [stateIndex, setStateIndex] = useState(0);
  return (
    <>
      <Checkout {...args} payment={states[stateIndex] ?? { is: 'idle' }} onOpen={() => setStateIndex(stateIndex + 1)} />
      <button type="button" className="sr-only" onClick={() => setStateIndex(stateIndex + 1)}>
        Next state
      </button>
    </>
  );
}

/**
 * The frame remains the same DOM element from loading to a declined card. Otherwise, the form that the payment library
 * rendered would be lost.
 */
export const Declined = meta.story({
  args: { order: taxed },
  render: (args) => (
    <SimulatedPaymentLibrary
      {...args}
      states={[{ is: 'loading' }, { is: 'ready' }, { is: 'paying' }, { is: 'declined' }]}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = fillFrame(canvasElement);
    const nextButton = canvas.getByRole('button', { name: 'Next state' });
    await userEvent.click(nextButton);
    await expect(canvas.getByRole('status')).toHaveTextContent('What you enter here goes to Paddle, not to us.');
    await userEvent.click(nextButton);
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for your bank. Keep this page open.');
    await userEvent.click(nextButton);
    // The payment library's form already shows why the card was declined, so the section doesn't show another error.
    await expect(canvas.getByRole('status')).toHaveTextContent('You weren’t charged. Try another card');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(form).toBeVisible();
    nextButton.blur();
  },
});

/** While the bank authorizes the payment, the buyer can't change the plan, the discount or the account. */
export const Paying = meta.story({
  args: {
    order: discounted,
    onDiscountRemove: fn(),
    buyer: { email: 'ada@example.com' },
    onLogOut: fn(),
    payment: { is: 'paying' },
  },
  play: async ({ canvas, canvasElement }) => {
    fillFrame(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for your bank. Keep this page open.');
    for (const plan of canvas.getAllByRole('radio')) await expect(plan).toBeDisabled();
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** After the buyer closes the payment form, the order is unchanged, and the focus moves to a message. */
export const Closed = meta.story({
  args: { order: taxed },
  render: (args) => <SimulatedPaymentLibrary {...args} states={[{ is: 'ready' }, { is: 'closed' }]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    fillFrame(canvasElement);
    const nextButton = canvas.getByRole('button', { name: 'Next state' });
    // Simulates that the payment library removes its focused form, so that no element has the focus.
    nextButton.addEventListener('click', () => nextButton.blur(), { once: true });
    await userEvent.click(nextButton);
    await waitFor(() => expect(canvas.getByText('Your order hasn’t changed')).toHaveFocus());
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$104.52');
    await expect(canvas.getByRole('button', { name: 'Open the payment form' })).toBeVisible();
  },
});

export const Completed = meta.story({
  args: { order: taxed, payment: { is: 'completed', href: '/success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid. Thank you.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/success');
  },
});

/** The buyer has navigated back from the success page. The section shows the paid plan and no payment form. */
export const CompletedBefore = meta.story({
  args: { payment: { is: 'completed', href: '/success', seen: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your purchase' })).toHaveAttribute('href', '/success');
    await expect(canvas.queryByText(/^Due today/)).toBeNull();
  },
});

/**
 * The payment library was loaded, but couldn't open its form. The args contain no `message`, so the section shows a
 * default explanation.
 */
export const Failed = meta.story({
  args: { payment: { is: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The payment form didn’t open', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/an error at Paddle/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us instead' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  args: { payment: { is: 'offline' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You’re offline', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/**
 * The payment library is blocked. The buyer can try again, or send an email with the name of the plan in its subject.
 */
export const Blocked = meta.story({
  args: { payment: { is: 'blocked' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/Turn off blockers for this page/)).toBeVisible();
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$96');
    const emailHref = canvas.getByRole('link', { name: 'Write to us instead' }).getAttribute('href') ?? '';
    await expect(emailHref).toMatch(/^mailto:support@onset\.example\?/);
    await expect(decodeURIComponent(emailHref)).toContain(`subject=Buying ${brand.name} for Mac, Yearly`);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The connection is slow. Unlike the message for a blocked library, this message doesn't mention blockers. */
export const LoadingTimedOut = meta.story({
  args: { payment: { is: 'slow' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('The payment form is still loading', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText(/blocker/)).toBeNull();
    // The payment form is still loading in this frame, and becomes visible as soon as it's ready.
    await expect(canvasElement.querySelector('.payment-frame')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/**
 * The payment settings of the site are invalid. Unlike the message for a blocked library, this message doesn't mention
 * blockers.
 */
export const Unavailable = meta.story({
  args: { payment: { is: 'unavailable', because: 'configuration' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments aren’t working at the moment', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText(/blocker/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Write to us instead' })).toBeVisible();
  },
});

/**
 * The URL contains the name of a plan that doesn't exist. The heading repeats the name, and the section lists the
 * existing plans.
 */
export const UnknownPlan = meta.story({
  args: { plan: null, unknownPlan: 'weekly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no plan called “weekly”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Yearly/ })).toHaveAttribute('href', '/checkout?plan=yearly');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The URL contains no plan, so the section asks the visitor to choose one. */
export const NoPlan = meta.story({
  args: { plan: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const lifetime = canvas.getByRole('link', { name: 'Choose Lifetime' }).closest('li');
    await expect(lifetime).toHaveTextContent('$189once');
  },
});

/**
 * The page is prerendered, and the URL contains a plan. Placeholders are shown instead of amounts until a script has
 * read the URL.
 */
export const PrerenderedWithPlan = meta.story({
  args: { plan: undefined, buyer: undefined },
  decorators: [asksForPlan],
  play: async ({ canvas, canvasElement }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(orderLine(canvasElement, 'Due today')).not.toHaveTextContent('$');
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(canvas.getByText('Paying needs JavaScript')).not.toBeVisible();
    await expect(canvas.getByText('Choose your plan')).not.toBeVisible();
  },
});

/** The page is prerendered, and the URL contains no plan. The section asks the visitor to choose one. */
export const PrerenderedWithoutPlan = meta.story({
  args: { plan: undefined, buyer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await expect(canvas.getByText('Payment')).not.toBeVisible();
    await expect(canvas.getByText('Paying needs JavaScript')).not.toBeVisible();
  },
});

/**
 * The page's scripts couldn't be loaded. The section shows the plans, their prices and a link to write to the support.
 */
export const WithoutScripts = meta.story({
  args: { plan: undefined, buyer: undefined },
  decorators: [runtimeFailed],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paying needs JavaScript')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      'mailto:support@onset.example',
    );
    await expect(canvas.getAllByText('$189').filter((price) => price.checkVisibility())).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: /Lifetime/ })).toBeNull();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/**
 * The buyer followed a link from an email about a missed payment, which opens the checkout without a plan. The section
 * links to the customer portal, where invoices are paid.
 */
export const FromPaymentLink = meta.story({
  args: { plan: null, isPaymentLink: true },
  play: async ({ canvas }) => {
    const portal = canvas.getByRole('link', { name: 'Manage your plan' });
    await expect(portal).toHaveAttribute('href', '/customer-portal');
    await expect(portal.parentElement).toHaveTextContent(/^To pay an open invoice/);
  },
});

/**
 * The buyer already has a subscription. The section shows a link to the customer portal instead of the payment form.
 */
export const AlreadySubscribed = meta.story({
  args: {
    owned: { is: 'subscription', plan: 'Monthly', until: '2026-12-22' },
    buyer: { email: 'ada@example.com' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You have the Monthly plan already')).toBeVisible();
    await expect(orderLine(canvasElement, 'Renews on')).toHaveTextContent('22 December 2026');
    await expect(canvas.getByRole('link', { name: 'Manage your plan' })).toHaveAttribute('href', '/customer-portal');
    await expect(canvas.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
  },
});

export const SubscriptionEnding = meta.story({
  args: { owned: { is: 'subscription', plan: 'Yearly', until: '2027-03-04', ending: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(orderLine(canvasElement, 'Ends on')).toHaveTextContent('4 March 2027');
    await expect(canvas.getByText(/Until then it can be taken up again/)).toBeVisible();
  },
});

export const OwnsLifetime = meta.story({
  args: { owned: { is: 'lifetime', purchasedOn: '2026-03-03', updatesUntil: '2027-03-03' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(`${brand.name} for Mac is yours already`)).toBeVisible();
    await expect(orderLine(canvasElement, 'Updates until')).toHaveTextContent('3 March 2027');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/**
 * The payment panel keeps its height when the button is replaced by the loading state and then by the payment form, so
 * the content below doesn't move.
 */
export const Opening = meta.story({
  render: (args) => <SimulatedPaymentLibrary {...args} states={[{ is: 'idle' }, { is: 'loading' }, { is: 'ready' }]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const getHeight = () => canvasElement.querySelector('[data-slot="payment"]')?.clientHeight;
    const initialHeight = getHeight();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(getHeight()).toBe(initialHeight);
    fillFrame(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next state' }));
    await expect(getHeight()).toBe(initialHeight);
  },
});

/** Texts for a simulated checkout, similar to those of the site's demo checkout. */
const simulation = {
  label: 'Demo checkout: no card is charged',
  title: 'Pay with test cards',
  text: 'The demo payment form opens here after you continue. It doesn’t accept real cards.',
  entered: 'Only test cards are accepted here.',
};

/**
 * The server doesn't run the demo checkout. There is no “Try again” button, because another attempt would fail, too.
 */
export const DemoOff = meta.story({
  args: { payment: { is: 'unavailable', because: 'demo-off' }, simulation },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t buy here', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.queryByText('Demo checkout: no card is charged')).toBeNull();
    await expect(canvas.getByText('You can’t buy here. You weren’t charged.')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByText(/^Payments aren’t working/)).toBeNull();
  },
});

/** The simulated payment form isn't open yet. The text doesn't say that card data is sent to Paddle. */
export const DemoChosen = meta.story({
  args: { simulation },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/It doesn’t accept real cards/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Your card goes to Paddle');
  },
});

/** A banner shows that the checkout is simulated. */
export const Demo = meta.story({
  args: { simulation, payment: { is: 'ready' }, order: taxed },
  play: async ({ canvas, canvasElement }) => {
    fillFrame(canvasElement);
    const demoNotice = canvas.getByText('Demo checkout: no card is charged');
    await expect(demoNotice).toBeVisible();
    // The banner has the same colors in both themes.
    await expect(getComputedStyle(demoNotice).colorScheme).toBe('light');
    await expect(canvas.getByRole('status')).toHaveTextContent('Only test cards are accepted here.');
  },
});

/** Simulates the page around the section. It stores the selected plan, and adds or removes the discount. */
function CheckoutWithState({ order: initialOrder, ...args }: CheckoutProps) {
  const [order, setOrder] = useState(initialOrder);
  const [plan, setPlan] = useState(args.plan);
  return (
    <>
      <Checkout
        {...args}
        plan={plan ?? null}
        order={order ?? null}
        onPlanChange={setPlan}
        onDiscount={() => setOrder(discounted)}
        onDiscountRemove={() => setOrder(taxed)}
      />
      <button type="button" className="sr-only" onClick={() => setPlan(args.plan)}>
        Back
      </button>
    </>
  );
}

/**
 * The discount is a line of the order. After a code is applied, the focus moves to “Remove”. After the code is removed,
 * the focus moves back to the discount form.
 */
export const Discounted = meta.story({
  args: { order: discounted },
  render: (args) => <CheckoutWithState {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(orderLine(canvasElement, 'Discount')).toHaveTextContent('−$19.20');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the code LAUNCH20' }));
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$104.52');
    await waitFor(() => expect(canvas.getByText('Add a discount code')).toHaveFocus());
    await userEvent.click(canvas.getByText('Add a discount code'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'LAUNCH20');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$83.62');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the code LAUNCH20' })).toHaveFocus());
  },
});

export const DiscountInvalid = meta.story({
  args: { order: taxed, discount: { error: 'No discount has this code. Check it, or go on without.' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Discount code' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('No discount has this code. Check it, or go on without.');
    await userEvent.type(field, ' LAUNCH20 {Enter}');
    await expect(args.onDiscount).toHaveBeenLastCalledWith('LAUNCH20');
  },
});

/** While the server checks a discount code, the code can't be submitted again. */
export const DiscountPending = meta.story({
  args: { order: taxed, updating: true, discount: { pending: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'LAUNCH20{Enter}');
    await expect(args.onDiscount).not.toHaveBeenCalled();
  },
});

/**
 * The buyer can change the plan on the checkout page with the pointer or the keyboard. Screen readers announce the new
 * amount.
 */
export const SwitchingPlans = meta.story({
  render: (args) => <CheckoutWithState {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lifetime $189 once' }));
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$189');
    await expect(canvas.getByText('You won’t be charged again.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Monthly $12/month' })).toHaveFocus();
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$12');
    await expect(canvas.getByText('Monthly: $12 due today')).toHaveAttribute('aria-live', 'polite');
    // The `Back` button simulates the browser's Back button, which changes the plan through props. The selected radio
    // button must change, too.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('radio', { name: 'Yearly $96/year' })).toBeChecked();
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$96');
  },
});

/** The amounts are in euros, and the tax is included in the price. */
export const InEuros = meta.story({
  args: {
    locale: 'de-DE',
    plans: createPlans('EUR', [11.9, 95, 187]),
    payment: { is: 'ready' },
    order: {
      subtotal: fromUnits(95, 'EUR'),
      tax: fromUnits(15.17, 'EUR'),
      taxIncluded: true,
      total: fromUnits(95, 'EUR'),
      renewal: fromUnits(95, 'EUR'),
    },
  },
  play: async ({ canvasElement }) => {
    fillFrame(canvasElement);
    await expect(orderLine(canvasElement, 'Tax')).toHaveTextContent('Tax (included)15,17 €');
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('95,00 €');
    await expect(canvasElement).not.toHaveTextContent('$');
  },
});

/** Nothing is due before the trial ends. The order says what is charged then. */
export const Trial = meta.story({
  args: {
    plans: content.plans.map((plan) => (plan.id === 'yearly' ? { ...plan, trialDays: 14 } : plan)),
    payment: { is: 'ready' },
    order: {
      subtotal: fromUnits(0, 'USD'),
      tax: fromUnits(0, 'USD'),
      total: fromUnits(0, 'USD'),
      renewal: fromUnits(96, 'USD'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    fillFrame(canvasElement);
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('$0');
    await expect(canvas.getByText(/^Free for 14 days, then \$96 each year, until you cancel\./)).toBeVisible();
  },
});

/** The amounts are in yen, which has no decimals. */
export const InYen = meta.story({
  args: {
    plan: 'lifetime',
    plans: createPlans('JPY', [1900, 15_200, 29_800]),
    payment: { is: 'ready' },
    order: {
      subtotal: fromUnits(29800, 'JPY'),
      tax: fromUnits(2980, 'JPY'),
      total: fromUnits(32780, 'JPY'),
      renewal: null,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    fillFrame(canvasElement);
    await expect(orderLine(canvasElement, 'Due today')).toHaveTextContent('¥32,780');
    await expect(canvas.getByText('You won’t be charged again.')).toBeVisible();
  },
});

/**
 * The longest amounts and the longest discount code fit in a column of 320 px. In narrow columns, the order is collapsed
 * to one line, so that the payment form is visible at once.
 */
export const LongAmounts = meta.story({
  args: {
    locale: 'hu-HU',
    plans: createPlans('HUF', [161_250, 1_290_000.5, 2_539_690]),
    payment: { is: 'ready' },
    order: {
      subtotal: fromUnits(1_290_000.5, 'HUF'),
      discount: { code: 'FRIENDS-OF-THE-HOUSE-2026', amount: fromUnits(129_000.05, 'HUF') },
      tax: fromUnits(313_470.12, 'HUF'),
      total: fromUnits(1_474_470.57, 'HUF'),
      renewal: fromUnits(1_603_470.62, 'HUF'),
    },
  },
  decorators: [narrow()],
  play: async ({ canvas, canvasElement, userEvent }) => {
    fillFrame(canvasElement);
    await expect(canvasElement.querySelector('.payment-frame')?.clientWidth).toBe(312);
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Order details/, expanded: false }));
    const { scrollWidth, clientWidth } = orderLine(canvasElement, 'Due today');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
