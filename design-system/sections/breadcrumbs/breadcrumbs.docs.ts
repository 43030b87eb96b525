import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-navigate',
  status: 'new',
  summary: 'Shows a page’s location in the site and links to its parent pages.',
  keywords: ['navigation path', 'trail', 'hierarchy', 'you are here'],
  anatomy: [
    { part: 'Ancestors', description: 'Links to the parent pages, starting with the home page.' },
    { part: 'Separator', description: 'A decorative slash.' },
    { part: 'Current page', description: 'The page’s name as plain text, visually hidden in narrow layouts.' },
  ],
  useWhen: [
    'A page is two or more levels below the home page, such as a post, a guide or a release.',
    'Visitors arrive from a search engine and don’t know where the page belongs.',
  ],
  avoidWhen: [
    'The page is one level below the home page. The header link is enough.',
    'The items are the steps of a process. Use `steps` instead.',
  ],
  dos: [
    {
      text: 'Use the same names as the header and the page headings.',
      content: {
        ancestors: [
          { label: 'Home', href: '/' },
          { label: 'Blog', href: '/blog' },
        ],
        current: 'Record an iPhone by cable',
      },
    },
  ],
  donts: [
    {
      text: 'Don’t use the full page title. Use a short name.',
      content: {
        ancestors: [
          { label: 'Home', href: '/' },
          { label: 'Blog and other writing about recording', href: '/blog' },
        ],
        current: 'How to record the screen of an iPhone by cable, with its sound, on a Mac with macOS 14',
      },
    },
  ],
  accessibility: [
    'A labeled navigation landmark contains an ordered list, so screen readers announce the number of levels.',
    'The current page has `aria-current` and stays available to screen readers when it is visually hidden.',
    'Each link is at least 24 px high.',
  ],
} satisfies SectionDocs;
