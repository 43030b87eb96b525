import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Keep your old email',
  description: 'Undo a change of the email address of your {{brand.name}} account with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'link-form',
      id: 'undo-email-change',
      content: {
        heading: 'Wasn’t this you?',
        illustration: 'armchair',
        lede: 'Keep your old email address. This logs out all devices, and we’ll send you a link to set a new password.',
        submitLabel: 'Keep my old email',
        missingCodeLink: { label: 'Go to the home page', href: '/' },
        outcomes: [
          {
            id: 'change-undone',
            tone: 'done',
            text: 'Your account has its old email address again.',
            hint: 'All devices are logged out. To log in again, set a new password with the link we just sent you.',
            link: { label: 'Send the link again', href: '/forgot-password' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'This link has expired.',
            hint: 'It’s older than 7 days, or the change was already undone. If you can’t log in, write to us at {{brand.supportEmail}} from your old email address.',
            link: { label: 'Log in', href: '/login' },
          },
          {
            id: 'address-taken',
            tone: 'stopped',
            text: 'Your old email address belongs to another account now.',
            hint: 'Write to us at {{brand.supportEmail}} from your old email address. We’ll help you get your account back.',
            link: { label: 'Go to the home page', href: '/' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
