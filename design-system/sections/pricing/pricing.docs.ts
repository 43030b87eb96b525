import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'deciding',
  status: 'stable',
  summary: 'Says what the product costs, one price at a time, with what every way to pay includes beside it.',
  anatomy: [
    { part: 'Toggle', what: 'The ways to pay, as radio buttons. The one most people are best off with is checked.' },
    { part: 'Offer', what: 'Amount, what it is for, when it is charged, what it alone has, and the way to buy.' },
    { part: 'Price where the visitor is', what: 'Takes the place of the page’s own once it is known; nothing moves.' },
    { part: 'Notice', what: 'Where the payment library is kept out: what to do. The prices stay.' },
    { part: 'Guarantee and taxes', what: 'What happens if it was wrong, and what is added to the price.' },
    { part: 'What is included', what: 'The same in every plan, so it is said once.' },
    { part: 'Notes', what: 'Under the card: teams, what happens after, why there is no trial.' },
  ],
  useWhen: [
    'There is one product, and two or three ways to pay for it.',
    'The price decides, and a visitor has seen what it is for.',
  ],
  avoidWhen: [
    'Plans differ in what they contain: set them beside each other in `comparison-table`.',
    'A landing page says what it costs and leads to the pricing page: use `pricing-summary`.',
    'It is a mere mention of the price: a fact such as `price.yearly` in a sentence does.',
  ],
  dos: [
    {
      words: 'Say what is charged, and when, in the sentence beside the button.',
      content: { notes: undefined },
    },
    {
      words: 'Say what is added to the price before anybody is at the till.',
      content: { taxes: 'In US dollars. Sales tax or VAT is added where it applies.' },
    },
  ],
  donts: [
    {
      words: 'Do not list as included what everybody takes for granted.',
      content: { includes: ['Start and stop buttons', 'Files that can be opened', 'Works with a mouse'] },
    },
    {
      words: 'Do not praise in place of saying what happens to the money.',
      content: { guarantee: 'Loved by everyone, risk-free, and worth every cent!' },
    },
  ],
  accessibility: [
    'The toggle is a group of radio buttons: arrow keys change the price, and the new one is read out politely.',
    'It works before any script: CSS follows the checked button.',
    'The button is a link: it works without scripts, and in a new tab.',
    'A tick means “included” only beside its words, which say it themselves.',
  ],
} satisfies SectionDocs;
