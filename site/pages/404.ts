import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Page not found',
  description: 'This page may have moved, or it never existed. Search the site, or start at the home page.',
  noindex: true,
  sections: [
    {
      section: 'error-screen',
      id: 'error',
      content: {
        statusCode: 404,
        statusMessage: 'Not Found',
        message: 'There’s no page here. It may have moved, or it never existed.',
      },
    },
    {
      section: 'site-search',
      id: 'search',
      content: {
        heading: 'Or search for it',
        placeholder: 'Search posts, versions and pages',
        href: '/blog',
        links: [
          { label: 'All posts', href: '/blog' },
          { label: 'What’s new in each version', href: '/changelog' },
        ],
      },
    },
  ],
} satisfies PageDocument;
