import { expect } from 'storybook/test';
import document from '../../site/pages/checkout.ts';
import preview from '../../.storybook/preview.tsx';
import { atThatTime, boughtYearly } from './bought-fixtures.ts';
import { PageStory, signedIn } from './page-story.tsx';
import { askingFor, blockedPayments } from './story-payments.ts';

const meta = preview.meta({
  title: 'Pages/Checkout',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'checkout.ts' },
});

/** The form of the payment library is there, and the order beside it. */
export const Paying = meta.story({
  args: { auth: signedIn() },
  beforeEach: askingFor('plan=yearly'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Only test cards are accepted here.')).toBeVisible();
    await expect(canvas.getByText('ada@example.com', { selector: '[data-slot=payment] span' })).toBeVisible();
    await expect(canvasElement.querySelector('.payment-frame')).not.toBeEmptyDOMElement();
    // A payment form keeps the theme it was opened in, but screenshots change the theme of the page.
    canvasElement.querySelector('[data-demo-checkout]')?.removeAttribute('style');
  },
});

/** The address names no plan. */
export const Choosing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lifetime/ })).toHaveAttribute('href', '/checkout?plan=lifetime');
  },
});

/** Something keeps the payment library out. */
export const Blocked = meta.story({
  args: { payments: blockedPayments() },
  beforeEach: askingFor('plan=lifetime'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment form couldn’t be loaded')).toBeVisible();
    await expect(canvas.getByText(/The price stays \$189/)).toBeVisible();
  },
});

/** A plan runs already. */
export const Owned = meta.story({
  args: { auth: signedIn(boughtYearly) },
  beforeEach: [atThatTime, askingFor('plan=monthly')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage your plan' })).toBeVisible();
    await expect(canvas.getByText('4 July 2027')).toBeVisible();
  },
});
