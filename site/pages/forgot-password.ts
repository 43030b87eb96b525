import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Forgot your password',
  description: 'Get a link to set a new password for your {{brand.name}} account.',
  sections: [
    {
      section: 'forgot-password-form',
      id: 'forgot-password',
      content: {
        heading: 'Forgot your password?',
        lede: 'Enter the email address of your account, and we’ll send you a link to set a new password.',
        sentHint: 'If it doesn’t arrive within a few minutes, check your spam folder.',
        links: [{ lead: 'Remember it after all?', label: 'Log in', href: '/login' }],
      },
    },
  ],
} satisfies PageDocument;
