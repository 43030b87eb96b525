import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Opens an account page: whose it is and the way out; for everybody else what it is for, and the way in.',
  anatomy: [
    {
      part: 'Heading',
      what: 'The `h1` of the page. It takes the focus when somebody logs out, because the button is gone then.',
    },
    { part: 'Address', what: 'Whose account it is. Until it is known, the words of `loadingText` keep its place.' },
    { part: 'Log out', what: 'Outlined and small: it is the way out, not what the page is for.' },
    { part: 'Signed out', what: 'What the page is for, the way in, and the way to an account.' },
  ],
  useWhen: ['A page shows what belongs to one customer: profile, licences, receipts.'],
  avoidWhen: [
    'The page is the same for everybody: use `page-hero`.',
    'The page is a form that lets somebody in: `login-form` has a head of its own.',
  ],
  dos: [
    {
      words: 'Tell who is not logged in what they would find here.',
      content: {
        signedOutLede: 'Change your name, your email address and your password here. Log in to see yours.',
      },
    },
    {
      words: 'Keep the heading the same in both states: it names the page, not the visitor.',
      content: { heading: 'Your profile' },
    },
  ],
  donts: [
    {
      words: 'Do not answer with a closed door.',
      content: { heading: 'Access denied', signedOutLede: 'You must be logged in to view this page.' },
    },
    {
      words: 'Do not put news or offers here. Nobody comes to their profile to read them.',
      content: {
        signedOutLede:
          'Did you know that Onset 1.12 is out? It clears the background faster than ever. Log in to read all about it, and about our offer of the month.',
      },
    },
  ],
  accessibility: [
    'Both variants are in a page made in advance, and one is hidden from everybody before the first paint: nothing is read out that is not there.',
    'A long address breaks where it has to, and never makes the page scroll sideways.',
  ],
} satisfies SectionDocs;
