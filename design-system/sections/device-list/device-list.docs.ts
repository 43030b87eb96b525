import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'new',
  summary: 'Shows the Macs that use a licence, and makes room for another.',
  anatomy: [
    { part: 'Heading and lede', what: 'The lede says how a Mac gets into the list.' },
    {
      part: 'Mac',
      what: 'Its name as its owner calls it, when the app was last seen on it, and since when it is here.',
    },
    { part: 'Remove', what: 'Says first what it means, and takes a second press.' },
    { part: 'Places', what: 'How many Macs there are of how many there may be.' },
    { part: 'Status', what: 'What was removed, in words.' },
  ],
  useWhen: ['An account page shows where the app may be used.'],
  avoidWhen: [
    'It is about where somebody is logged in to the site: use `sessions-list`.',
    'The server counts no Macs: then nothing is shown.',
  ],
  dos: [
    {
      words: 'Say how a Mac gets here, because nothing on this page adds one.',
      content: { lede: 'Log in to the app on a Mac, and it takes one of three places.' },
    },
    {
      words: 'Say what removing means for whoever sits at that Mac.',
      content: { questionText: 'Onset on that Mac asks you to log in again.' },
    },
  ],
  donts: [
    {
      words: 'Do not sell more places here. Who is at the limit wants to work.',
      content: { fullText: 'Need more? Ask us for our offer for teams.' },
    },
    {
      words: 'Do not use the words of the server.',
      content: { removeLabel: 'Deactivate', questionText: 'The activation token of this machine is revoked.' },
    },
  ],
  accessibility: [
    'Each button names the Mac it is for: “Remove Studio”.',
    'The focus goes to the question, on the answer that changes nothing, and back when it is kept.',
    'When a Mac goes, the focus goes to the list; it is never lost.',
    'How many places are taken is said in words; the small screens are a drawing.',
  ],
} satisfies SectionDocs;
