import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'account',
  status: 'stable',
  summary: 'Changes the password of who is logged in, and knows it.',
  anatomy: [
    { part: 'Heading and lede', what: 'The lede says what it does on other devices.' },
    { part: 'Current password', what: 'Asked for, so that a Mac left open does not give the account away.' },
    { part: 'New password', what: 'Typed once, shown on demand.' },
    { part: 'Advice', what: 'How hard it is to guess, while it is typed.' },
    { part: 'Button and status', what: 'Changes it, and says that it did. Both fields are empty then.' },
  ],
  useWhen: ['An account page lets somebody choose a new password while they are logged in.'],
  avoidWhen: [
    'The password is gone: lead to `forgot-password-form`.',
    'Somebody fears a stranger: `sessions-list` ends sessions, and should stand beside it.',
  ],
  dos: [
    {
      words: 'Say what else it does, before it does.',
      content: { lede: 'A new password signs you out on every other device.' },
    },
    {
      words: 'Say what changed, in the words of the button.',
      content: { submitLabel: 'Change password', changedText: 'Password changed' },
    },
  ],
  donts: [
    {
      words: 'Do not ask for it to be changed now and then: people then choose worse ones.',
      content: { lede: 'For your safety, please choose a new password every three months.' },
    },
    {
      words: 'Do not use a word that fits anything.',
      content: { heading: 'Security settings', submitLabel: 'Update' },
    },
  ],
  accessibility: [
    'Both fields say to a password manager which they are, so that it offers the right one.',
    'A wrong current password is an error of that field, and the new one stays as it was typed.',
    'That it is changed is a status, read out without moving the focus.',
  ],
} satisfies SectionDocs;
