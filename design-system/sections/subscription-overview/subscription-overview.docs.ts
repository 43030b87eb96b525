import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'new',
  summary: 'Shows a customer what they have bought, what it costs and what happens next, and leads to what changes it.',
  anatomy: [
    { part: 'Status', what: 'First, in a word or two: active, payment missing, ending.' },
    { part: 'Name and price', what: 'As on the receipt, and what a period costs.' },
    {
      part: 'What happens next',
      what: 'One sentence. Of a missing payment: what to do, and until when the app works.',
    },
    { part: 'Rail', what: 'The time of the plan as clips in a row; the playhead stands at today.' },
    { part: 'Two days', what: 'Where that time begins and ends: the next payment with its amount, or the end.' },
    {
      part: 'Buttons',
      what: 'Each opens the payment provider’s page for it. Only a missing payment has a filled one.',
    },
    { part: 'No plan', what: 'The way to the plans, and what to do where there should be one.' },
  ],
  useWhen: ['A page of the account is about what its owner pays for.'],
  avoidWhen: [
    'Nobody is logged in: `account-intro` says what the page is for.',
    'Plans are to be compared or bought: use `pricing`.',
    'Single payments are listed: use `invoice-list`.',
  ],
  dos: [
    {
      words: 'Help who has paid with another address, before they pay twice.',
      content: { noneHelp: 'Bought with another address? Log in with the one on your receipt.' },
    },
    {
      words: 'Name each button by what it is for, not by where it leads.',
      content: { changePlanLabel: 'Change plan', updateCardLabel: 'Update card', cancelLabel: 'Cancel' },
    },
  ],
  donts: [
    {
      words: 'Do not hide the way out behind other words.',
      content: { cancelLabel: 'Other options', portalText: 'We would be sorry to see you go.' },
    },
    {
      words: 'Do not sell in the heading: who is here has paid.',
      content: { heading: 'Get more out of it', lede: 'Did you know that Yearly saves you a third?' },
    },
  ],
  accessibility: [
    'The status is said in words, and its colour adds to them.',
    'Each button names the plan it is for: “Cancel Onset Yearly”.',
    'The rail is a drawing and is not read out: its two days stand under it in words.',
    'While a page of the payment provider is opened, its button keeps the focus.',
  ],
} satisfies SectionDocs;
