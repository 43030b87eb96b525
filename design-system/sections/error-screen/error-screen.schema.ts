import * as z from 'zod';
import { headingLevelSchema, hrefSchema, words } from '../../content/schema.ts';

/** The content of an error screen. Nothing is needed: each part has words of its own. */
export const errorScreenSchema = z.object({
  statusCode: z.int().min(100).max(599).optional().describe('The HTTP status; “Error” stands in for it'),
  statusMessage: words(120).optional().describe('What happened, in a few words: the heading'),
  message: words(400).optional().describe('What happened, in a sentence, with the address where there is one'),
  homeHref: hrefSchema.default('/').optional(),
  headingLevel: headingLevelSchema.default(1).optional(),
});

export type ErrorScreenContent = z.infer<typeof errorScreenSchema>;
