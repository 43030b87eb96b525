import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Lets a customer take their data with them, or delete their account.',
  anatomy: [
    { part: 'Download', what: 'What is in the file and in what form; one press puts it together.' },
    { part: 'Deletion', what: 'What it means, closed until it is asked for.' },
    {
      part: 'What runs',
      what: 'Where a subscription would go on being paid: which, until when, and a box that cancels it as well.',
    },
    { part: 'What goes', what: 'A list of what is deleted, before anything is.' },
    { part: 'What stays', what: 'With whom, and for which law. Nothing else stays.' },
    { part: 'Confirmation', what: 'A box to tick and the password: two things that nobody does by mistake.' },
    { part: 'Deleted', what: 'In place of all: it is done, and where to go from there.' },
  ],
  useWhen: ['An account page needs its way out. It is the last part of the page, and there is one.'],
  avoidWhen: [
    'A plan is to be ended: that is done where it is paid. Deleting the account is more than that.',
    'Somebody wants to log out: the button is in `account-intro`.',
  ],
  dos: [
    {
      words: 'Say what the file is, so that nobody has to press to find out.',
      content: {
        exportText: 'Everything your account holds, as one JSON file: your details, your sessions and your purchases.',
      },
    },
    {
      words: 'Say what a deletion leaves alone as clearly as what it takes.',
    },
  ],
  donts: [
    {
      words: 'Do not plead. Who leaves well comes back.',
      content: {
        heading: 'Before you go',
        lede: 'We would be sorry to lose you. Is there really nothing that we can do to make you stay?',
      },
    },
    {
      words: 'Do not hide the deletion behind another name.',
      content: {
        deletion: {
          heading: 'Other options',
          text: 'Advanced settings for the state of your account.',
          goes: ['Some of your data'],
          stays: [],
          openLabel: 'Manage state',
          understoodText: 'I understand.',
        },
      },
    },
  ],
  accessibility: [
    'The deletion opens in place by a native `details`, from the keyboard too, and assistive technology is told whether it is open.',
    'A wrong password is an error of its field. What was ticked and typed stays.',
    'While a subscription is being cancelled, that is read out.',
    'The colour of danger is never alone: the words of the button say what it does.',
  ],
} satisfies SectionDocs;
