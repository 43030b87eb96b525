import { expect } from 'storybook/test';
import { keepConversion } from '../../site/adapters/payments/index.ts';
import { demoPriceIds } from '../../site/config/public-config.ts';
import document from '../../site/pages/success.ts';
import preview from '../../.storybook/preview.tsx';
import { yearlyPurchases } from './purchase-fixtures.ts';
import { PageStory, signedIn } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Success',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'success.ts' },
});

/** Stores a purchase as the checkout does, for `beforeEach`. Returns the cleanup function. */
function storePurchase(): () => void {
  keepConversion(() => sessionStorage, {
    currency_code: 'USD',
    transaction_id: 'txn_01sample2026',
    totals: { total: 114.24 },
    recurring_totals: { total: 114.24 },
    items: [{ price_id: demoPriceIds.yearly, quantity: 1 }],
  });
  return () => sessionStorage.clear();
}

/** The plan is active. */
export const PlanOn = meta.story({
  args: { auth: signedIn(yearlyPurchases) },
  beforeEach: storePurchase,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You can export now.' })).toBeVisible();
    await expect(canvas.getByText('$114.24')).toBeVisible();
  },
});

/** A guest has paid. */
export const Guest = meta.story({
  beforeEach: storePurchase,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create my account' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
});

/** The browser has no stored purchase. */
export const NoPurchase = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the plans' })).toBeVisible();
  },
});
