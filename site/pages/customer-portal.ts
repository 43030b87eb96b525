import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Your plan',
  description: 'Your {{brand.name}} plan: your next payment, your invoices, and how to change or cancel it.',
  noindex: true,
  sections: [
    {
      section: 'account-intro',
      id: 'account',
      content: {
        heading: 'Your account',
        signedOutLede:
          'See your plan and the next payment, find your invoices, change your card, or cancel. Log in to see yours.',
        logIn: { label: 'Log in', href: '/login?redirect=/customer-portal' },
        register: { label: 'Create account', href: '/register' },
        tabs: [
          { label: 'Plan', href: '#plan' },
          { label: 'Profile', href: '/profile#profile' },
          { label: 'Macs', href: '/profile#macs' },
          { label: 'Invoices', href: '#invoices' },
          { label: 'Security', href: '/profile#security' },
        ],
        logOutLabel: 'Log out',
        loadingText: 'Loading your account…',
      },
    },
    {
      section: 'subscription-overview',
      id: 'current-plan',
      startsTab: 'plan',
      content: {
        heading: 'Plan',
        lede: 'What you have, what it costs, and what happens next.',
        plansLink: { label: 'See the plans', href: '/pricing' },
        download: { label: 'Download {{brand.name}}', href: '/download' },
        noneText: 'This account has no plan yet. You can record without one, and pay when you want to export an edit.',
        noneHelp:
          'Did you buy with another email address? A plan belongs to the account with the address it was bought with, once that address is confirmed. [Write to us](mailto:{{brand.supportEmail}}) if yours is missing.',
        refundText:
          'In the first 14 days after you buy, you can also [get a full refund](/refund). To change to a plan that you pay once, buy it when yours has ended, or [write to us](mailto:{{brand.supportEmail}}).',
        notConfiguredText:
          'To make changes that you don’t find here, open the link in your receipt from Paddle, or [write to us](mailto:{{brand.supportEmail}}).',
        notOfferedText:
          'This server doesn’t store purchases. Your receipt from Paddle has a link to your plan, or [write to us](mailto:{{brand.supportEmail}}).',
      },
    },
    {
      section: 'invoice-list',
      id: 'invoice-list',
      startsTab: 'invoices',
      content: {
        heading: 'Invoices',
        lede: 'What you paid, and when.',
      },
    },
  ],
} satisfies PageDocument;
