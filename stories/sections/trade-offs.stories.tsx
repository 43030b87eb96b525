import { expect } from 'storybook/test';
import { TradeOffs } from '@onset/design-system/sections/trade-offs';
import type { TradeOffsContent } from '@onset/design-system/sections/trade-offs/schema';
import preview from '../../.storybook/preview.tsx';

const content: TradeOffsContent = {
  heading: 'What we gave up for it',
  lede: 'What each decision costs us is struck out.',
  decisions: [
    { kept: 'One plan for everyone.', cut: 'A price on request.', href: '/pricing' },
    { kept: 'Files that open anywhere.', cut: 'Our own format.', href: '/blog' },
    { kept: 'No account to record.', cut: 'Your email address.', href: '/download' },
    { kept: 'Every export without a watermark.', cut: 'Free advertising.', href: '/features' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Trade-offs',
  component: TradeOffs,
  parameters: { frame: 'none' },
  args: content,
});

/** The costs are marked as deleted, and each decision is a link. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'One plan for everyone.' })).toHaveAttribute('href', '/pricing');
  },
});
