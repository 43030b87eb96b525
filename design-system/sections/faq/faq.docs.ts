import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'deciding',
  status: 'stable',
  summary: 'Answers what visitors ask before they decide, one answer open at a time.',
  anatomy: [
    {
      part: 'Heading',
      what: 'Stays beside the questions while they are read. The lede says where other questions go.',
    },
    { part: 'Links to groups', what: 'Only where there are groups: under the heading, and so always in reach.' },
    { part: 'Question', what: 'In the words of somebody who does not know the answer yet.' },
    { part: 'Answer', what: 'The answer first, in its first words; then the reason, then a link.' },
  ],
  useWhen: [
    'Support gets the same questions again and again, and each has a short answer.',
    'A page has said its piece, and a few doubts are left: price, data, the way out.',
  ],
  avoidWhen: [
    'An answer is longer than a paragraph: give it a page in `prose`, and link to it.',
    'Everybody needs the answer: say it in the page itself, where nobody has to open anything.',
  ],
  dos: [
    {
      words: 'Answer in the first word.',
      content: {
        questions: [
          { question: 'Is there a watermark?', answer: 'No. Not on any plan, and not in any export.' },
          { question: 'Is there a free plan?', answer: 'No. There are 14 days in which the whole price comes back.' },
        ],
      },
    },
    {
      words: 'Group more than ten, by what people come for and not by how the company is built.',
      content: {
        questions: undefined,
        groups: [
          {
            id: 'paying',
            heading: 'Paying',
            questions: [{ question: 'Is there a free plan?', answer: 'No. There are 14 days to change your mind.' }],
          },
          {
            id: 'privacy',
            heading: 'What leaves the Mac',
            questions: [{ question: 'Where are my recordings?', answer: 'On your Mac, and nowhere else.' }],
          },
        ],
      },
    },
  ],
  donts: [
    {
      words: 'Do not ask what nobody asks in order to praise yourself.',
      content: {
        questions: [
          {
            question: 'What makes Onset so different from all others?',
            answer: 'Its care for detail, which you will feel in every moment.',
          },
        ],
      },
    },
    {
      words: 'Do not answer a question of yes or no with a story.',
      content: {
        questions: [
          {
            question: 'Does it run on Windows?',
            answer:
              'When we began, we thought long about where such an app should live. A Mac has much to offer to those who record, and so it was natural to start there.',
          },
        ],
      },
    },
  ],
  accessibility: [
    'Each question is a native `details`: Enter and Space open it, and assistive technology is told whether it is open.',
    'The browser’s search in the page opens a closed answer that holds what is looked for.',
    'A group is a heading of its own, so that it is found in the list of headings, and by its address.',
  ],
} satisfies SectionDocs;
