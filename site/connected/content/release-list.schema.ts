import { releaseListSchema } from '@onset/design-system/sections/release-list/schema';
import type * as z from 'zod';

/** What a page says in a list of releases. They come from `site/content/releases`. */
export const connectedReleaseListSchema = releaseListSchema.omit({ releases: true });

export type ConnectedReleaseListContent = z.infer<typeof connectedReleaseListSchema>;
