import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Log in',
  description: 'Log in to your {{brand.name}} account to change your details and your password.',
  sections: [
    {
      section: 'login-form',
      id: 'log-in',
      content: {
        heading: 'Log in',
        lede: 'Your account has your plan, your invoices and your details.',
        signedInLede: 'You’re already logged in. [Go to your profile](/profile), or log in as someone else.',
        links: [
          { lead: 'No account yet?', label: 'Create one', href: '/register' },
          { lead: 'Forgot your password?', label: 'Set a new one', href: '/forgot-password' },
        ],
      },
    },
  ],
} satisfies PageDocument;
