import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Unsubscribe',
  description: 'Unsubscribe from the newsletter or the waitlist of {{brand.name}} with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'link-form',
      id: 'unsubscribe',
      content: {
        heading: 'Leave the list',
        illustration: 'armchair',
        lede: 'One click, and your address is deleted.',
        submitLabel: 'Unsubscribe',
        missingCodeText: 'This page needs the link from our email. It’s at the end of every email we send to the list.',
        missingCodeLink: { label: 'Go to the home page', href: '/' },
        outcomes: [
          {
            id: 'unsubscribed',
            tone: 'done',
            text: 'You’re unsubscribed.',
            hint: 'We’ve deleted your email address. We keep only a hash of it, so that no one can sign you up again and again.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'We don’t know this link.',
            hint: 'Perhaps part of it is missing. Write to {{brand.supportEmail}}, and we’ll unsubscribe you.',
            link: { label: 'Go to the home page', href: '/' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
