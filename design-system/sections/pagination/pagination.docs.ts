import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-navigate',
  status: 'new',
  summary: 'Links the pages of a long list.',
  keywords: ['pager', 'next and previous', 'older and newer', 'load more'],
  anatomy: [
    { part: 'Previous link', description: 'Goes to the previous page. Hidden on the first page.' },
    { part: 'Ruler', description: 'The first, last, current and neighboring page numbers.' },
    { part: 'Playhead', description: 'Marks the current page.' },
    { part: 'Count', description: 'Replaces the ruler in narrow containers.' },
    { part: 'Next link', description: 'Goes to the next page. Hidden on the last page.' },
  ],
  useWhen: ['A list spans several pages with separate URLs.'],
  avoidWhen: [
    'The list has up to thirty short entries. Show them on one page instead.',
    'The links connect individual posts. Use links with post titles instead.',
  ],
  dos: [
    { text: 'Describe what the links lead to: newer and older posts.', content: { current: 3, total: 12 } },
    {
      text: 'Keep the numbers when there are few pages. They show how long the list is.',
      content: { current: 2, total: 4 },
    },
  ],
  donts: [
    {
      text: 'Don’t paginate two short pages. Combine them.',
      content: { current: 1, total: 2 },
    },
    {
      text: 'Don’t use phrases as link labels.',
      content: { previousLabel: 'Go to newer posts', nextLabel: 'Go to older posts' },
    },
  ],
  accessibility: [
    'The component is a named navigation landmark, and the current page has `aria-current`.',
    'The playhead stays visible in forced colors mode.',
    'Page numbers are at least 44 px wide and 56 px high.',
  ],
} satisfies SectionDocs;
