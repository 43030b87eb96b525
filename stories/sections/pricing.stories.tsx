import { brand } from '@onset/design-system/brand';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pricing } from '@onset/design-system/sections/pricing';
import type { PricingProps } from '@onset/design-system/sections/pricing';
import type { PricingContent } from '@onset/design-system/sections/pricing/schema';
import preview from '../../.storybook/preview.tsx';
import { euros } from '../fixtures/buying.ts';
import type { LocalizedPrices } from '../fixtures/buying.ts';
import { narrow } from '../helpers/frames.tsx';

const content: PricingContent = {
  label: 'Pricing',
  heading: 'One app. Three ways to pay for it.',
  lede: 'Every plan has every feature. They differ in how long they last and how you pay.',
  product: {
    name: `${brand.name} for Mac`,
    description: 'A screen recorder and video editor for macOS that edits while you record.',
  },
  currency: 'USD',
  recommended: 'yearly',
  options: [
    {
      id: 'monthly',
      label: 'Monthly',
      amount: 12,
      per: 'a month',
      terms: '12 dollars each month. Stop whenever you like.',
      action: { label: 'Get Monthly', href: '#monthly' },
    },
    {
      id: 'yearly',
      label: 'Yearly',
      amount: 96,
      shownAmount: 8,
      per: 'a month',
      terms: '96 dollars once a year. Stop before the next one.',
      badge: 'Save a third',
      action: { label: 'Get Yearly', href: '#yearly' },
    },
    {
      id: 'lifetime',
      label: 'Lifetime',
      amount: 189,
      per: 'once',
      terms: 'Yours to keep, with one year of updates.',
      action: { label: 'Get Lifetime', href: '#once' },
    },
  ],
  includesHeading: 'In every plan',
  includes: [
    'Recording in 4K at 60 frames a second',
    'Automatic zooms, smooth cursor, clear background',
    'Export to MP4, GIF and ProRes, **without a watermark**',
    'System sound and microphone on their own tracks',
    'Up to three Macs of your own',
  ],
  guarantee: '14 days to change your mind: write to us and the whole amount comes back.',
};

const highlights: Readonly<Record<string, string[]>> = {
  monthly: ['Every new version while it runs'],
  yearly: ['Every new version while it runs', 'Four months in twelve cost nothing'],
  lifetime: ['Every version of the first year', 'The last of them goes on working'],
};

const meta = preview.meta({
  title: 'Sections/Pricing',
  component: Pricing,
  parameters: { frame: 'none' },
  args: content,
});

/** Three plans are shown side by side. The recommended plan has the primary button. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Get Monthly',
      'Get Yearly',
      'Get Lifetime',
    ]);
    const yearly = canvas.getByRole('heading', { name: 'Yearly' }).closest('li');
    await expect(yearly).toHaveAttribute('data-recommended');
    await expect(yearly).toHaveTextContent('$8');
  },
});

export const TwoPlans = meta.story({ args: { options: content.options.slice(1), recommended: 'lifetime' } });

export const OnePlan = meta.story({
  args: { options: content.options.slice(2), recommended: 'lifetime', guarantee: undefined, lede: undefined },
});

/** The prices are in euros and formatted for the German locale. */
export const OtherCurrency = meta.story({
  args: {
    currency: 'EUR',
    locale: 'de-DE',
    options: content.options.map((option) => ({
      ...option,
      amount: option.amount + 0.5,
      shownAmount: undefined,
      per: option.id === 'yearly' ? 'a year' : option.per,
      terms: option.terms.replace(/(\d+) dollars/, '$1,50 €'),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/dollar|\$/);
    const priceRect = canvas.getByText('96,50 €').getBoundingClientRect();
    const badgeRect = canvas.getByText('Save a third').getBoundingClientRect();
    await expect(badgeRect.bottom).toBeLessThanOrEqual(priceRect.top);
  },
});

/** The section uses every optional part, such as highlights, taxes and notes. */
export const Full = meta.story({
  args: {
    options: content.options.map((option) => ({ ...option, highlights: highlights[option.id] })),
    taxes: 'In US dollars. Sales tax or VAT is added where it applies; Paddle sells it for us and sends the receipt.',
    notes: [
      {
        title: 'More than one of you',
        text: 'A plan is for one person and up to three Macs. For a team, [write to us](mailto:support@onset.example) with the number of people.',
      },
      {
        title: 'When you stop',
        text: 'Recordings are files on your Mac: they open, play and copy as before. Exporting an edit needs a running plan.',
      },
      {
        title: 'No free plan, no trial',
        text: 'Buy it, use it for real work, and have the whole price back within 14 days if it is not for you.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Four months in twelve cost nothing')).toBeVisible();
    await expect(canvas.getByText('The last of them goes on working')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'When you stop' })).toBeVisible();
  },
});

export const AsPageHeading = meta.story({ args: { headingLevel: 1 } });

const yen: LocalizedPrices = {
  monthly: { amount: '¥1,800', note: 'Plus 10 % consumption tax', terms: 'Charged every month.' },
  yearly: {
    amount: '¥14,400',
    shownAmount: '¥1,200',
    note: 'Plus 10 % consumption tax',
    terms: '¥14,400 once a year. Stop before the next one.',
  },
  lifetime: { amount: '¥28,800', note: 'Plus 10 % consumption tax' },
};

/** Localized prices with the longest amounts that occur. */
const longPrices: LocalizedPrices = {
  monthly: { amount: 'Rp 189.000', note: 'PPN included' },
  yearly: { amount: 'Rp 3.000.000', note: 'PPN included', terms: 'Rp 3.000.000 once a year.' },
  lifetime: { amount: '1 290 000,00 Ft', note: 'ÁFA included' },
};

/** Renders the section with a visually hidden button that replaces the default prices with localized ones. */
function PricingWithLocalizeButton({ becomes, ...args }: PricingProps & { becomes: LocalizedPrices }) {
  const [localized, setLocalized] = useState<LocalizedPrices>({});
  return (
    <>
      <Pricing {...args} localized={localized} />
      <button type="button" className="sr-only" onClick={() => setLocalized(becomes)}>
        Localize
      </button>
    </>
  );
}

/** Returns the bottom edges of the section's visible texts and buttons, to detect layout shifts. */
function bottomEdges(canvasElement: HTMLElement): readonly number[] {
  const parts = canvasElement.querySelectorAll('[data-section], [data-section] p, [data-slot="button"]');
  // The positions are relative to the section, because a click may scroll the page.
  const top = parts[0]?.getBoundingClientRect().top ?? 0;
  return [...parts].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().bottom - top);
}

/** When localized prices replace the default prices, the layout doesn't shift. */
export const InEuros = meta.story({
  args: { taxes: 'In euros, with VAT. Paddle sells it for us and sends the receipt.' },
  render: (args) => <PricingWithLocalizeButton {...args} becomes={euros} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('$8')).toBeVisible();
    const initialEdges = bottomEdges(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Localize' }));
    await expect(canvas.getByText('7,93 €')).toBeVisible();
    await expect(canvas.getByText('95,20 € once a year. Stop before the next one.')).toBeVisible();
    await expect(canvas.queryByText('$8')).not.toBeInTheDocument();
    await expect(bottomEdges(canvasElement)).toEqual(initialEdges);
    await expect(canvas.getAllByText('VAT included')).toHaveLength(3);
  },
});

export const InYen = meta.story({
  args: { localized: yen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥28,800')).toBeVisible();
  },
});

/**
 * The longest localized amounts fit into one line on the narrowest phone. When they replace the default prices, the
 * layout doesn't shift.
 */
export const LongAmounts = meta.story({
  decorators: [narrow()],
  render: (args) => <PricingWithLocalizeButton {...args} becomes={longPrices} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const initialEdges = bottomEdges(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Localize' }));
    const longest = canvas.getByText('1 290 000,00 Ft');
    const cardRect = longest.closest('li')?.getBoundingClientRect();
    const amountRect = longest.getBoundingClientRect();
    await expect(amountRect.right).toBeLessThan((cardRect?.right ?? 0) - 8);
    await expect(bottomEdges(canvasElement)).toEqual(initialEdges);
  },
});

/**
 * The visitor owns the yearly plan, which is marked. All buttons link to the customer portal instead of the checkout.
 */
export const Owned = meta.story({
  args: {
    localized: {},
    options: content.options.map((option) => ({ ...option, action: { label: 'Manage your plan', href: '#portal' } })),
    current: 'yearly',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan').closest('li')).toHaveTextContent('Yearly');
    await expect(canvas.queryByText('Recommended')).toBeNull();
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('href', '#portal');
  },
});
