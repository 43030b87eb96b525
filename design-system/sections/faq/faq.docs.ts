import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'stable',
  summary: 'Answers visitors’ questions in an accordion with one answer open at a time.',
  keywords: ['frequently asked', 'Q&A', 'help', 'support', 'collapsible', 'expandable'],
  anatomy: [
    {
      part: 'Heading',
      description: 'Stays visible next to the questions. The lede explains where to ask other questions.',
    },
    { part: 'Group links', description: 'Links to the question groups, if there are any.' },
    { part: 'Question', description: 'Worded as a visitor would ask it.' },
    {
      part: 'Answer',
      description:
        'The answer first, then the reason, then a link. The first one is open, unless the questions are in groups.',
    },
  ],
  useWhen: [
    'Support receives the same questions repeatedly, and each has a short answer.',
    'A page needs to address remaining concerns, such as price, data or cancellation.',
  ],
  avoidWhen: [
    'An answer is longer than a paragraph. Link to a separate page with `prose` instead.',
    'Every visitor needs the answer. Put it in the page content instead.',
  ],
  dos: [
    {
      text: 'Answer in the first word.',
      content: {
        questions: [
          { question: 'Is there a watermark?', answer: 'No. Not on any plan, and not in any export.' },
          { question: 'Is there a free plan?', answer: 'No. You can get a full refund within 14 days.' },
        ],
      },
    },
    {
      text: 'Group more than ten questions by what visitors look for.',
      content: {
        questions: undefined,
        groups: [
          {
            id: 'paying',
            heading: 'Payment',
            questions: [{ question: 'Is there a free plan?', answer: 'No. You have 14 days to change your mind.' }],
          },
          {
            id: 'privacy',
            heading: 'Privacy',
            questions: [{ question: 'Where are my recordings?', answer: 'On your Mac, and nowhere else.' }],
          },
        ],
      },
    },
  ],
  donts: [
    {
      text: 'Don’t invent questions to praise the product.',
      content: {
        questions: [
          {
            question: `What makes ${brand.name} so different from all the others?`,
            answer: 'Its attention to detail, which you’ll feel in every moment.',
          },
        ],
      },
    },
    {
      text: 'Don’t answer a yes-or-no question with a story.',
      content: {
        questions: [
          {
            question: 'Does it run on Windows?',
            answer:
              'When we started, we thought long and hard about where an app like this should live. A Mac has so much to offer people who record, so it was only natural to start there.',
          },
        ],
      },
    },
  ],
  accessibility: [
    'Each question is a native `details` element.',
    'The browser’s find-in-page opens a collapsed answer that contains a match.',
    'Each group has a heading and an ID that URLs can link to.',
  ],
} satisfies SectionDocs;
