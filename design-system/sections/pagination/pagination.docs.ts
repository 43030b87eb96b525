import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'finding',
  status: 'new',
  summary: 'Leads through a list that is too long for one page.',
  anatomy: [
    { part: 'One page back', what: 'At the start of the line; missing on the first page.' },
    { part: 'Ruler', what: 'The pages as ticks: the first, the last, this one and its neighbours.' },
    { part: 'Playhead', what: 'Stands at the page that is read.' },
    { part: 'Count', what: 'In place of the ruler where the container is narrow.' },
    { part: 'One page on', what: 'At the end of the line; missing on the last page.' },
  ],
  useWhen: [
    'A list goes over several pages that each have an address: posts, releases.',
    'Search engines must reach every entry. Each page is a plain link.',
  ],
  avoidWhen: [
    'The list fits on one page. Up to thirty short entries do.',
    'It leads from one post to the next. That is a pair of links with titles, not numbers.',
  ],
  dos: [
    { words: 'Name the direction by what is there: newer and older posts.', content: { current: 3, total: 12 } },
    { words: 'Keep the numbers where they are few: they say how much there is.', content: { current: 2, total: 4 } },
  ],
  donts: [
    {
      words: 'Do not use it for two short pages; make them one.',
      content: { current: 1, total: 2 },
    },
    {
      words: 'Do not write sentences on the links.',
      content: { previousLabel: 'To newer posts', nextLabel: 'To the older posts' },
    },
  ],
  accessibility: [
    'A navigation with a name; the page that is read has aria-current, and where colours are forced its playhead keeps one.',
    'Previous and next have rel, so that browsers and search engines know the order.',
    'Each number is 44 px wide and 56 px high.',
  ],
} satisfies SectionDocs;
