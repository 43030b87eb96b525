import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import document from '../../site/pages/customer-portal.ts';
import preview from '../../.storybook/preview.tsx';
import { fixTime, yearlyPurchases } from './purchase-fixtures.ts';
import { PageStory, signedIn, signedOut, withoutFragment } from './page-story.tsx';

const meta = preview.meta({
  title: 'Pages/Customer portal',
  component: PageStory,
  parameters: { frame: 'none' },
  args: { document, file: 'customer-portal.ts' },
});

export const SignedIn = meta.story({
  args: { auth: signedIn(yearlyPurchases) },
  beforeEach: fixTime,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `${brand.name} Yearly` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Change or cancel/ })).toBeVisible();
  },
});

export const Invoices = meta.story({
  args: { auth: signedIn(yearlyPurchases) },
  beforeEach: [fixTime, withoutFragment],
  play: async ({ canvas }) => {
    location.hash = '#invoices';
    await expect(await canvas.findAllByRole('row')).toHaveLength(3);
  },
});

/** The visitor is logged out. The page explains its purpose and asks the visitor to log in. */
export const SignedOut = meta.story({
  args: { auth: signedOut() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change or cancel/ })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveTextContent(/Log in to see yours/);
  },
});

/** The customer is logged in, but the account has no purchases. */
export const NoPurchase = meta.story({
  args: { auth: signedIn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This account has no plan yet/)).toBeVisible();
  },
});
