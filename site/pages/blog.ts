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
          { label: 'What each version brought', href: '/changelog' },
          { label: 'Prices and questions', href: '/pricing' },
        ],
      },
    },
    {
      section: 'post-list',
      id: 'posts',
      content: {
        at: '00:00',
        label: 'Blog',
        heading: 'Recordings that people finish',
        headingLevel: 1,
        lede: 'One thing at a time, with something to try at the end. Worth reading if you never buy anything from us.',
      },
    },
    {
      section: 'signup-form',
      id: 'newsletter',
      content: {
        purpose: 'newsletter',
        at: '00:12',
        label: 'Newsletter',
        heading: 'The next one by mail',
        lede: 'Each new post on the day it is out, and what a new version brought. Nothing in between.',
        consent: 'The address is used for this letter alone, and every letter has a way out. [Privacy](/privacy)',
      },
    },
  ],
} satisfies PageDocument;
