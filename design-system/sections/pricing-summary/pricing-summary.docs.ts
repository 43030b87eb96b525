import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'new',
  summary: 'Lists each plan with its price and links to the pricing page.',
  keywords: ['tiers', 'subscription', 'packages', 'cost', 'teaser'],
  anatomy: [
    { part: 'Header', description: 'Heading and a lede for what all plans share.' },
    { part: 'Plan', description: 'Name, audience, billing terms and price.' },
    { part: 'Badge', description: 'The savings, beside the name of one plan.' },
    { part: 'Button', description: 'Leads to the pricing page.' },
  ],
  useWhen: ['A landing page shows prices and leaves the details to the pricing page.'],
  avoidWhen: [
    'Visitors buy on this page. Use `pricing` instead.',
    'Plans differ in features. Use `comparison-table` instead.',
  ],
  dos: [{ text: 'Reference prices as facts, such as `price.yearly`, to keep them in sync with the catalog.' }],
  donts: [
    {
      text: 'Don’t replace billing terms with praise.',
      content: {
        plans: [
          { name: 'Monthly', price: '$12', per: 'a month', text: 'Perfect to get started!' },
          { name: 'Yearly', price: '$8', per: 'a month', text: 'Our most popular plan!' },
        ],
      },
    },
  ],
  accessibility: ['The plans are a list with a heading for each.'],
} satisfies SectionDocs;
