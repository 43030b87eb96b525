import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Your profile',
  description: 'Your {{brand.name}} account: your details and your password.',
  noindex: true,
  overlay: false,
  sections: [
    {
      section: 'account-intro',
      id: 'account',
      content: {
        heading: 'Your account',
        signedOutLede: 'Change your name, your email address and your password here. Log in to see yours.',
        logIn: { label: 'Log in', href: '/login' },
        register: { label: 'Create account', href: '/register' },
        tabs: [
          { label: 'Plan', href: '/customer-portal#plan' },
          { label: 'Profile', href: '#profile' },
          { label: 'Macs', href: '#macs' },
          { label: 'Invoices', href: '/customer-portal#invoices' },
          { label: 'Security', href: '#security' },
        ],
        logOutLabel: 'Log out',
        loadingText: 'Loading your account…',
      },
    },
    {
      section: 'profile-form',
      id: 'details',
      startsTab: 'profile',
      content: {
        heading: 'Details',
        lede: 'Only the username and the email address are required.',
      },
    },
    {
      section: 'change-password-form',
      id: 'password',
      content: { heading: 'Password', lede: 'Choose one that you don’t use anywhere else.' },
    },
    {
      section: 'device-list',
      id: 'mac-list',
      startsTab: 'macs',
      content: {
        heading: 'Your Macs',
        lede: 'Your license is for up to three Macs. You can remove one to make room for another.',
        emptyText:
          'None yet. [Download {{brand.name}}](/download), open it on a Mac and log in. The Mac is then added automatically.',
      },
    },
    {
      section: 'sessions-list',
      id: 'sessions',
      startsTab: 'security',
      content: {
        heading: 'Where you are logged in',
        lede: 'If you don’t recognize a device, end its session and change your [password](#password).',
      },
    },
    {
      section: 'account-data',
      id: 'data',
      content: {
        heading: 'Your data',
        lede: 'Download your data, or delete your account.',
        exportText: 'Everything we store about you, including purchases, in one JSON file.',
        deletion: {
          text: 'Your account is deleted immediately, and no one can restore it.',
          goes: ['Your name, your email address and your password', 'Every session, on every device'],
          stays: ['Invoices at our payment provider, for as long as tax law requires'],
          understoodText: 'I understand that this can’t be undone.',
          deletedLink: { label: 'Go to the home page', href: '/' },
        },
      },
    },
  ],
} satisfies PageDocument;
