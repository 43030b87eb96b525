import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'new',
  summary: 'Shows customers their plans and next payments, with buttons to make changes.',
  keywords: ['billing', 'membership', 'cancel', 'upgrade', 'renewal'],
  anatomy: [
    { part: 'Status badge', description: 'One or two words, such as “Active”.' },
    { part: 'Name and price', description: 'The plan, and its price per period.' },
    {
      part: 'Next event',
      description: 'One sentence, such as when the plan renews.',
    },
    { part: 'Rail', description: 'The billing period in months, weeks or days, with a playhead at today.' },
    { part: 'Dates', description: 'Start and end of the period, with the amount of the next payment.' },
    {
      part: 'Buttons',
      description: 'Show how the plan can be changed, and open the form for a card. Only urgent actions are filled.',
    },
    {
      part: 'Changes',
      description:
        'Another plan, a pause or the end, each with its date and its consequence. One click makes the change.',
    },
    {
      part: 'Empty state',
      description: 'A link to the plans, and help.',
    },
  ],
  useWhen: ['An account page shows what the customer pays for.'],
  avoidWhen: [
    'The visitor is logged out. Use `account-intro` instead.',
    'Visitors compare or buy plans. Use `pricing` instead.',
    'Customers look up individual payments. Use `invoice-list` instead.',
  ],
  dos: [
    {
      text: 'Help customers who paid with another email address before they pay twice.',
      content: { noneHelp: 'Bought with another email address? Log in with the one on your receipt.' },
    },
    {
      text: 'Label each button by its purpose, not its destination.',
      content: { changeLabel: 'Change or cancel', updateCardLabel: 'Update card' },
    },
  ],
  donts: [
    {
      text: 'Don’t hide how to cancel.',
      content: { changeLabel: 'Other options', cancelLabel: 'Lose everything' },
    },
    {
      text: 'Don’t sell in the heading.',
      content: { heading: 'Get more out of it', lede: 'Did you know that Yearly saves you a third?' },
    },
  ],
  accessibility: [
    'The status badge uses text, not color alone.',
    `Each button’s accessible name includes the plan: “Cancel plan ${brand.name} Yearly”.`,
    'The rail is hidden from screen readers, because the dates are text.',
    'A button keeps focus while its action runs. Then the heading of the changed plan gets focus.',
  ],
} satisfies SectionDocs;
