import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Lets a logged-in customer change their password.',
  keywords: ['security settings', 'credentials', 'passphrase'],
  anatomy: [
    { part: 'Heading and lede', description: 'The lede explains the effect on other devices.' },
    { part: 'Current password', description: 'Protects the account on an unattended Mac.' },
    { part: 'New password', description: 'Entered once, with a button that shows it.' },
    { part: 'Strength meter', description: 'How hard the new password is to guess.' },
    { part: 'Button and status', description: 'After the change, a confirmation appears and both fields are cleared.' },
  ],
  useWhen: ['An account page lets logged-in customers choose a new password.'],
  avoidWhen: [
    'The customer has forgotten the password. Link to `forgot-password-form` instead.',
    'The customer wants to end sessions on other devices. Use `sessions-list`, next to this form.',
  ],
  dos: [
    {
      text: 'Explain side effects up front.',
      content: { lede: 'A new password logs you out on every other device.' },
    },
    {
      text: 'Use the same terms for the button and the confirmation.',
      content: { submitLabel: 'Change password', changedText: 'Password changed' },
    },
  ],
  donts: [
    {
      text: 'Don’t ask for regular password changes. They lead to weaker passwords.',
      content: { lede: 'For your safety, please choose a new password every three months.' },
    },
    {
      text: 'Don’t use generic labels.',
      content: { heading: 'Security settings', submitLabel: 'Update' },
    },
  ],
  accessibility: [
    'Both fields have an `autocomplete` value, so password managers fill in the right password.',
    'A wrong current password is an error on its field. The new password is kept.',
    'A live region announces the confirmation without moving focus.',
  ],
} satisfies SectionDocs;
