import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Your profile',
  description: 'Your {{brand.name}} account: your details and your password.',
  noindex: true,
  overlay: false,
  sections: [
    {
      section: 'account-intro',
      id: 'profile',
      content: {
        heading: 'Your profile',
        signedOutLede: 'Here you change your name, your email address and your password. Log in to see yours.',
        logIn: { label: 'Log in', href: '/login' },
        register: { label: 'Create account', href: '/register' },
        otherPage: { label: 'Your plan', href: '/customer-portal' },
        logOutLabel: 'Log out',
        loadingText: 'Loading your account…',
      },
    },
    {
      section: 'profile-form',
      id: 'details',
      content: {
        heading: 'Details',
        lede: 'What we know of you. Only the username and the email address are needed.',
      },
    },
    {
      section: 'change-password-form',
      id: 'password',
      content: { heading: 'Password', lede: 'Choose one that you use nowhere else.' },
    },
    {
      section: 'sessions-list',
      id: 'sessions',
      content: {
        heading: 'Where you are logged in',
        lede: 'If there is a device you do not know, end it and change your password.',
      },
    },
    {
      section: 'device-list',
      id: 'macs',
      content: {
        heading: 'Your Macs',
        lede: 'Those that use your licence. Remove one to make room for another.',
        emptyText: 'None yet. Open {{brand.name}} on a Mac and log in there: it is added by itself.',
      },
    },
    {
      section: 'account-data',
      id: 'data',
      content: {
        heading: 'Your data',
        lede: 'Take it with you, or leave.',
        exportText: 'Everything we keep about you, your purchases too, in one file in JSON.',
        deletion: {
          text: 'Your account goes at once, and nobody can bring it back.',
          goes: ['Your name, your email address and your password', 'Every session, on every device'],
          stays: ['Invoices, with our payment provider, for as long as tax law asks for them'],
          understoodText: 'I understand that this cannot be undone.',
          deletedLink: { label: 'Go to the home page', href: '/' },
        },
      },
    },
  ],
} satisfies PageDocument;
