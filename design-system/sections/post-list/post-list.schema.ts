import * as z from 'zod';
import { listedPostSchema } from '../../content/listed-post.schema.ts';
import { linkSchema, list, richTextSchema, text, textWithDefault, sectionHeadShape } from '../../content/schema.ts';

const topicSchema = linkSchema.extend({
  current: z.boolean().optional().describe('Whether the list shows this topic'),
});

/** Content of a list of posts. */
export const postListSchema = z.strictObject({
  ...sectionHeadShape,
  topicsLabel: textWithDefault(30, 'Topics', 'Label of the list of topics'),
  topics: list(topicSchema, 0, 10)
    .refine((topics) => topics.filter(({ current }) => current).length <= 1, { error: 'one current topic at most' })
    .optional()
    .describe('Links to the posts of each topic, and to all posts'),
  posts: list(listedPostSchema, 0, 24).describe('Posts, newest first. The first one is shown large'),
  empty: richTextSchema.optional().describe('Message if there are no posts. Rich text'),
  pagesLabel: textWithDefault(30, 'Pages', 'Label of the links to other pages of the list'),
  position: text(40).optional().describe('Page number and total, such as “Page 2 of 4”'),
  newer: linkSchema.optional().describe('Link to newer posts'),
  older: linkSchema.optional().describe('Link to older posts'),
});

export type PostListContent = z.infer<typeof postListSchema>;
