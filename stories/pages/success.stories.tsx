import { expect } from 'storybook/test';
import { storeConversion } from '../../site/adapters/payments/stored-checkout.ts';
import { getDemoPriceId } from '../../site/config/public-config.schema.ts';
import document from '../../site/pages/success.ts';
import { yearly } from '../../tests/setup/plans.ts';
import preview from '../../.storybook/preview.tsx';
import { yearlyPurchases } from './purchase-fixtures.ts';
import { PageStory, signedIn } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Success',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'success.ts' },
});

/**
 * Stores a purchase in the session storage, as the checkout does. Returns the cleanup function, for use in
 * `beforeEach`.
 */
function storePurchase(): () => void {
  storeConversion(() => sessionStorage, {
    currency_code: 'USD',
    transaction_id: 'txn_01sample2026',
    totals: { total: 114.24 },
    recurring_totals: { total: 114.24 },
    items: [{ price_id: getDemoPriceId(yearly.id), quantity: 1 }],
  });
  return () => sessionStorage.clear();
}

/** The customer has paid, and the plan is active. */
export const PlanActive = meta.story({
  args: { auth: signedIn(yearlyPurchases) },
  beforeEach: storePurchase,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your plan is active.' })).toBeVisible();
    await expect(canvas.getByText('$114.24')).toBeVisible();
  },
});

/** A buyer without an account has paid. The page shows a form to create the account. */
export const Guest = meta.story({
  beforeEach: storePurchase,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create my account' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
});

/** The browser hasn't stored a purchase, so the page shows links to the account of the logged-in visitor and to the plans. */
export const NoPurchase = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your plan' })).toHaveAttribute('href', '/customer-portal');
    await expect(await canvas.findByRole('link', { name: 'See the plans' })).toBeVisible();
  },
});
