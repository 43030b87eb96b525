import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Forgot your password',
  description: 'Have a link sent to you that sets a new password for your {{brand.name}} account.',
  sections: [
    {
      section: 'forgot-password-form',
      id: 'forgot-password',
      content: {
        heading: 'Forgot your password?',
        lede: 'Tell us the email address of your account, and we send you a link to set a new one.',
        sentHint: 'If it does not arrive within a few minutes, look among the unwanted mail.',
        links: [{ lead: 'Remembered it?', label: 'Log in', href: '/login' }],
      },
    },
  ],
} satisfies PageDocument;
