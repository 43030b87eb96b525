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
        lede: 'It takes the place of the one before.',
        newLink: { label: 'Ask for a new link', href: '/forgot-password' },
        doneHint: 'You are logged in on this device.',
        doneLink: { label: 'Go to your profile', href: '/profile' },
      },
    },
  ],
} satisfies PageDocument;
