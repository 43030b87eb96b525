import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Sends a link for a new password, and never tells whether an address is known.',
  anatomy: [
    { part: 'Heading and lede', what: 'What the link is for, in one sentence.' },
    { part: 'Field', what: 'The address of the account.' },
    { part: 'Button', what: 'Sends the link.' },
    {
      part: 'Sent',
      what: 'In place of the form: the same words for an address that is known and for one that is not.',
    },
    { part: 'Hint', what: 'How long the link is good, and where to look for the mail.' },
    { part: 'Links', what: 'Back to log in. They stay once the link is sent.' },
  ],
  useWhen: ['Somebody cannot log in, because the password is gone.'],
  avoidWhen: [
    'Somebody is logged in: `change-password-form` asks for the password there is.',
    'Somebody has the link already: it leads to `reset-password-form`.',
  ],
  dos: [
    {
      words: 'Say how long the link is good, where it is sent.',
      content: { sentHint: 'It is valid for 2 hours. If it does not come, look among the spam.' },
    },
    {
      words: 'Leave the door open for a password that comes back to mind.',
      content: { links: [{ lead: 'It came back to you?', label: 'Log in', href: '#login' }] },
    },
  ],
  donts: [
    {
      words: 'Do not scold. It happens to everybody.',
      content: {
        heading: 'Forgotten it again?',
        lede: 'Please choose a password that you can remember next time.',
      },
    },
    {
      words: 'Do not let the words tell a stranger who has an account.',
      content: {
        sentText: 'We found your account and have sent you a link.',
        lede: 'We look whether you have an account.',
      },
    },
  ],
  accessibility: [
    'What is said once the link is sent takes the focus, because the form that had it is gone.',
    'The field says to the browser that it wants an e-mail address: phones show the right keys for it.',
  ],
} satisfies SectionDocs;
