import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Lets a customer change what the account knows of them.',
  anatomy: [
    { part: 'Heading and lede', what: 'In the first columns; the lede says where the details are used.' },
    { part: 'Notice', what: 'Such as that the address is not confirmed yet, with a way to send the mail again.' },
    { part: 'Fields', what: 'Username, e-mail, name, company and country, filled as they are known.' },
    {
      part: 'Password',
      what: 'Appears when the email is changed, because whoever has that address has the account, or when the server asks for it.',
    },
    { part: 'Waiting address', what: 'The new address until it is confirmed.' },
    { part: 'Button and status', what: 'Saves all fields at once, and says that it did.' },
  ],
  useWhen: ['An account page lets somebody see and mend their own details.'],
  avoidWhen: [
    'The password is to be changed: use `change-password-form` below it.',
    'Only one thing is asked for. A form of five fields for one is a burden.',
  ],
  dos: [
    {
      words: 'Say where each detail shows up.',
      content: {
        lede: 'Your name and company stand on your receipts. Your email is where we write to you, and never to sell you something.',
      },
    },
    { words: 'Name the part by what it holds.', content: { heading: 'Your details' } },
  ],
  donts: [
    {
      words: 'Do not ask for more by asking for completeness.',
      content: { heading: 'Complete your profile', lede: 'Profiles that are complete get more out of Onset.' },
    },
    {
      words: 'Do not explain the form. Its fields have labels.',
      content: {
        lede: 'Use the form beside this text to enter your username, your e-mail, your full name, your company and your country, then press the button.',
        submitLabel: 'Submit the form',
      },
    },
  ],
  accessibility: [
    'Values that arrive late fill only fields that nobody has typed into; nothing typed is lost, to an error either.',
    'While they load, fields are disabled and the wait is said once.',
    'That it is saved is a status, read out without moving the focus.',
  ],
} satisfies SectionDocs;
