import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'publish-content',
  status: 'new',
  summary: 'Lists posts, newest first, with links to topics and older posts.',
  keywords: ['blog', 'articles', 'news', 'archive', 'categories'],
  anatomy: [
    { part: 'Header', description: 'Introduces the blog or, on a topic page, the topic.' },
    { part: 'Topics', description: 'Links to the topic pages, with the current topic highlighted.' },
    { part: 'Newest post', description: 'A large card.' },
    {
      part: 'Other posts',
      description: 'Smaller cards, three per row in wide containers. The last rows have two if that fills them.',
    },
    { part: 'Page links', description: 'Links to newer and older posts.' },
  ],
  useWhen: ['A page is the index of a blog or of one of its topics.'],
  avoidWhen: [
    'You want to promote a few posts at the end of a page. Link to them in `call-to-action` instead.',
    'The entries are product versions. Use `release-list` instead.',
  ],
  dos: [
    { text: 'Write descriptions that add to the title.' },
    { text: 'Use different illustrations for adjacent posts.' },
  ],
  donts: [
    {
      text: 'Don’t use a heading that fits any list.',
      content: { heading: 'Latest news', lede: 'Our thoughts on many things.' },
    },
    {
      text: 'Don’t show a single topic. It filters nothing.',
      content: { topics: [{ label: 'All', href: '/blog', current: true }] },
    },
  ],
  accessibility: [
    'The whole card is clickable, but the link’s accessible name is only the title.',
    'The current topic has `aria-current` and a distinct background and border.',
    'Illustrations are hidden from screen readers.',
  ],
} satisfies SectionDocs;
