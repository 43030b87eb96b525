import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'acting',
  status: 'new',
  summary: 'Takes a payment: the order on one side, the payment library’s own form on the other.',
  anatomy: [
    { part: 'Plan switch', what: 'Another plan without leaving. Left out where there is one plan.' },
    { part: 'Order', what: 'Price, discount, tax, what is due today, and what follows.' },
    { part: 'Discount code', what: 'Closed until somebody opens it; taken away again with one press.' },
    { part: 'Payment', what: 'A frame for the library, as high as its form, or what stands in its place.' },
    { part: 'Buyer', what: 'Whose account the plan will be in, and the way out of it or into one.' },
    { part: 'Trust', what: 'Refund, seller and receipt: what is true, in a sentence each.' },
  ],
  useWhen: ['Somebody has chosen a plan, and the page is there to take the payment and nothing else.'],
  avoidWhen: [
    'A plan is still to be chosen: `pricing` says what differs.',
    'It is paid: `purchase-status` says what comes next.',
  ],
  dos: [
    {
      words: 'Say what the buyer can rely on, and no more than is so.',
      content: {
        trust: ['14 days to change your mind, and the whole price back.'],
      },
    },
    { words: 'Name the button after what happens.', content: { continueLabel: 'Continue to payment' } },
  ],
  donts: [
    {
      words: 'Do not press: there is no hurry that is not made up.',
      content: { heading: 'Only minutes left!', continueLabel: 'Claim your deal now' },
    },
    {
      words: 'Do not decorate with promises that nobody can check.',
      content: { trust: ['**100 % safe** and loved by everyone.'] },
    },
  ],
  accessibility: [
    'The amount due is read out politely when the plan, the tax or a discount changes it.',
    'The state of the payment is a status, and moves no focus. Why a card is declined, the form of the library says.',
    'Where the form goes while it has the focus, the focus moves to what stands in its place.',
    'Without scripts the plans and their prices are there, and the way to write to us.',
  ],
} satisfies SectionDocs;
