import * as z from 'zod';
import { headingLevelWithDefault, linkSchema, list, richTextSchema, text } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon.tsx';

/** Content of an empty state. */
export const emptyStateSchema = z.strictObject({
  icon: z
    .enum(iconNames, { error: `one of ${iconNames.join(', ')}` })
    .describe('Eyebrow: the kind of content, such as “Search”'),
  heading: text(60).describe('What is missing, in a few words'),
  headingLevel: headingLevelWithDefault(2),
  text: richTextSchema.describe('Why it’s empty and what will appear here, in one or two sentences. Rich text'),
  actions: list(linkSchema, 0, 3).optional().describe('Actions. The first is the primary one'),
});

export type EmptyStateContent = z.infer<typeof emptyStateSchema>;
