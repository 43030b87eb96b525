import * as z from 'zod';
import { list, richTextSchema, text, timelineHeadShape } from '../../content/schema.ts';

const questionSchema = z.strictObject({
  question: text(120).describe('As a visitor would ask it'),
  answer: richTextSchema.describe('Two or three sentences. Rich text'),
});

/** The content of a list of questions. */
export const faqSchema = z.strictObject({
  ...timelineHeadShape,
  questions: list(questionSchema, 1, 20).describe('The most asked first'),
});

export type FaqContent = z.infer<typeof faqSchema>;
