import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'convert-visitors',
  status: 'new',
  summary: 'Takes a payment, with the order summary next to the payment provider’s form.',
  keywords: ['cart', 'buy', 'purchase', 'billing', 'credit card'],
  anatomy: [
    {
      part: 'Plan switch',
      description: 'Shows the prices, and changes the plan without leaving the page. Hidden if there is only one plan.',
    },
    {
      part: 'Order summary',
      description:
        'Price, discount, tax, amount due today and renewal terms. On phones, it is collapsed to the plan, the total and the renewal terms.',
    },
    { part: 'Discount code', description: 'A collapsed field. An applied code can be removed with one click.' },
    { part: 'Payment', description: 'The payment methods, and the payment form or a message in its place.' },
    { part: 'Buyer', description: 'The account that gets the plan, with a logout button, or a link to log in.' },
    {
      part: 'Assurances',
      description: 'Short facts about the refund, the seller and the receipt, and what the buyer agrees to.',
    },
  ],
  useWhen: ['The visitor has chosen a plan, and the page’s only task is the payment.'],
  avoidWhen: [
    'The visitor is still comparing plans. Use `pricing` instead.',
    'The payment is complete. Use `purchase-status` instead.',
  ],
  dos: [
    {
      text: 'State only assurances that are true.',
      content: {
        trust: ['14 days to change your mind, with a full refund.'],
      },
    },
    { text: 'Name the button after the next step.', content: { continueLabel: 'Continue to payment' } },
  ],
  donts: [
    {
      text: 'Don’t create false urgency.',
      content: { heading: 'Only minutes left!', continueLabel: 'Claim your deal now' },
    },
    {
      text: 'Don’t make promises that no one can check.',
      content: { trust: ['**100% safe** and loved by everyone.'] },
    },
  ],
  accessibility: [
    'A polite live region announces the amount due when the plan, the tax or a discount changes it.',
    'Payment status changes are announced without moving focus.',
    'If the form disappears while it has focus, focus moves to the message that replaces it.',
    'Without JavaScript, the page shows the plans, their prices and a link to contact support.',
  ],
} satisfies SectionDocs;
