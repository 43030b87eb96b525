import * as z from 'zod';
import { text } from '../../content/schema.ts';

const COUNT_ERROR = 'a whole number from 1 to 12';

/** Content of a placeholder for a section that is loading. */
export const loadingStateSchema = z.strictObject({
  label: text(60).describe('What is loading, read by screen readers, such as "Loading your devices"'),
  shape: z
    .enum(['list', 'cards', 'text'], { error: 'list, cards or text' })
    .describe('Shape of the content: rows with an icon, cards with an image, or paragraphs'),
  count: z
    .int({ error: COUNT_ERROR })
    .min(1, { error: COUNT_ERROR })
    .max(12, { error: COUNT_ERROR })
    .optional()
    .describe('Number of placeholders. Default: 3'),
});

export type LoadingStateContent = z.infer<typeof loadingStateSchema>;
