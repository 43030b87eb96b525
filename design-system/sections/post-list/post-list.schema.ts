import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import {
  linkSchema,
  list,
  pathSchema,
  richTextSchema,
  text,
  textUnlessGiven,
  timelineHeadShape,
} from '../../content/schema.ts';

const listedPostSchema = z.strictObject({
  title: text(60).describe('Its title'),
  description: text(170).describe('What it says, in a sentence or two'),
  href: pathSchema.describe('Where it is'),
  date: z.iso.date({ error: 'a day such as 2026-11-18' }).describe('The day it came out'),
  minutes: z.int().min(1).describe('How long it takes to read'),
  topic: text(30).optional().describe('What it is about'),
  illustration: illustrationNameSchema.describe('The drawing above it'),
});

const topicSchema = linkSchema.extend({
  current: z.boolean().optional().describe('Whether the list is of this topic'),
});

/** The content of a list of posts. */
export const postListSchema = z.strictObject({
  ...timelineHeadShape,
  topicsLabel: textUnlessGiven(30, 'Topics', 'The name of the list of topics'),
  topics: list(topicSchema, 0, 10)
    .refine((topics) => topics.filter(({ current }) => current).length <= 1, { error: 'one current topic at most' })
    .optional()
    .describe('The ways to the posts of one topic, and to all of them'),
  posts: list(listedPostSchema, 0, 24).describe('The newest first; the first is drawn large'),
  empty: richTextSchema.optional().describe('What is said where there are no posts. Rich text'),
  pagesLabel: textUnlessGiven(30, 'Pages', 'The name of the ways to other pages of the list'),
  position: text(40).optional().describe('Which page this is of how many'),
  newer: linkSchema.optional().describe('The way to newer posts'),
  older: linkSchema.optional().describe('The way to older posts'),
});

export type PostListContent = z.infer<typeof postListSchema>;
