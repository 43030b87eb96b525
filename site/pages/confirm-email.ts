import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Your email address',
  description: 'Confirm the email address of your {{brand.name}} account with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'link-form',
      id: 'confirm-email',
      content: {
        heading: 'Your email address',
        lede: 'One click confirms that it’s yours.',
        submitLabel: 'Confirm email',
        missingCodeText:
          'This page needs the link from our email. Open the link again, or open your account to get a new one.',
        missingCodeLink: { label: 'Go to your account', href: '/customer-portal' },
        outcomes: [
          {
            id: 'account-confirmed',
            tone: 'done',
            text: 'Your email address is confirmed.',
            hint: 'What was bought with it now appears in your account.',
            link: { label: 'Go to your account', href: '/customer-portal' },
          },
          {
            id: 'email-changed',
            tone: 'done',
            text: 'Your email address was changed.',
            hint: 'Log in with the new address from now on. For 7 days, you can undo the change with the link we sent to the old one.',
            link: { label: 'Go to your profile', href: '/profile' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'This link has expired.',
            hint: 'It was already used, is too old, or was replaced by a newer one. Open your account to get a new one.',
            link: { label: 'Go to your account', href: '/customer-portal' },
          },
          {
            id: 'address-taken',
            tone: 'stopped',
            text: 'This email address belongs to another account now.',
            hint: 'Your account keeps its current address. You can choose another one in your profile.',
            link: { label: 'Go to your profile', href: '/profile' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
