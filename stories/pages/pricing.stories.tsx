import { expect } from 'storybook/test';
import { plansForSale } from '../../site/content/plans.ts';
import document from '../../site/pages/pricing.ts';
import preview from '../../.storybook/preview.tsx';
import { fixTime, yearlyPurchases } from './purchase-fixtures.ts';
import { PageStory, signedIn } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Pricing',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'pricing.ts' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});

/** The visitor owns a plan. All buttons link to the customer portal, and none to the checkout. */
export const Owned = meta.story({
  args: { auth: signedIn(yearlyPurchases) },
  beforeEach: fixTime,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'Manage your plan' })).toHaveLength(plansForSale().length);
    await expect(canvas.queryByRole('link', { name: /^Get / })).toBeNull();
  },
});
