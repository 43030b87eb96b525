import { downloadCardSchema } from '@onset/design-system/sections/download-card/schema';
import type * as z from 'zod';

/** What a page says beside the download. Which file it is, and those before it, come from `site/content/releases`. */
export const connectedDownloadCardSchema = downloadCardSchema.omit({ release: true, older: true });

export type ConnectedDownloadCardContent = z.infer<typeof connectedDownloadCardSchema>;
