import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Changelog: what’s new in each version',
  description:
    'What’s new, better and fixed in every version of {{brand.name}} for Mac, newest first: {{release.version}} from {{release.date}}.',
  sections: [
    {
      section: 'site-search',
      id: 'search',
      content: {
        placeholder: 'Search posts, versions and pages',
        href: '/blog',
        links: [
          { label: 'All posts', href: '/blog' },
          { label: 'Prices and questions', href: '/pricing' },
        ],
      },
    },
    {
      section: 'release-list',
      id: 'releases',
      content: {
        label: 'Changelog',
        heading: 'What’s new in each version',
        headingLevel: 1,
        lede: 'The app tells you when there’s a new version, and you choose when to install it.',
      },
    },
    {
      section: 'call-to-action',
      id: 'get-it',
      content: {
        layout: 'plain',
        heading: 'The newest version is a minute away.',
        lede: 'Version {{release.version}} runs on {{brand.operatingSystem}}, on Apple silicon and Intel.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'Follow by RSS', href: '/rss.xml' },
      },
    },
  ],
} satisfies PageDocument;
