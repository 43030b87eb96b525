import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'deciding',
  status: 'stable',
  summary: 'Displays the product’s price for the selected billing option, with what every option includes.',
  anatomy: [
    { part: 'Billing toggle', what: 'Radio buttons for the billing options, with the recommended one preselected.' },
    { part: 'Offer', what: 'Amount, billing period, terms, extra benefits and a link to buy.' },
    { part: 'Localized price', what: 'Replaces the default price once it is known, without layout shift.' },
    { part: 'Notice', what: 'Tells visitors that they already own a plan.' },
    { part: 'Guarantee and taxes', what: 'The refund policy, and what is added to the price.' },
    { part: 'Included features', what: 'Benefits of every option.' },
    { part: 'Notes', what: 'Further details below the card, such as licensing for teams.' },
  ],
  useWhen: ['A page sells one product with two or three billing options.'],
  avoidWhen: [
    'Plans differ in features. Use `comparison-table` instead.',
    'A landing page only shows the price and links to the pricing page. Use `pricing-summary` instead.',
    'A sentence mentions the price. Use a fact such as `price.yearly` instead.',
  ],
  dos: [
    {
      words: 'State what is charged, and when, beside the button.',
      content: { notes: undefined },
    },
    {
      words: 'Mention taxes before checkout.',
      content: { taxes: 'In US dollars. Sales tax or VAT is added where it applies.' },
    },
  ],
  donts: [
    {
      words: 'Don’t list features that everyone takes for granted.',
      content: { includes: ['Start and stop buttons', 'Files that open', 'Works with a mouse'] },
    },
    {
      words: 'Don’t replace the refund policy with praise.',
      content: { guarantee: 'Loved by everyone, risk-free, and worth every cent!' },
    },
  ],
  accessibility: [
    'The toggle is a radio group. A polite live region announces the new price.',
    'The toggle works without JavaScript, because CSS follows the checked radio button.',
    'The button is a link, so it also works without JavaScript and in a new browser tab.',
  ],
} satisfies SectionDocs;
