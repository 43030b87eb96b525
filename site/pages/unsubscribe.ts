import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Unsubscribe',
  description: 'Leave the newsletter or the waitlist of {{brand.name}} with the link from our email.',
  noindex: true,
  sections: [
    {
      section: 'link-form',
      id: 'unsubscribe',
      content: {
        heading: 'Leave the list',
        lede: 'One press, and your address is deleted.',
        submitLabel: 'Unsubscribe',
        missingCodeText:
          'This page needs the link from our email: it stands at the end of each one we send to the list.',
        missingCodeLink: { label: 'Go to the home page', href: '/' },
        outcomes: [
          {
            id: 'unsubscribed',
            tone: 'done',
            text: 'You are off the list.',
            hint: 'Your address is deleted. What we keep is a hash of it, so that nobody puts you back by giving it to us again.',
            link: { label: 'Go to the home page', href: '/' },
          },
          {
            id: 'link-not-good',
            tone: 'stopped',
            text: 'We do not know this link.',
            hint: 'Perhaps a piece of it was lost on the way. Write to {{brand.supportEmail}}, and we take you off by hand.',
            link: { label: 'Go to the home page', href: '/' },
          },
        ],
      },
    },
  ],
} satisfies PageDocument;
