import * as z from 'zod';
import { headingLevelUnlessGiven, pathSchema, text } from '../../content/schema.ts';

const STATUS = 'an HTTP status from 100 to 599';

/** The content of an error screen. Nothing is needed: each part has words of its own. */
export const errorScreenSchema = z.strictObject({
  statusCode: z
    .int({ error: STATUS })
    .min(100, { error: STATUS })
    .max(599, { error: STATUS })
    .optional()
    .describe('The HTTP status; “Error” stands in for it'),
  statusMessage: text(120).optional().describe('What happened, in a few words: the heading'),
  message: text(400).optional().describe('What happened, in a sentence, with the address where there is one'),
  homeHref: pathSchema.optional().describe('Where both ways on lead: / unless given'),
  headingLevel: headingLevelUnlessGiven(1),
});

export type ErrorScreenContent = z.infer<typeof errorScreenSchema>;
