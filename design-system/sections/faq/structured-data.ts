import { richTextToPlain } from '../../primitives/rich-text.tsx';
import type { StructuredData } from '../section.ts';
import type { FaqContent } from './faq.schema.ts';

/** Returns all questions and answers, including those in groups, in the format of schema.org. */
export function faqStructuredData({ questions = [], groups = [] }: FaqContent): StructuredData[] {
  return [
    {
      '@type': 'FAQPage',
      mainEntity: [...questions, ...groups.flatMap((group) => group.questions)].map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: richTextToPlain(answer) },
      })),
    },
  ];
}
