import { useState } from 'react';
import { expect } from 'storybook/test';
import { Pricing } from '@onset/design-system/sections/pricing';
import type { PricingContent, PricingProps } from '@onset/design-system/sections/pricing';
import preview from '../../.storybook/preview.tsx';
import { euros } from '../fixtures/buying.ts';
import type { Localised } from '../fixtures/buying.ts';
import { narrow } from '../helpers/frames.tsx';

const content: PricingContent = {
  at: '00:12',
  label: 'Pricing',
  heading: 'One app. Three ways to pay for it.',
  lede: 'Every plan includes everything. They differ in how long they last and how you pay.',
  product: {
    name: 'Onset for Mac',
    description: 'A screen recorder and video editor for macOS that edits while you record.',
  },
  currency: 'USD',
  billingLabel: 'Billing',
  defaultOption: 'yearly',
  options: [
    {
      id: 'monthly',
      label: 'Monthly',
      amount: 12,
      per: 'a month',
      terms: '12 dollars each month. Stop whenever you like.',
      action: { label: 'Start monthly', href: '#monthly' },
    },
    {
      id: 'yearly',
      label: 'Yearly',
      amount: 96,
      shownAmount: 8,
      per: 'a month',
      terms: '96 dollars once a year. Stop before the next one.',
      badge: 'Save a third',
      action: { label: 'Start yearly', href: '#yearly' },
    },
    {
      id: 'lifetime',
      label: 'Once',
      amount: 189,
      per: 'once',
      terms: 'Yours to keep, with one year of updates.',
      action: { label: 'Buy once', href: '#once' },
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

/** One offer is in view, and the toggle changes which, by pointer and by arrow keys. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Billing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start yearly' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Start monthly' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Once' }));
    await expect(canvas.getByText('$189')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy once' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('96 dollars once a year. Stop before the next one.')).toBeVisible();
  },
});

export const Monthly = meta.story({ args: { defaultOption: 'monthly' } });
export const Lifetime = meta.story({ args: { defaultOption: 'lifetime' } });

export const OneWayToPay = meta.story({
  args: { options: content.options.slice(2), defaultOption: 'lifetime', guarantee: undefined, lede: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Buy once' })).toBeVisible();
  },
});

/** Amounts are formatted for the locale, and nothing beside them touches them. */
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
    const price = canvas.getByText('96,50 €').getBoundingClientRect();
    const badge = canvas.getByText('Save a third').getBoundingClientRect();
    // The figures have a comma, which hangs below their line.
    await expect(badge.left > price.right || badge.top >= price.bottom + 8).toBe(true);
  },
});

/** All that a page of its own has to say: what differs, what is added to the price, and what happens after. */
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
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Four months in twelve cost nothing')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Once' }));
    await expect(canvas.getByText('The last of them goes on working')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'When you stop' })).toBeVisible();
  },
});

export const AsPageHeading = meta.story({ args: { headingLevel: 1 } });

const yen: Localised = {
  monthly: { amount: '¥1,800', note: 'Plus 10 % consumption tax', terms: 'Charged every month.' },
  yearly: {
    amount: '¥14,400',
    shownAmount: '¥1,200',
    note: 'Plus 10 % consumption tax',
    terms: '¥14,400 once a year. Stop before the next one.',
  },
  lifetime: { amount: '¥28,800', note: 'Plus 10 % consumption tax' },
};

/** As long as amounts become: forints with hundredths, and what a dong or a rupiah comes to. */
const long: Localised = {
  monthly: { amount: 'Rp 189.000', note: 'PPN included' },
  yearly: { amount: 'Rp 3.000.000', note: 'PPN included', terms: 'Rp 3.000.000 once a year.' },
  lifetime: { amount: '1 290 000,00 Ft', note: 'ÁFA included' },
};

/** Stands for a preview of prices that comes in when the button is pressed. */
function Previewed({ becomes, ...args }: PricingProps & { becomes: Localised }) {
  const [localised, setLocalised] = useState<Localised>({});
  return (
    <>
      <Pricing {...args} localised={localised} />
      <button type="button" className="sr-only" onClick={() => setLocalised(becomes)}>
        Localise
      </button>
    </>
  );
}

/** Where the parts of the section are that follow the amount. */
function places(canvasElement: HTMLElement): readonly number[] {
  const parts = canvasElement.querySelectorAll('[data-section], [data-section] p, [data-slot="button"]');
  // From the top of the section, because a press may scroll.
  const top = parts[0]?.getBoundingClientRect().top ?? 0;
  return [...parts].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().bottom - top);
}

/** The catalogue's price stands until the visitor's own is there, and then nothing moves. */
export const InEuros = meta.story({
  args: { taxes: 'In euros, with VAT. Paddle sells it for us and sends the receipt.' },
  render: (args) => <Previewed {...args} becomes={euros} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('$8')).toBeVisible();
    const before = places(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Localise' }));
    await expect(canvas.getByText('7,93 €')).toBeVisible();
    await expect(canvas.getByText('95,20 € once a year. Stop before the next one.')).toBeVisible();
    await expect(canvas.queryByText('$8')).not.toBeInTheDocument();
    await expect(places(canvasElement)).toEqual(before);
    const [note] = canvas.getAllByText('VAT included').filter((each) => each.checkVisibility());
    await expect(note).toBeVisible();
  },
});

export const InYen = meta.story({
  args: { localised: yen, defaultOption: 'lifetime' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥28,800')).toBeVisible();
  },
});

/** An amount of a dozen figures stands in one line on the narrowest phone, and takes no more room than `$8`. */
export const LongAmounts = meta.story({
  args: { defaultOption: 'lifetime' },
  decorators: [narrow()],
  render: (args) => <Previewed {...args} becomes={long} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = places(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Localise' }));
    const card = canvasElement.querySelector('[data-slot="card"]')?.getBoundingClientRect();
    const amount = canvas.getByText('1 290 000,00 Ft').getBoundingClientRect();
    await expect(amount.right).toBeLessThan((card?.right ?? 0) - 8);
    await expect(places(canvasElement)).toEqual(before);
  },
});

/** The plan of an owner, who is led to the customer portal instead of a second purchase. */
export const Owned = meta.story({
  args: {
    localised: {},
    options: content.options.map((option) => ({ ...option, action: { label: 'Manage your plan', href: '#portal' } })),
    notice: { tone: 'success', text: 'You have the yearly plan.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have the yearly plan.');
    await expect(canvas.getByRole('link', { name: 'Manage your plan' })).toHaveAttribute('href', '#portal');
  },
});
