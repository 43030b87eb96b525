import { richTextToPlain } from '../../primitives/rich-text/index.ts';
import type { StructuredData } from '../section.ts';
import type { FaqContent } from './faq.schema.ts';

/** The questions and answers, as schema.org has them. */
export function faqStructuredData({ questions }: FaqContent): StructuredData[] {
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: richTextToPlain(answer) },
      })),
    },
  ];
}
