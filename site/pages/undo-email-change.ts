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
        heading: 'Was it not you?',
        lede: 'Keep the email address you had. Everybody is logged out, and we send you a link to set a new password.',
        submitLabel: 'Keep my old email',
        missingCodeLink: { label: 'Go to the home page', href: '/' },
        outcomes: [
          {
            id: 'change-undone',
            tone: 'done',
            text: 'Your account has its old email address.',
            hint: 'Everybody is logged out. To log in again, set a new password with the link we have just sent you.',
            link: { label: 'Have the link sent again', href: '/forgot-password' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'This link is no longer good.',
            hint: 'It is older than 7 days, or the change was undone already. If you cannot log in, write to us at {{brand.supportEmail}} from your old email address.',
            link: { label: 'Log in', href: '/login' },
          },
          {
            id: 'address-taken',
            tone: 'stopped',
            text: 'Your old email address belongs to another account by now.',
            hint: 'Write to us at {{brand.supportEmail}} from your old email address. We help you to get your account back.',
            link: { label: 'Go to the home page', href: '/' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
