import * as z from 'zod';
import {
  areUnique,
  list,
  pattern,
  richTextSchema,
  text,
  textUnlessGiven,
  timelineHeadShape,
} from '../../content/schema.ts';
import { anchorOf } from './anchor.ts';

const questionSchema = z.strictObject({
  question: text(120).describe('As a visitor would ask it'),
  answer: richTextSchema.describe('Two or three sentences. Rich text'),
});

const questionsSchema = list(questionSchema, 1, 20);

const groupSchema = z.strictObject({
  id: pattern(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens').describe(
    'By which an address leads to it: /pricing#refunds',
  ),
  heading: text(40).describe('What the questions have in common, in a word or two'),
  questions: questionsSchema.describe('The most asked first'),
});

/** The content of a list of questions, in one list, in groups, or both. */
export const faqSchema = z
  .strictObject({
    ...timelineHeadShape,
    questions: questionsSchema.optional().describe('The most asked first. With groups: those of no group, before them'),
    groups: list(groupSchema, 2, 8).optional().describe('Questions by subject, each with a link beside the heading'),
    groupsLabel: textUnlessGiven(40, 'Subjects', 'Names the links to the groups for assistive technology'),
  })
  .refine(({ questions, groups }) => questions !== undefined || groups !== undefined, {
    path: ['questions'],
    error: 'questions, or groups of them',
  })
  .refine(
    ({ questions = [], groups = [] }) => {
      const all = [...questions, ...groups.flatMap((group) => group.questions)];
      return areUnique([...groups.map(({ id }) => id), ...all.map(({ question }) => anchorOf(question))]);
    },
    { path: ['questions'], error: 'unique questions and group IDs, because URLs link to them' },
  );

export type FaqContent = z.infer<typeof faqSchema>;
export type FaqQuestion = NonNullable<FaqContent['questions']>[number];
