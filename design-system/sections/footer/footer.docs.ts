import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'appear-on-every-page',
  status: 'stable',
  summary: 'Ends every page with links to the whole site, a contact email address and the theme switch.',
  keywords: ['bottom navigation', 'sitemap', 'copyright', 'legal', 'dark mode'],
  anatomy: [
    { part: 'Brand and tagline', description: 'What the product is, and the contact email address.' },
    { part: 'Newsletter', description: 'A slot for a short form below the columns.' },
    { part: 'Columns', description: 'Links in up to five groups.' },
    { part: 'Legal text', description: 'The company behind the site.' },
    { part: 'Tools', description: 'The feed, cookie settings and theme.' },
  ],
  useWhen: ['Every page needs it once. It is part of the default layout.'],
  avoidWhen: ['The page needs one clear next step. Add `call-to-action` above the footer.'],
  dos: [
    { text: 'Group links by what visitors look for, and give each group a one-word heading.' },
    {
      text: 'Put the feed next to the legal text.',
      content: { feed: { label: 'RSS', href: '#feed' } },
    },
  ],
  donts: [
    {
      text: 'Don’t create a column for one link.',
      content: {
        columns: ['Product', 'Press', 'Legal'].map((heading) => ({
          heading,
          links: [{ label: `${heading} page`, href: `#${heading}` }],
        })),
      },
    },
  ],
  accessibility: [
    'Columns have headings, so screen reader users can jump between groups.',
    'Controls that need JavaScript are hidden until they work.',
    'Links are at least 36 px high.',
  ],
} satisfies SectionDocs;
