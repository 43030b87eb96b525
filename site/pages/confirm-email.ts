import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Confirm your email',
  description: 'Confirm the email address of your {{brand.name}} account with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'link-form',
      id: 'confirm-email',
      content: {
        heading: 'Confirm your email',
        lede: 'One press, and you log in with this email address.',
        submitLabel: 'Confirm email',
        missingCodeText:
          'This page needs the link from our email. Open the link again, or log in to have a new one sent.',
        missingCodeLink: { label: 'Log in', href: '/login' },
        outcomes: [
          {
            id: 'account-confirmed',
            tone: 'done',
            text: 'Your email address is confirmed.',
            hint: 'You can log in now.',
            link: { label: 'Log in', href: '/login' },
          },
          {
            id: 'email-changed',
            tone: 'done',
            text: 'Your email address is changed.',
            hint: 'Log in with the new one from now on. For 7 days, the link we have sent to the old one undoes it.',
            link: { label: 'Go to your profile', href: '/profile' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'This link is no longer good.',
            hint: 'It was used already, is too old, or a newer one took its place. Log in, and we can send you a new one.',
            link: { label: 'Log in', href: '/login' },
          },
          {
            id: 'address-taken',
            tone: 'stopped',
            text: 'This email address belongs to another account by now.',
            hint: 'Your account keeps the one it had. You can choose another in your profile.',
            link: { label: 'Go to your profile', href: '/profile' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
