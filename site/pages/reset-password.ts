import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Set a new password',
  description: 'Set a new password for your {{brand.name}} account with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'reset-password-form',
      id: 'reset-password',
      content: {
        heading: 'Set a new password',
        lede: 'It replaces your old password.',
        newLink: { label: 'Request a new link', href: '/forgot-password' },
        doneHint: 'You’re logged in on this device.',
        doneLink: { label: 'Go to your profile', href: '/profile' },
      },
    },
  ],
} satisfies PageDocument;
