import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'reading',
  status: 'new',
  summary: 'Holds a long text in which people look things up: terms, a policy, a manual.',
  anatomy: [
    { part: 'Head', what: 'What the text is, and in the lede what it means for the reader' },
    { part: 'Day of effect', what: 'From when it holds; beside the text' },
    { part: 'Contents', what: 'The parts of the second level, in sight while the text is read' },
    { part: 'Notice', what: 'What has to be known before anybody relies on the text' },
    { part: 'Text', what: 'Numbered headings where it has to be cited' },
  ],
  useWhen: ['A text is long, changes rarely and is cited by its parts.', 'It should look right on paper.'],
  avoidWhen: [
    'It has an author and a day on which it came out: use post.',
    'It is a list of questions: use faq, which search engines understand.',
  ],
  dos: [
    { words: 'Say in the lede, in plain words, what the text comes to.' },
    { words: 'Number the headings of a contract.' },
  ],
  donts: [
    {
      words: 'A heading of a lawyer’s, with nothing to say what it is about.',
      content: { heading: 'Agreement', lede: undefined },
    },
  ],
  accessibility: [
    'The contents are one navigation, named; on a phone it opens without any script.',
    'The part that is being read is marked by a line and by weight, not by colour alone.',
    'Printed, it has no navigation, and the addresses of links stand behind their words.',
  ],
} satisfies SectionDocs;
