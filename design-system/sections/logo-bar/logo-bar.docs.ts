import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'proving',
  status: 'new',
  summary: 'Shows in one quiet row who uses the product, and says that these companies are made up.',
  anatomy: [
    { part: 'Label', what: 'What the companies are. That they are samples is part of it, and is read first.' },
    { part: 'Mark', what: 'A drawn sign in the colour of the text, so that it is right in both themes.' },
    { part: 'Name', what: 'Set in a way of its own, so that a row of names looks like a row of companies.' },
  ],
  useWhen: [
    'A page is drafted and its place for customers must be seen.',
    'It stands directly below an opening, to which it belongs.',
  ],
  avoidWhen: [
    'The page goes to the public and there are no customers to name: leave the section out.',
    'What a customer said is worth more than that they are one: use testimonials.',
  ],
  dos: [
    { words: 'Say in the label that they are samples.', content: { label: 'Sample companies, drawn for this page' } },
    {
      words: 'Give each another mark: two alike look like a mistake.',
      content: {
        companies: [
          { name: 'Halvard', mark: 'arches' },
          { name: 'Kilnworks', mark: 'kiln' },
          { name: 'Tern', mark: 'bird' },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not claim what a row of names cannot prove.',
      content: { label: 'Loved by teams everywhere (sample)' },
    },
    {
      words: 'Do not use names that could be taken for real ones.',
      content: {
        companies: [
          { name: 'The Northern Bank', mark: 'arches' },
          { name: 'City Airlines', mark: 'bird' },
          { name: 'General Foods', mark: 'kiln' },
        ],
      },
    },
  ],
  accessibility: [
    'A list named by its label; the names are text, and the marks are not read.',
    'Marks and names have the colour of secondary text, with a contrast of 4.5 to 1 and more, and follow forced colours.',
    'On a phone they stand in two columns, and nothing scrolls by itself.',
  ],
} satisfies SectionDocs;
