import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'reading',
  status: 'new',
  summary: 'Lists posts by date, the newest large, with the ways to one topic and to older ones.',
  anatomy: [
    { part: 'Head', what: 'What the posts are about; on the page of a topic, that topic' },
    { part: 'Topics', what: 'A page each, the one that is shown marked' },
    { part: 'Newest post', what: 'Large, beside its drawing' },
    { part: 'Other posts', what: 'Three to a row: drawing, day, topic and minutes, title, one sentence' },
    { part: 'Pages', what: 'Newer and older, where not all posts fit' },
  ],
  useWhen: ['A visitor looks for something to read.', 'The pages of a blog and of its topics.'],
  avoidWhen: [
    'Three articles are to close a page: name them as links of a call to action.',
    'The entries are versions of the product: use release-list.',
  ],
  dos: [
    { words: 'Let the description say what the title does not.' },
    { words: 'Give neighbours different drawings.' },
  ],
  donts: [
    {
      words: 'A heading that could stand over any list.',
      content: { heading: 'Latest news', lede: 'Our thoughts on many things.' },
    },
    {
      words: 'One topic alone: it filters nothing.',
      content: { topics: [{ label: 'All', href: '/blog', current: true }] },
    },
  ],
  accessibility: [
    'The whole card can be pressed, and its link is named by the title alone.',
    'The topic that is shown is marked for assistive technology, by its ground and by its border.',
    'The drawings say nothing that the words do not, and are hidden from assistive technology.',
  ],
} satisfies SectionDocs;
