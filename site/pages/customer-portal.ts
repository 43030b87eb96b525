import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Your plan',
  description:
    'Your {{brand.name}} plan: what you have, what is paid next, your invoices, and how to change or end it.',
  noindex: true,
  sections: [
    {
      section: 'account-intro',
      id: 'portal',
      content: {
        heading: 'Your plan',
        signedOutLede:
          'Here you see your plan and what is paid next, find your invoices, change your card, and end the plan if you like. Log in to see yours.',
        logIn: { label: 'Log in', href: '/login?redirect=/customer-portal' },
        register: { label: 'Create account', href: '/register' },
        otherPage: { label: 'Your profile', href: '/profile' },
        logOutLabel: 'Log out',
        loadingText: 'Loading your account…',
      },
    },
    {
      section: 'subscription-overview',
      id: 'plan',
      content: {
        heading: 'Plan',
        lede: 'What you have, what it costs, and what happens next.',
        plansLink: { label: 'See the plans', href: '/pricing' },
        noneHelp:
          'Did you buy with another address? A plan belongs to the account of the address it was bought with, once that is confirmed. [Write to us](mailto:{{brand.supportEmail}}) if yours does not show.',
        notConfiguredText:
          'To change or end it, follow the link in your receipt from Paddle, or [write to us](mailto:{{brand.supportEmail}}).',
        notOfferedText:
          'This server keeps no record of purchases. Your receipt from Paddle has a link to your plan, or [write to us](mailto:{{brand.supportEmail}}).',
      },
    },
    {
      section: 'invoice-list',
      id: 'invoices',
      content: {
        heading: 'Payments',
        lede: 'What was paid, and when.',
      },
    },
  ],
} satisfies PageDocument;
