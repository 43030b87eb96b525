import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'reading',
  status: 'new',
  summary: 'Shows one article so that it is read to its end.',
  anatomy: [
    { part: 'Line above the title', what: 'The way to all posts, the topics, and the minutes it takes' },
    { part: 'Title and lede', what: 'What the reader will know afterwards; the lede is what search results show too' },
    { part: 'Drawing', what: 'One of the illustrations, as wide as the text’s column; no words depend on it' },
    { part: 'Byline and contents', what: 'Who and when, and each part with the time a reader takes to it' },
    { part: 'Text', what: 'Words in a line of some seventy characters, all else in the width of the column' },
    { part: 'Notes', what: 'Sources, each with the way back to its place in the text' },
    { part: 'Read on', what: 'The posts before and after this one' },
  ],
  useWhen: ['One text is the reason why a visitor is on the page.', 'It has a date and an author.'],
  avoidWhen: [
    'The text is a contract or a policy: use prose, which has a date of effect and no drawing.',
    'It says what is new in a version: use release-list, which orders changes by kind.',
  ],
  dos: [
    {
      words: 'Give every part of three paragraphs or more a heading: the contents list is made of them.',
    },
    { words: 'Say in the title what the reader gets.', content: { heading: 'Why text goes soft in recordings' } },
  ],
  donts: [
    {
      words: 'A title that keeps its subject to itself.',
      content: { heading: 'You will not believe this setting', lede: 'Everybody gets it wrong. Do you?' },
    },
    { words: 'More tags than anybody would follow: three are the most.' },
  ],
  accessibility: [
    'The times beside the headings are decoration: a screen reader gets the headings alone.',
    'Code and tables that are wider than the column take the keyboard focus, have a name and scroll.',
    'A reference to a note and the way back from it are links with names of their own.',
    'The contents are one navigation, closed on a phone and open beside the text.',
  ],
} satisfies SectionDocs;
