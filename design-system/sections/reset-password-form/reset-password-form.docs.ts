import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Sets a new password for customers who open the reset link in an email.',
  keywords: ['recovery', 'credentials', 'passphrase'],
  anatomy: [
    { part: 'Heading and lede', description: 'Explain the effect on other devices.' },
    { part: 'Password field', description: 'The new password, with a button to show it.' },
    { part: 'Password strength', description: 'A rating with a suggestion.' },
    { part: 'Expired link message', description: 'Offers a link to request a new email.' },
    { part: 'Success message', description: 'Replaces the form and offers the next step.' },
    { part: 'Missing link message', description: 'Appears if the page was opened without a reset code.' },
  ],
  useWhen: ['A customer follows the link that `forgot-password-form` sends.'],
  avoidWhen: [
    'The customer knows the current password. Use `change-password-form` instead.',
    'A link only needs to be confirmed. Use `link-form` instead.',
  ],
  dos: [
    {
      text: 'Explain in advance what happens on other devices.',
      content: { lede: 'This logs you out on all other devices.' },
    },
    {
      text: 'Offer the most likely next step after success.',
      content: { doneLink: { label: 'Go to your account', href: '#profile' } },
    },
  ],
  donts: [
    {
      text: 'Don’t list rules that don’t make a password harder to guess.',
      content: { lede: 'At least one capital letter, one number and one symbol, changed every 90 days.' },
    },
    {
      text: 'Don’t alarm customers. They requested the reset.',
      content: { heading: 'Security alert: act now', lede: 'Your account may be at risk until you set a password.' },
    },
  ],
  accessibility: [
    'Users can reveal the password instead of typing it twice.',
    'The success message receives focus when it replaces the form.',
    'Prerendered pages select form or message before the first paint, so nothing flickers.',
  ],
} satisfies SectionDocs;
