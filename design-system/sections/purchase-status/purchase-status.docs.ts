import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'acting',
  status: 'new',
  summary: 'Says after a payment how far it has come, and what to do next.',
  anatomy: [
    { part: 'Heading and lede', what: 'How far the purchase has come: thanks first, then what is still to happen.' },
    { part: 'Track', what: 'Paid, set up, ready: three clips, and the playhead at what is under way.' },
    { part: 'Action', what: 'One thing to do now: download, create the account, try again.' },
    { part: 'Order', what: 'Plan, amount, and the transaction number to quote, which can be copied.' },
    { part: 'Next steps', what: 'Numbered steps, the same for every plan.' },
  ],
  useWhen: ['Somebody has just paid, and comes from the checkout.'],
  avoidWhen: [
    'Nothing was paid for yet: `checkout` takes the payment.',
    'A plan is managed: that is the work of a page of the account.',
  ],
  dos: [
    {
      words: 'Name each step after what is done in it.',
      content: {
        steps: [
          { title: 'Download the app', text: 'Open the file and move Onset to your Applications.' },
          { title: 'Sign in', text: 'With the address you paid with. The plan is there.' },
        ],
      },
    },
    {
      words: 'Let the button say what it gets.',
      content: { download: { label: 'Download for Mac', href: '#download' } },
    },
  ],
  donts: [
    {
      words: 'Do not sell to who has just paid.',
      content: { steps: [{ title: 'Tell a friend', text: 'Share your love of Onset, and get a bigger plan today!' }] },
    },
    {
      words: 'Do not hide the download behind a word that says nothing.',
      content: { download: { label: 'Get started', href: '#start' } },
    },
  ],
  accessibility: [
    'Heading and lede are read out politely when the purchase comes on; the focus stays where it is.',
    'Each stage of the track says in words whether it is done, under way or to come.',
    'The transaction number is selected whole by one press, and a button copies it where scripts run.',
    'Without motion the playhead stands still.',
  ],
} satisfies SectionDocs;
