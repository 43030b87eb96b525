import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'stable',
  summary: 'Displays the plans of a product side by side, with a recommended one, and what every plan includes.',
  keywords: ['tiers', 'subscription', 'packages', 'cost', 'monthly or yearly', 'buy'],
  anatomy: [
    { part: 'Notice', description: 'Tells visitors that they already own a plan.' },
    { part: 'Plan', description: 'Amount, billing period, terms, a link to buy, and what depends on the plan.' },
    { part: 'Recommended plan', description: 'Has a stronger border and the primary button.' },
    { part: 'Localized price', description: 'Replaces the default price once it is known, without layout shift.' },
    { part: 'Guarantee and taxes', description: 'The refund policy, and what is added to the price.' },
    { part: 'Included features', description: 'Benefits of every plan.' },
    { part: 'Notes', description: 'Further details below the plans, such as licensing for teams.' },
  ],
  useWhen: ['A page sells one product with two or three plans.'],
  avoidWhen: [
    'Plans differ in features. Use `comparison-table` instead.',
    'A landing page only shows the price and links to the pricing page. Use `pricing-summary` instead.',
    'A sentence mentions the price. Use a fact such as `price.yearly` instead.',
  ],
  dos: [
    {
      text: 'State what is charged, and when, above the button.',
      content: { notes: undefined },
    },
    {
      text: 'Mention taxes before checkout.',
      content: { taxes: 'In US dollars. Sales tax or VAT is added where it applies.' },
    },
  ],
  donts: [
    {
      text: 'Don’t list features that everyone takes for granted.',
      content: { includes: ['Start and stop buttons', 'Files that open', 'Works with a mouse'] },
    },
    {
      text: 'Don’t replace the refund policy with praise.',
      content: { guarantee: 'Loved by everyone, risk-free, and worth every cent!' },
    },
  ],
  accessibility: [
    'The plans are a list, and each plan has a heading.',
    'The label of each link names its plan.',
    'The links work without JavaScript and in a new browser tab.',
  ],
} satisfies SectionDocs;
