import * as z from 'zod';
import {
  areUnique,
  list,
  pattern,
  richTextSchema,
  text,
  textWithDefault,
  sectionHeadShape,
} from '../../content/schema.ts';
import { toAnchor } from './anchor.ts';

const questionSchema = z.strictObject({
  question: text(120).describe('Question in the visitor’s words'),
  answer: richTextSchema.describe('Two or three sentences. Rich text'),
});

const questionsSchema = list(questionSchema, 1, 20);

const groupSchema = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').describe(
    'Anchor for links, such as /pricing#refunds',
  ),
  heading: text(40).describe('Subject of the questions, in one or two words'),
  questions: questionsSchema.describe('Questions, the most frequent first'),
});

/**
 * Properties of the section heading without `opening`, which sets the heading's layout. In this section, the heading is
 * always beside the questions.
 */
const { opening: _opening, ...headShape } = sectionHeadShape;

/** Content of a list of questions, without groups, in groups, or both. */
export const faqSchema = z
  .strictObject({
    ...headShape,
    questions: questionsSchema
      .optional()
      .describe('Questions, the most frequent first. With groups: questions that belong to no group'),
    groups: list(groupSchema, 2, 8).optional().describe('Questions by subject, each with a link next to the heading'),
    groupsLabel: textWithDefault(40, 'Subjects', 'Label of the links to the groups for screen readers'),
  })
  .refine(({ questions, groups }) => questions !== undefined || groups !== undefined, {
    path: ['questions'],
    error: 'questions, or groups of them',
  })
  .refine(
    ({ questions = [], groups = [] }) => {
      const allQuestions = [...questions, ...groups.flatMap((group) => group.questions)];
      return areUnique([...groups.map(({ id }) => id), ...allQuestions.map(({ question }) => toAnchor(question))]);
    },
    { path: ['questions'], error: 'unique questions and group IDs, because URLs link to them' },
  );

export type FaqContent = z.infer<typeof faqSchema>;
export type FaqQuestion = NonNullable<FaqContent['questions']>[number];
