import * as z from 'zod';
import { headingLevelUnlessGiven, linkSchema, list, richTextSchema, text } from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon/names.ts';

/** The content of what stands where there is nothing to show. */
export const emptyStateSchema = z.strictObject({
  icon: z
    .enum(iconNames, { error: `one of ${iconNames.join(', ')}` })
    .describe('What would be here, or what looked for it'),
  heading: text(60).describe('What is missing, in a few words'),
  headingLevel: headingLevelUnlessGiven(2),
  text: richTextSchema.describe('Why, and what would be here. One or two sentences. Rich text'),
  actions: list(linkSchema, 0, 3).optional().describe('The ways on: the first is the one to take'),
});

export type EmptyStateContent = z.infer<typeof emptyStateSchema>;
