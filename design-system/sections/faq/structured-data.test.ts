import { expect, test } from 'vitest';
import { faqStructuredData } from './structured-data.ts';

const sectionHeading = { label: 'Questions', heading: 'Asked' };
const question = (text: string) => ({ question: text, answer: `**${text}** it is.` });

test('questions of groups follow those without a group', () => {
  const [faqPage] = faqStructuredData({
    ...sectionHeading,
    questions: [question('First')],
    groups: [
      { id: 'one', heading: 'One', questions: [question('Second')] },
      { id: 'two', heading: 'Two', questions: [question('Third')] },
    ],
  });
  expect(faqPage && 'mainEntity' in faqPage && faqPage.mainEntity).toMatchObject([
    { name: 'First', acceptedAnswer: { text: 'First it is.' } },
    { name: 'Second' },
    { name: 'Third' },
  ]);
});
