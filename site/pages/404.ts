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
        statusMessage: 'This page doesn’t exist',
        message: 'It may have moved, or the link has a typo.',
        links: [
          { label: 'Features', href: '/features', text: 'Everything {{brand.name}} does, and what it doesn’t.' },
          { label: 'Pricing', href: '/pricing', text: '{{plans.prices}}.' },
          { label: 'Download', href: '/download', text: 'Version {{release.version}} for {{brand.operatingSystem}}.' },
        ],
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
