import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'manage-an-account',
  status: 'stable',
  summary: 'Sends a password reset link without revealing whether an account exists.',
  keywords: ['recovery', 'lost credentials', 'locked out'],
  anatomy: [
    { part: 'Heading and lede', what: 'What the link is for, in one sentence.' },
    { part: 'Email field', what: 'The account’s email address.' },
    { part: 'Button', what: 'Sends the link.' },
    { part: 'Confirmation', what: 'Replaces the form, with the same text whether or not the account exists.' },
    { part: 'Hint', what: 'How long the link is valid, and where to look for the email.' },
    { part: 'Links', what: 'Other pages, such as log in. They stay visible after the link is sent.' },
  ],
  useWhen: ['A customer has forgotten their password and can’t log in.'],
  avoidWhen: [
    'The customer is logged in. Use `change-password-form` instead.',
    'The customer already has the link. Use `reset-password-form` instead.',
  ],
  dos: [
    {
      words: 'State how long the link is valid.',
      content: { sentHint: 'It’s valid for 2 hours. If it doesn’t arrive, check your spam folder.' },
    },
    {
      words: 'Link to log in, for customers who remember their password.',
      content: { links: [{ lead: 'Remember your password?', label: 'Log in', href: '#login' }] },
    },
  ],
  donts: [
    {
      words: 'Don’t blame the customer.',
      content: {
        heading: 'Forgot it again?',
        lede: 'Please choose a password that you can remember next time.',
      },
    },
    {
      words: 'Don’t reveal whether an account exists.',
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
