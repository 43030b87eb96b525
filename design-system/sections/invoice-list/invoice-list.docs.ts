import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'new',
  summary: 'Lists what a customer has paid, and leads to the receipts.',
  anatomy: [
    { part: 'Invoice', what: 'Its date, what it was for, its number, what became of it, and the amount.' },
    { part: 'Status', what: 'Plain where all is as it should be. A badge marks what is missing or came back.' },
    { part: 'Show all', what: 'Where there are more than eight: one button opens the list and closes it.' },
    { part: 'Receipts', what: 'The way to the payment provider, who writes them and keeps them.' },
  ],
  useWhen: ['A page of the account shows what its owner has paid, after what they have.'],
  avoidWhen: [
    'Products or plans are compared: use `comparison-table`.',
    'It is about what is paid next: that is in `subscription-overview`.',
  ],
  dos: [
    {
      words: 'Say who has the receipts, before somebody looks for them here.',
      content: { lede: 'What you have paid. The receipts are with our payment provider.' },
    },
    { words: 'Say it plainly where there is nothing.', content: { emptyText: 'No payments yet.' } },
  ],
  donts: [
    {
      words: 'Do not call the button by the name of the provider. It says what one gets.',
      content: { receiptsLabel: 'Go to billing portal' },
    },
    {
      words: 'Do not make a list of payments an advertisement.',
      content: { heading: 'Your savings', lede: 'With Yearly you would have saved a third of this.' },
    },
  ],
  accessibility: [
    'It is a table to assistive technology, also on a phone, where each invoice is a few lines.',
    'What became of an invoice is said in words; the colour of the badge adds to them.',
    'The button that shows all keeps the focus, and says whether the list is open.',
  ],
} satisfies SectionDocs;
