import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'deciding',
  status: 'new',
  summary: 'Shows the price of every plan in a row each, and leads to the pricing page.',
  anatomy: [
    { part: 'Head', what: 'Timecode, heading and lede. The lede says what every plan has in common.' },
    { part: 'Row', what: 'Name, whom the plan is for and how it is charged, price.' },
    { part: 'Badge', what: 'Beside the name of one plan at most: what it saves.' },
    { part: 'Action', what: 'One link to the pricing page, where a plan is chosen and bought.' },
  ],
  useWhen: ['A landing page answers what the product costs, and the pricing page has the details.'],
  avoidWhen: [
    'Visitors buy here: use `pricing`, which has the prices of the catalogue and opens the checkout.',
    'Plans differ in what they contain: set them beside each other in `comparison-table`.',
  ],
  dos: [{ words: 'Name prices as facts, such as `price.yearly`, so that they follow the catalogue.' }],
  donts: [
    {
      words: 'Do not praise a plan in place of saying how it is charged.',
      content: {
        plans: [
          { name: 'Monthly', price: '$12', per: 'a month', text: 'Perfect to get started!' },
          { name: 'Yearly', price: '$8', per: 'a month', text: 'Our most popular plan!' },
        ],
      },
    },
  ],
  accessibility: ['A list with a heading for each plan. Name, text and price are read out in this order.'],
} satisfies SectionDocs;
