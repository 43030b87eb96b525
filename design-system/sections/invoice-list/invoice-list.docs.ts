import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'new',
  summary: 'Lists a customer’s payments and links to the receipts.',
  keywords: ['billing history', 'transactions', 'orders', 'bills'],
  anatomy: [
    { part: 'Invoice', description: 'Date, product, number, status and amount.' },
    { part: 'Status', description: 'Plain text if paid, or a badge for failed, canceled or refunded payments.' },
    { part: 'Show all', description: 'Expands and collapses a list of more than eight invoices.' },
    { part: 'Invoice button', description: 'Opens the invoice of the row.' },
    { part: 'Receipts button', description: 'Opens the payment provider’s page with the receipts.' },
  ],
  useWhen: ['An account page shows past payments, after the current plan.'],
  avoidWhen: [
    'The content compares products or plans. Use `comparison-table` instead.',
    'The content is the next payment. Use `subscription-overview` instead.',
  ],
  dos: [
    {
      text: 'State where the receipts are.',
      content: { lede: 'Everything you’ve paid. Our payment provider has the receipts.' },
    },
    { text: 'Use a plain sentence for an empty list.', content: { emptyText: 'No payments yet.' } },
  ],
  donts: [
    {
      text: 'Don’t name the button after a system. Name what the customer gets.',
      content: { receiptsLabel: 'Go to billing portal' },
    },
    {
      text: 'Don’t advertise in a list of payments.',
      content: { heading: 'Your savings', lede: 'With Yearly you would have saved a third of this.' },
    },
  ],
  accessibility: [
    'The list keeps its table semantics in the narrow layout, where each invoice takes up a few lines.',
    'The status is text. The badge color only reinforces it.',
    'The button that shows all invoices keeps focus and exposes its expanded state.',
  ],
} satisfies SectionDocs;
