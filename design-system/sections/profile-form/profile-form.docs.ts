import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Lets customers edit their account details.',
  keywords: ['settings', 'personal information', 'name and email', 'preferences'],
  anatomy: [
    { part: 'Heading and lede', description: 'The lede explains where the details are used.' },
    {
      part: 'Notice',
      description: 'A message, such as a reminder to confirm the email address.',
    },
    { part: 'Fields', description: 'Username, email, name, company and country.' },
    {
      part: 'Current password field',
      description: 'Appears when the email changes or the server requires it.',
    },
    { part: 'Pending email', description: 'The new email address until it is confirmed.' },
    { part: 'Button and status', description: 'The button saves all fields; the status confirms it.' },
  ],
  useWhen: ['An account page lets customers edit their details.'],
  avoidWhen: [
    'Customers want to change their password. Use `change-password-form` instead.',
    'You need only one detail. Use a shorter form instead.',
  ],
  dos: [
    {
      text: 'Explain where each detail appears.',
      content: {
        lede: 'Your name and company appear on your receipts. We use your email to contact you, never for advertising.',
      },
    },
    { text: 'Name the section after its content.', content: { heading: 'Your details' } },
  ],
  donts: [
    {
      text: 'Don’t pressure customers to fill in every field.',
      content: { heading: 'Complete your profile', lede: `Complete profiles get more out of ${brand.name}.` },
    },
    {
      text: 'Don’t explain the form. Its fields have labels.',
      content: {
        lede: 'Use the form beside this text to enter your username, your email, your full name, your company and your country, then press the button.',
        submitLabel: 'Submit the form',
      },
    },
  ],
  accessibility: [
    'Values that load late only fill untouched fields. Errors never clear what the user typed.',
    'While values load, fields are disabled and a live region announces the loading state.',
    'A status message confirms saved changes without moving focus.',
  ],
} satisfies SectionDocs;
