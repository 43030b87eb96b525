import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'layout',
  status: 'stable',
  summary: 'Ends every page with all ways on, the address to write to, and the choice of theme.',
  anatomy: [
    { part: 'Brand and tagline', what: 'What the product is, in one line, and where questions go.' },
    {
      part: 'Newsletter',
      what: 'The place of a short form, under the brand; with five columns at the end of its row.',
    },
    { part: 'Columns', what: 'Every page, in up to five groups.' },
    { part: 'Legal line', what: 'Who is behind it.' },
    { part: 'Tools', what: 'The feed, the choice of cookies, the theme.' },
  ],
  useWhen: ['Always, once a page. It is part of the default layout.'],
  avoidWhen: [
    'The page must lead to one thing. A `call-to-action` above the footer says it; the footer stays as it is.',
  ],
  dos: [
    { words: 'Group pages by what visitors look for, and name each group in a word.' },
    {
      words: 'Put the feed beside the legal line: who wants it looks there.',
      content: { feed: { label: 'RSS', href: '#feed' } },
    },
  ],
  donts: [
    {
      words: 'Do not make a column for one link.',
      content: {
        columns: ['Product', 'Press', 'Legal'].map((heading) => ({
          heading,
          links: [{ label: `${heading} page`, href: `#${heading}` }],
        })),
      },
    },
  ],
  accessibility: [
    'The columns have headings, so that a screen reader can go from group to group.',
    'What needs a script is hidden until one takes charge of it; the theme and the cookies then keep their places.',
    'Links are at least 36 px high.',
  ],
} satisfies SectionDocs;
