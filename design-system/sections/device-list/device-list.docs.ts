import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'new',
  summary: 'Lists the Macs that use a license and lets the customer remove one.',
  keywords: ['seats', 'activations', 'computers', 'machines', 'deactivate'],
  anatomy: [
    { part: 'Heading and lede', description: 'The lede explains how a Mac is added.' },
    { part: 'Mac', description: 'Its name, when the app was last seen on it, and when it was added.' },
    { part: 'Remove button', description: 'Asks for confirmation and explains the effect.' },
    { part: 'Usage', description: 'The number of Macs in use and the limit.' },
    { part: 'Status', description: 'A message that confirms the removal.' },
  ],
  useWhen: ['An account page shows which Macs can use the app.'],
  avoidWhen: [
    'The list shows where the customer is logged in to the site. Use `sessions-list` instead.',
    'The server doesn’t track Macs. Leave the section out.',
  ],
  dos: [
    {
      text: 'Explain how to add a Mac.',
      content: { lede: 'Log in to the app on a Mac to add it here. You can use up to three Macs.' },
    },
    {
      text: 'Explain the effect on the removed Mac.',
      content: { questionText: `${brand.name} on that Mac asks you to log in again.` },
    },
  ],
  donts: [
    {
      text: 'Don’t sell additional licenses here.',
      content: { fullText: 'Need more? Ask us for our offer for teams.' },
    },
    {
      text: 'Don’t use server terminology.',
      content: { removeLabel: 'Deactivate', questionText: 'The activation token of this machine is revoked.' },
    },
  ],
  accessibility: [
    'The accessible name of each button includes the Mac: “Remove Studio”.',
    'Focus moves to Keep when the confirmation opens, and back to Remove when it closes.',
    'After a removal, focus moves to the list.',
    'The usage is given as text. The icons next to it are decorative.',
  ],
} satisfies SectionDocs;
