import { postListSchema } from '@onset/design-system/sections/post-list/schema';
import * as z from 'zod';
import { topicNames } from '../../content/topics.ts';

/** What a page says in a list of posts: which of them. The posts come from `site/content/posts`. */
export const connectedPostListSchema = postListSchema
  .omit({ topics: true, posts: true, empty: true, position: true, newer: true, older: true })
  .extend({
    topic: z.enum(topicNames).optional().describe('Topic of the posts. Default: all topics'),
    page: z.int().min(1).optional().describe('Page of the list, from 1. Default: 1'),
  });

export type ConnectedPostListContent = z.infer<typeof connectedPostListSchema>;
