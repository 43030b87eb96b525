import { postListSchema } from '@onset/design-system/sections/post-list/schema';
import * as z from 'zod';
import { topicNames } from '../../content/topics.ts';
import { downloadCardSchema } from '@onset/design-system/sections/download-card/schema';
import { releaseListSchema } from '@onset/design-system/sections/release-list/schema';

/** Content of a list of posts in a page: the topic and the part of the list. The posts are in `site/content/posts`. */
export const connectedPostListSchema = postListSchema
  .omit({ topics: true, posts: true, empty: true, position: true, newer: true, older: true })
  .extend({
    topic: z.enum(topicNames).optional().describe('Topic of the posts. Default: all topics'),
    page: z.int().min(1).optional().describe('Page of the list, from 1. Default: 1'),
  });

export type ConnectedPostListContent = z.infer<typeof connectedPostListSchema>;

/** Content of a download in a page. The files are in `site/content/releases`. */
export const connectedDownloadCardSchema = downloadCardSchema.omit({ release: true, older: true });

export type ConnectedDownloadCardContent = z.infer<typeof connectedDownloadCardSchema>;

/** Content of a list of releases in a page. The releases are in `site/content/releases`. */
export const connectedReleaseListSchema = releaseListSchema.omit({ releases: true });

export type ConnectedReleaseListContent = z.infer<typeof connectedReleaseListSchema>;
