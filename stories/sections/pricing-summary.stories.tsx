import { expect } from 'storybook/test';
import { PricingSummary } from '@onset/design-system/sections/pricing-summary';
import type { PricingSummaryContent } from '@onset/design-system/sections/pricing-summary/schema';
import preview from '../../.storybook/preview.tsx';

const content: PricingSummaryContent = {
  label: 'What it costs',
  heading: 'Pay by the month, by the year, or once',
  lede: 'Every plan includes everything.',
  plans: [
    { name: 'Monthly', price: '$12', per: 'a month', text: 'For one project. Cancel whenever you like.' },
    {
      name: 'Yearly',
      price: '$8',
      per: 'a month',
      badge: 'Save 33%',
      text: 'For a habit. $96 is charged once a year.',
    },
    { name: 'Lifetime', price: '$189', per: 'once', text: 'To own it, with one year of updates.' },
  ],
  action: { label: 'Compare plans', href: '/pricing' },
};

const meta = preview.meta({
  title: 'Sections/Pricing summary',
  component: PricingSummary,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * Every plan has a heading, a text and a price. The section has only one link, which leads to the comparison of plans.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const [, yearly] = canvas.getAllByRole('listitem');
    await expect(yearly).toHaveTextContent('YearlySave 33%For a habit. $96 is charged once a year.$8 a month');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** The section shows five plans, which is the maximum. Their names, texts and prices have the maximum length. */
export const MaximumContent = meta.story({
  args: {
    plans: Array.from({ length: 5 }, (_, index) => ({
      name: `Organizations, all ${index + 1}`,
      price: '1 290 000,00 Ft',
      per: 'for every year',
      badge: 'Save up to 33 percent',
      text: 'For a company with many people who make videos every week; paid once a year.',
    })),
  },
});

export const Minimal = meta.story({
  args: {
    lede: undefined,
    plans: content.plans.slice(0, 2).map((plan) => ({ ...plan, badge: undefined })),
  },
});
