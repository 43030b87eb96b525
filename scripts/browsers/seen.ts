import { z } from 'zod';

/** What the engines of a machine said of themselves. */
export const seenSchema = z.partialRecord(
  z.enum(['chromium', 'firefox', 'webkit']),
  z.object({ version: z.string(), has: z.record(z.string(), z.boolean()) }),
);
export type Seen = z.infer<typeof seenSchema>;
