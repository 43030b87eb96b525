import { expect } from 'storybook/test';
import { plansForSale } from '../../site/content/plans.ts';
import document from '../../site/pages/checkout.ts';
import { monthly, yearly } from '../../tests/setup/plans.ts';
import preview from '../../.storybook/preview.tsx';
import { fixTime, yearlyPurchases } from './purchase-fixtures.ts';
import { PageStory, signedIn } from './page-story.tsx';
import { askingFor, blockedPayments } from './story-payments.ts';

const meta = preview.meta({
  title: 'Pages/Checkout',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'checkout.ts' },
});

/** The payment form is open beside the order. */
export const Paying = meta.story({
  args: { auth: signedIn() },
  beforeEach: askingFor(`plan=${yearly.id}`),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Only test cards are accepted here.')).toBeVisible();
    await expect(canvas.getByText('ada@example.com', { selector: '[data-slot=payment] span' })).toBeVisible();
    await expect(canvasElement.querySelector('.payment-frame')).not.toBeEmptyDOMElement();
    // The payment form keeps the theme in which it was opened. Removing its `style` attributes lets it follow the theme
    // that the screenshot tests set.
    for (const part of canvasElement.querySelectorAll('.payment-frame, [data-demo-checkout]'))
      part.removeAttribute('style');
  },
});

/** The URL contains no plan, so the page asks the visitor to choose one. */
export const Choosing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
    for (const { id, name } of plansForSale())
      await expect(canvas.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
        'href',
        `/checkout?plan=${id}`,
      );
  },
});

/** A blocker prevents the payment library from loading. */
export const Blocked = meta.story({
  args: { payments: blockedPayments() },
  beforeEach: askingFor(`plan=${plansForSale().at(-1)?.id}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payment form couldn’t be loaded')).toBeVisible();
    await expect(canvas.getByText('You weren’t charged.')).toBeVisible();
  },
});

/** The customer already has a plan, so the page links to the customer portal. */
export const Owned = meta.story({
  args: { auth: signedIn(yearlyPurchases) },
  beforeEach: [fixTime, askingFor(`plan=${monthly.id}`)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage your plan' })).toBeVisible();
    await expect(canvas.getByText('4 July 2027')).toBeVisible();
  },
});
