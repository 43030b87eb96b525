import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Blog: recording, editing, sound',
  description:
    'How to record a screen so that people watch it to the end: text, light, sound, zooms and captions, one thing at a time, from the makers of {{brand.name}}.',
  sections: [
    {
      section: 'site-search',
      id: 'search',
      content: {
        placeholder: 'Search posts, versions and pages',
        href: '/blog',
        links: [
          { label: 'What’s new in each version', href: '/changelog' },
          { label: 'Prices and questions', href: '/pricing' },
        ],
      },
    },
    {
      section: 'post-list',
      id: 'posts',
      content: {
        label: 'Blog',
        heading: 'Recordings that people finish',
        headingLevel: 1,
        lede: 'One topic at a time, with something to try at the end. Worth reading even if you never buy anything from us.',
      },
    },
    {
      section: 'signup-form',
      id: 'newsletter',
      content: {
        purpose: 'newsletter',
        heading: 'The next one by email',
        lede: 'Each new post on the day it’s published, and what’s in each new version. Nothing else.',
        consent:
          'We use your address only for this newsletter, and you can unsubscribe in every email. [Privacy](/privacy)',
      },
    },
  ],
} satisfies PageDocument;
