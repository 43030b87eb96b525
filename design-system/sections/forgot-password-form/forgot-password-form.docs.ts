import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Sends a password reset link without revealing whether an account exists.',
  keywords: ['recovery', 'lost credentials', 'locked out'],
  anatomy: [
    { part: 'Heading and lede', description: 'What the link is for, in one sentence.' },
    { part: 'Email field', description: 'The account’s email address.' },
    { part: 'Button', description: 'Sends the link.' },
    { part: 'Confirmation', description: 'Replaces the form, with the same text whether or not the account exists.' },
    { part: 'Hint', description: 'How long the link is valid, and where to look for the email.' },
    { part: 'Links', description: 'Other pages, such as log in. They stay visible after the link is sent.' },
  ],
  useWhen: ['A customer has forgotten their password and can’t log in.'],
  avoidWhen: [
    'The customer is logged in. Use `change-password-form` instead.',
    'The customer already has the link. Use `reset-password-form` instead.',
  ],
  dos: [
    {
      text: 'State how long the link is valid.',
      content: { sentHint: 'It’s valid for 2 hours. If it doesn’t arrive, check your spam folder.' },
    },
    {
      text: 'Link to log in, for customers who remember their password.',
      content: { links: [{ lead: 'Remember your password?', label: 'Log in', href: '#login' }] },
    },
  ],
  donts: [
    {
      text: 'Don’t blame the customer.',
      content: {
        heading: 'Forgot it again?',
        lede: 'Please choose a password that you can remember next time.',
      },
    },
    {
      text: 'Don’t reveal whether an account exists.',
      content: {
        sentText: 'We found your account and have sent you a link.',
        lede: 'We’ll check whether you have an account.',
      },
    },
  ],
  accessibility: [
    'Focus moves to the confirmation when it replaces the form.',
    'The field has the `email` type, so phones show the matching keyboard.',
  ],
} satisfies SectionDocs;
