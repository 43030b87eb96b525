import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'publish-content',
  status: 'new',
  summary: 'Displays one article with its byline, table of contents and notes.',
  keywords: ['blog', 'story', 'essay', 'news', 'tutorial', 'guide'],
  anatomy: [
    { part: 'Eyebrow', description: 'Links to the blog and topics, and the reading time.' },
    { part: 'Title and lede', description: 'What readers will learn. Search results also show the lede.' },
    { part: 'Illustration', description: 'A decorative image.' },
    {
      part: 'Byline and contents',
      description: 'Author with portrait and sample badge, dates, and section links with timecodes.',
    },
    { part: 'Body', description: 'The article text, with media, tables and code.' },
    { part: 'Notes', description: 'Footnotes, each with links back to its references.' },
    { part: 'Post navigation', description: 'Cards of up to two posts to read next.' },
  ],
  useWhen: ['A page has one article with an author and a date as its main content.'],
  avoidWhen: [
    'The text is a contract or policy. Use `prose` instead.',
    'The text lists the changes in a version. Use `release-list` instead.',
  ],
  dos: [
    {
      text: 'Use headings for longer parts. They form the table of contents.',
    },
    {
      text: 'State in the title what readers will learn.',
      content: { heading: 'Why text looks blurry in recordings' },
    },
  ],
  donts: [
    {
      text: 'Don’t hide the topic in the title.',
      content: { heading: 'You will not believe this setting', lede: 'Everyone gets it wrong. Do you?' },
    },
    { text: 'Don’t add more than three tags.' },
  ],
  accessibility: [
    'The timecodes beside headings are hidden from screen readers.',
    'Code blocks and tables are named and focusable, so keyboard users can scroll them.',
    'The options of a figure are radio buttons. A screen reader announces what the figure then shows.',
    'The portrait is hidden from screen readers. The sample badge has a border that stays visible in forced colors mode.',
    'Note references and the links back to them have accessible names.',
    'The table of contents is a navigation landmark, collapsed in narrow containers.',
  ],
} satisfies SectionDocs;
