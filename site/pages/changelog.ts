import type { PageDocument } from '../compositor/page-document.ts';

export default {
  title: 'Changelog: what each version brought',
  description:
    'What is new, better and mended in every version of {{brand.name}} for Mac, the newest first: {{release.version}} of {{release.date}}.',
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
        at: '00:00',
        label: 'Changelog',
        heading: 'What each version brought',
        headingLevel: 1,
        lede: 'The app tells you when there is a new one, and you choose when to install it.',
      },
    },
    {
      section: 'call-to-action',
      id: 'get-it',
      content: {
        layout: 'plain',
        heading: 'The newest one is a minute away.',
        lede: 'Version {{release.version}} runs on {{brand.operatingSystem}}, on Apple silicon and Intel.',
        action: { label: 'Download for Mac', href: '/download' },
        handOff: { label: 'Send to my Mac', href: 'mailto:?{{handOff.download}}' },
        secondaryAction: { label: 'Follow by RSS', href: '/rss.xml' },
      },
    },
  ],
} satisfies PageDocument;
