import { brand } from '@onset/design-system/brand';
import { expect, within } from 'storybook/test';
import { Testimonials } from '@onset/design-system/sections/testimonials';
import type { TestimonialsContent } from '@onset/design-system/sections/testimonials/schema';
import { testimonialsSchema } from '@onset/design-system/sections/testimonials/schema';
import preview from '../../.storybook/preview.tsx';

const content: TestimonialsContent = {
  label: 'In their words',
  heading: 'What we hope to hear',
  lede: `${brand.name} is new. These are samples, written by us: real ones will stand here when somebody has said them.`,
  quotes: [
    {
      sample: true,
      text: 'I stopped recording, opened the file to cut it, and there was nothing left to cut.',
      name: 'Ines Valdorra',
      role: 'Teaches statistics',
    },
    {
      sample: true,
      text: 'The zooms were where I would have put them. I deleted two of nineteen.',
      name: 'Tomas Brekke',
      role: 'Writes manuals for pumps',
    },
    {
      sample: true,
      text: 'My kitchen has not been in a release note since March. Nobody has asked after it.',
      name: 'Oyelaran Adisa',
      role: 'Ships software from home',
    },
  ],
};

const meta = preview.meta({
  title: 'Sections/Testimonials',
  component: Testimonials,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * Each quote has the label “Sample quote” inside its own `figure`, so that no quote is ever shown without the label.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const quotes = canvas.getAllByRole('figure');
    await expect(quotes).toHaveLength(3);
    for (const quote of quotes) await expect(within(quote).getByText('Sample quote')).toBeVisible();
    await expect(canvas.getByText('Tomas Brekke')).toBeVisible();
  },
});

export const Portraits = meta.story({
  args: {
    quotes: content.quotes.map((quote, index) => ({ ...quote, portrait: (['bob', 'curls', 'beard'] as const)[index] })),
  },
});

export const One = meta.story({ args: { quotes: content.quotes.slice(0, 1) } });

export const Two = meta.story({ args: { lede: undefined, quotes: content.quotes.slice(0, 2) } });

/** The text of the sample label can be replaced. The schema rejects quotes that aren't marked with `sample: true`. */
export const CustomSampleLabel = meta.story({
  args: { sampleLabel: 'Beispiel', quotes: content.quotes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beispiel')).toBeVisible();
    const realQuote = { ...content, quotes: [{ ...content.quotes[0], sample: false }] };
    await expect(testimonialsSchema.safeParse(realQuote).success).toBe(false);
  },
});
