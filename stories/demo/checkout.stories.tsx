import type { CheckoutOpenOptions, PaddleEventData } from '@paddle/paddle-js';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { paddleCatalog } from '../../tests/setup/paddle-catalog.ts';
import { narrow } from '../helpers/frames.tsx';
import { simulatedPaddle } from '../helpers/simulated-paddle.ts';

interface SimulatedCheckoutProps {
  plan?: string;
  /** Email address of the logged-in buyer. Without it, the checkout asks for an email address. */
  email?: string;
  language?: string;
  discountCode?: string;
  /** `true` simulates a server that doesn't run the demo checkout. */
  isOff?: boolean;
  onEvent?: (event: PaddleEventData) => void;
}

/** Opens the simulated checkout in a payment frame, as the checkout page does. */
function SimulatedCheckout({
  plan = 'yearly',
  email,
  language = 'en-US',
  discountCode,
  isOff = false,
  onEvent,
}: SimulatedCheckoutProps) {
  useEffect(() => {
    const paddle = simulatedPaddle({ language, isOff, catalog: paddleCatalog });
    paddle.Initialize({ token: 'demo', eventCallback: (event) => onEvent?.(event) });
    const options: CheckoutOpenOptions = {
      items: [{ priceId: `pri_${plan}` }],
      settings: { displayMode: 'inline', frameTarget: 'frame' },
      ...(email !== undefined && { customer: { email } }),
      ...(discountCode !== undefined && { discountCode }),
    };
    paddle.Checkout.open(options);
    return () => paddle.Checkout.close();
  }, [plan, email, language, discountCode, isOff, onEvent]);
  return <div className="frame @container mx-auto max-w-form min-h-[450px]" />;
}

const onEvent = fn<(event: PaddleEventData) => void>();
const getEventNames = () => onEvent.mock.calls.map(([{ name }]) => name);

const meta = preview.meta({
  title: 'Demo/Checkout',
  component: SimulatedCheckout,
  args: { onEvent },
  beforeEach: () => {
    onEvent.mockClear();
    // Removes details that the checkout has stored in `history.state` during another story.
    history.replaceState(null, '');
  },
});

const knownBuyer = { email: 'ada@example.com', language: 'de-DE' };

type Canvas = ReturnType<typeof within>;
interface User {
  readonly click: (element: Element) => Promise<void>;
}

/** Clicks the button whose name matches `card`, which fills in a test card, and submits the payment. */
async function payWith(canvas: Canvas, userEvent: User, card: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: card }));
  await userEvent.click(canvas.getByRole('button', { name: /^Pay / }));
}

/** The buyer isn't logged in, so the checkout asks for the email address and the country. */
export const Details = meta.story({
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Your details' });
    await expect(canvas.getByText('Demo checkout: no card is charged')).toBeVisible();
    await expect(heading).not.toHaveFocus();
    await expect(getEventNames()).toEqual(['checkout.loaded']);
    await expect(onEvent.mock.calls[0]?.[0].data).toMatchObject({
      status: 'draft',
      totals: { subtotal: 96, discount: 0, tax: 0, total: 96 },
      items: [{ price_name: 'Yearly', billing_cycle: { interval: 'year', frequency: 1 } }],
      customer: {},
    });
  },
});

/**
 * The buyer submits empty fields. The form shows errors for the email address and the postal code, and moves the focus
 * to the email field.
 */
export const DetailsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Enter an email such as you@example.com.');
    await expect(canvas.getByRole('textbox', { name: 'Postal code' })).toBeInvalid();
    await expect(email).toHaveFocus();
  },
});

/** The buyer's email address and country are known, so the checkout asks only for the card. */
export const Card = meta.story({
  args: knownBuyer,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay €96' })).toBeVisible();
    await expect(getEventNames()).toEqual([
      'checkout.loaded',
      'checkout.customer.created',
      'checkout.payment.selected',
    ]);
    await expect(onEvent.mock.lastCall?.[0].data).toMatchObject({
      customer: { email: 'ada@example.com', address: { country_code: 'DE' } },
      totals: { subtotal: 80.67, tax: 15.33, total: 96 },
      recurring_totals: { total: 96 },
    });
  },
});

/** The buyer selects Japan as the country, which changes the currency to yen. */
export const CardInYen = meta.story({
  args: { plan: 'lifetime' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Japan');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
    await expect(await canvas.findByRole('button', { name: 'Pay ¥28,350' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pay by card' })).toHaveFocus();
    await expect(getEventNames()).toEqual([
      'checkout.loaded',
      'checkout.customer.created',
      'checkout.updated',
      'checkout.payment.selected',
    ]);
  },
});

/** The buyer enters a card that isn't a test card. The form rejects it without starting a payment. */
export const CardWrong = meta.story({
  args: knownBuyer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), '5555 5555 5555 4444');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expires' }), '01/20');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €96' }));
    const cardNumberField = canvas.getByRole('textbox', { name: 'Card number' });
    await expect(cardNumberField).toHaveAccessibleDescription(/This isn’t a test card/);
    await expect(canvas.getByRole('textbox', { name: 'Expires' })).toHaveAccessibleDescription(/has expired/);
    await expect(canvas.getByRole('textbox', { name: 'Security code' })).toBeInvalid();
    await expect(getEventNames()).not.toContain('checkout.payment.initiated');
  },
});

/** The card is declined. An error appears, and the card details remain in the form. */
export const Declined = meta.story({
  args: knownBuyer,
  play: async ({ canvas, userEvent }) => {
    await payWith(canvas, userEvent, /Is declined/);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The card was declined, and you weren’t charged.');
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002');
    await waitFor(() =>
      expect(getEventNames().slice(-2)).toEqual(['checkout.payment.initiated', 'checkout.payment.failed']),
    );
  },
});

/** The simulated bank asks the buyer to confirm the payment (3-D Secure). */
export const ThreeDSecure = meta.story({
  args: knownBuyer,
  play: async ({ canvas, userEvent }) => {
    await payWith(canvas, userEvent, /3-D Secure/);
    await expect(await canvas.findByRole('button', { name: 'Confirm' })).toBeVisible();
  },
});

export const ThreeDSecureCanceled = meta.story({
  args: knownBuyer,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await payWith(canvas, userEvent, /3-D Secure/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The payment wasn’t confirmed.');
    await waitFor(() => expect(getEventNames().at(-1)).toBe('checkout.payment.failed'));
  },
});

export const Paid = meta.story({
  args: { ...knownBuyer, language: 'en-US', discountCode: 'DEMO20' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $76.80' })).toBeVisible();
    await expect(getEventNames()).toContain('checkout.discount.applied');
    await payWith(canvas, userEvent, /^4242/);
    await expect(await canvas.findByRole('heading', { name: 'Paid (demo)' })).toBeVisible();
    await waitFor(() => expect(getEventNames().at(-1)).toBe('checkout.completed'));
    await expect(onEvent.mock.lastCall?.[0].data).toMatchObject({
      status: 'completed',
      payment: { method_details: { type: 'card', card: { last4: '4242', type: 'visa', expiry_year: 2040 } } },
    });
  },
});

/** The checkout fits into 320 px, the width of the narrowest phones. */
export const Narrow = meta.story({ args: knownBuyer, decorators: [narrow()] });

/** The server doesn't run the demo checkout. The error message says so. */
export const ServerOff = meta.story({
  args: { isOff: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This server doesn’t run the demo checkout');
    await expect(onEvent.mock.lastCall?.[0]).toMatchObject({ name: 'checkout.error', code: 'demo_off' });
  },
});
