import type { PaddleEventData } from '@paddle/paddle-js';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';
import { DemoCheckout } from './demo-checkout.tsx';

const onEvent = fn<(event: PaddleEventData) => void>();

const meta = preview.meta({
  title: 'Demo/Checkout',
  component: DemoCheckout,
  args: { onEvent },
  beforeEach: () => {
    onEvent.mockClear();
    // Details typed in an earlier run.
    history.replaceState(null, '');
  },
});

/** What is drawn in the shadow root of the checkout, once it is there. */
async function checkoutIn(canvasElement: HTMLElement) {
  const content = await waitFor(() => {
    const found = canvasElement.ownerDocument.querySelector('[data-demo-checkout]')?.shadowRoot?.firstElementChild;
    if (!(found instanceof HTMLElement)) throw new Error('The checkout is not open');
    return found;
  });
  return within(content);
}

const namesOf = () => onEvent.mock.calls.map(([{ name }]) => name);

const known = { email: 'ada@example.com', country: 'DE' };

type Checkout = Awaited<ReturnType<typeof checkoutIn>>;
interface User {
  readonly click: (element: Element) => Promise<void>;
}

/** Takes a test card and pays with it. */
async function payWith(checkout: Checkout, userEvent: User, card: RegExp) {
  await userEvent.click(await checkout.findByRole('button', { name: card }));
  await userEvent.click(checkout.getByRole('button', { name: /^Pay / }));
}

/** Over the page: it says what it is, what is bought, and asks who buys. */
export const Overlay = meta.story({
  play: async ({ canvasElement }) => {
    const checkout = await checkoutIn(canvasElement);
    const heading = await checkout.findByRole('heading', { name: 'Your details' });
    await expect(checkout.getByText('Demo checkout: no card is charged')).toBeVisible();
    await expect(checkout.getByText('Onset Yearly')).toBeVisible();
    await waitFor(() => expect(heading.matches(':focus')).toBe(true));
    await expect(namesOf()).toEqual(['checkout.loaded']);
    await expect(onEvent.mock.calls[0]?.[0].data).toMatchObject({
      status: 'draft',
      currency_code: 'USD',
      totals: { subtotal: 96, discount: 0, tax: 0, total: 96 },
      items: [{ price_name: 'Yearly', billing_cycle: { interval: 'year', frequency: 1 } }],
      settings: { display_mode: 'overlay' },
      customer: {},
    });
  },
});

export const DetailsMissing = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await userEvent.click(await checkout.findByRole('button', { name: 'Continue to payment' }));
    const email = checkout.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter an email such as you@example.com.');
    await expect(email.matches(':focus')).toBe(true);
  },
});

/** Who buys is known, so that the card is all that is asked for. */
export const Card = meta.story({
  args: known,
  play: async ({ canvasElement }) => {
    const checkout = await checkoutIn(canvasElement);
    await expect(await checkout.findByRole('button', { name: 'Pay €96' })).toBeVisible();
    await expect(namesOf()).toEqual(['checkout.loaded', 'checkout.customer.created', 'checkout.payment.selected']);
    await expect(onEvent.mock.lastCall?.[0].data).toMatchObject({
      currency_code: 'EUR',
      customer: { email: 'ada@example.com', address: { country_code: 'DE' } },
      totals: { subtotal: 80.67, tax: 15.33, total: 96 },
      recurring_totals: { total: 96 },
    });
  },
});

export const CardWrong = meta.story({
  args: known,
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await userEvent.type(await checkout.findByRole('textbox', { name: 'Card number' }), '5555 5555 5555 4444');
    await userEvent.type(checkout.getByRole('textbox', { name: 'Expires' }), '01/20');
    await userEvent.click(checkout.getByRole('button', { name: 'Pay €96' }));
    await expect(checkout.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(
      /This isn’t a test card/,
    );
    await expect(checkout.getByRole('textbox', { name: 'Expires' })).toHaveAccessibleDescription(/has expired/);
    await expect(checkout.getByRole('textbox', { name: 'Security code' })).toBeInvalid();
    await expect(namesOf()).not.toContain('checkout.payment.initiated');
  },
});

/** What was typed stays, to be mended. */
export const Declined = meta.story({
  args: known,
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await payWith(checkout, userEvent, /Is declined/);
    const alert = await checkout.findByRole('alert');
    await expect(alert).toHaveTextContent('The card was declined.');
    await expect(alert.matches(':focus')).toBe(true);
    await expect(checkout.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002');
    await expect(namesOf().slice(-2)).toEqual(['checkout.payment.initiated', 'checkout.payment.failed']);
  },
});

/** The question of a bank. */
export const ThreeDSecure = meta.story({
  args: known,
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await payWith(checkout, userEvent, /3-D Secure/);
    await expect(await checkout.findByRole('button', { name: 'Confirm' })).toBeVisible();
  },
});

export const ThreeDSecureCancelled = meta.story({
  args: known,
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await payWith(checkout, userEvent, /3-D Secure/);
    await userEvent.click(await checkout.findByRole('button', { name: 'Cancel' }));
    await expect(await checkout.findByRole('alert')).toHaveTextContent('The payment wasn’t confirmed.');
    await expect(namesOf().at(-1)).toBe('checkout.payment.failed');
  },
});

export const Paid = meta.story({
  args: known,
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await payWith(checkout, userEvent, /^4242/);
    await expect(await checkout.findByRole('heading', { name: 'Paid (demo)' })).toBeVisible();
    await expect(namesOf().at(-1)).toBe('checkout.completed');
    await expect(onEvent.mock.lastCall?.[0].data).toMatchObject({
      status: 'completed',
      payment: { method_details: { type: 'card', card: { last4: '4242', type: 'visa', expiry_year: 2040 } } },
    });
  },
});

/** Closed by its button or Escape, it is gone, and says so also after a purchase. */
export const Closed = meta.story({
  args: known,
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await payWith(checkout, userEvent, /^4242/);
    await userEvent.click(await checkout.findByRole('button', { name: 'Done' }));
    await expect(namesOf().slice(-2)).toEqual(['checkout.completed', 'checkout.closed']);
    await expect(canvasElement.ownerDocument.querySelector('[data-demo-checkout]')).toBeNull();
  },
});

export const Discount = meta.story({
  args: { ...known, country: 'US', discountCode: 'ONSET20' },
  play: async ({ canvasElement }) => {
    const checkout = await checkoutIn(canvasElement);
    await expect(await checkout.findByText('Discount ONSET20')).toBeVisible();
    await expect(checkout.getByRole('button', { name: 'Pay $76.80' })).toBeVisible();
    await expect(namesOf()).toContain('checkout.discount.applied');
  },
});

export const DiscountRemoved = meta.story({
  args: { ...known, discountCode: 'ONSET20' },
  tags: ['!autodocs'],
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await userEvent.click(await checkout.findByRole('button', { name: 'Remove the discount ONSET20' }));
    await expect(await checkout.findByRole('button', { name: 'Pay €96' })).toBeVisible();
    await expect(namesOf().slice(-2)).toEqual(['checkout.discount.removed', 'checkout.updated']);
    // A code that does not hold is said beside its field, which has the focus.
    await userEvent.click(checkout.getByText('Add a discount code'));
    await userEvent.type(checkout.getByRole('textbox', { name: 'Discount code' }), 'nothing{Enter}');
    await expect(await checkout.findByText('This discount code doesn’t exist. Check for typos.')).toBeVisible();
    await expect(checkout.getByRole('textbox', { name: 'Discount code' })).toHaveValue('nothing');
    await expect(onEvent.mock.lastCall?.[0]).toMatchObject({
      name: 'checkout.warning',
      code: 'transaction_discount_not_found',
    });
    await expect(checkout.getByRole('textbox', { name: 'Discount code' }).matches(':focus')).toBe(true);
  },
});

export const DiscountExpired = meta.story({
  args: { ...known, discountCode: 'LASTYEAR' },
  play: async ({ canvasElement }) => {
    const checkout = await checkoutIn(canvasElement);
    await expect(await checkout.findByRole('textbox', { name: 'Discount code' })).toHaveAccessibleDescription(
      'This discount code has expired.',
    );
  },
});

/** Part of the page, which shows the order itself. From the form to the payment. */
export const Inline = meta.story({
  args: { inline: true },
  play: async ({ canvasElement }) => {
    const checkout = await checkoutIn(canvasElement);
    const heading = await checkout.findByRole('heading', { name: 'Your details' });
    await expect(heading.matches(':focus')).toBe(false);
    await expect(checkout.queryByRole('heading', { name: 'Your order' })).toBeNull();
    await expect(checkout.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const InlineCard = meta.story({
  args: { inline: true, plan: 'lifetime' },
  play: async ({ canvasElement, userEvent }) => {
    const checkout = await checkoutIn(canvasElement);
    await userEvent.type(await checkout.findByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
    await userEvent.selectOptions(checkout.getByRole('combobox', { name: 'Country' }), 'Japan');
    await userEvent.click(checkout.getByRole('button', { name: 'Continue to payment' }));
    await expect(await checkout.findByRole('button', { name: /^Pay ¥28,/ })).toBeVisible();
    await expect(namesOf()).toEqual([
      'checkout.loaded',
      'checkout.customer.created',
      'checkout.updated',
      'checkout.payment.selected',
    ]);
    await expect(onEvent.mock.lastCall?.[0].data).toMatchObject({
      currency_code: 'JPY',
      totals: { total: 28_350 },
      settings: { display_mode: 'inline' },
    });
  },
});

/** The narrowest phone. */
export const InlineNarrow = meta.story({ args: { ...known, inline: true }, decorators: [narrow()] });

/** The theme that the page asks for, whatever the page's own is. */
export const InlineDark = meta.story({ args: { ...known, inline: true, theme: 'dark' } });

/** Set from right to left. Its words are English in every language. */
export const RightToLeft = meta.story({ args: { ...known, locale: 'he-IL' } });

/** A server that does not run the demo. */
export const ServerOff = meta.story({
  args: { inline: true, isServerOff: true },
  play: async ({ canvasElement }) => {
    const checkout = await checkoutIn(canvasElement);
    await expect(await checkout.findByRole('alert')).toHaveTextContent('This server doesn’t run the demo checkout');
    await expect(checkout.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(onEvent.mock.lastCall?.[0]).toMatchObject({
      name: 'checkout.error',
      type: 'request_error',
      code: 'demo_off',
    });
  },
});
