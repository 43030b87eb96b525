import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'new',
  summary: 'Lets visitors check statements about themselves, and counts which of two products fits.',
  keywords: ['quiz', 'versus', 'alternative', 'recommendation', 'which one', 'decision'],
  anatomy: [
    { part: 'Names', description: 'Own product first.' },
    { part: 'Statements', description: 'In the first person, each with a reason and a checkbox.' },
    { part: 'Marks', description: 'In the column of the product that the statement favors.' },
    { part: 'Counts', description: 'Number of checked statements for each product.' },
  ],
  useWhen: ['Two products are close, and the choice depends on the visitor.'],
  avoidWhen: ['There are three products or more, or the facts need sources. Use `comparison-table` instead.'],
  dos: [
    { text: 'Let each product have about half of the statements.' },
    { text: 'Check one statement of each product at first, so that visitors understand the marks and counts.' },
  ],
  donts: [
    {
      text: 'Don’t write statements that everyone would check.',
      content: {
        statements: [
          { text: 'I like good software', reason: 'Ours is good.', favors: 'first' },
          { text: 'I want to save time', reason: 'Ours saves time.', favors: 'first' },
          { text: 'I like fair prices', reason: 'Ours has one.', favors: 'first' },
          { text: 'I like to wait', reason: 'Theirs is slow.', favors: 'second' },
        ],
      },
    },
  ],
  accessibility: [
    'The statements are native checkboxes in a list, and the name of each contains the product that it favors.',
    'The marks are hidden from screen readers, which read the counts after the statements.',
  ],
} satisfies SectionDocs;
