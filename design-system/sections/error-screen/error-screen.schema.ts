import * as z from 'zod';
import { headingLevelUnlessGiven, pathSchema, pattern, text } from '../../content/schema.ts';

const STATUS = 'an HTTP status from 100 to 599';

const untilSchema = z.strictObject({
  text: text(60).describe('In words, with day, time and time zone'),
  dateTime: pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/, 'a time in UTC such as 2026-11-29T06:30Z').describe(
    'The same for machines',
  ),
});

/** What is drawn of the error: each is something that happens to a clip. */
const drawings = ['missing-frame', 'cut-off', 'paused', 'breaking-up', 'missing-clip'] as const;

/** The content of an error screen. Nothing is needed: each part has words of its own. */
export const errorScreenSchema = z.strictObject({
  statusCode: z
    .int({ error: STATUS })
    .min(100, { error: STATUS })
    .max(599, { error: STATUS })
    .optional()
    .describe('The HTTP status; “Error” stands in for it'),
  sign: text(8)
    .optional()
    .describe('In place of the status where there is none, such as “Offline”: “Error” unless given'),
  drawing: z
    .enum(drawings, { error: `one of ${drawings.join(', ')}` })
    .optional()
    .describe('What happened to the clip: cut-off for 410, paused for 503, missing-frame for others unless given'),
  statusMessage: text(120).optional().describe('What happened, in a few words: the heading'),
  message: text(400).optional().describe('What happened, in a sentence, with the address where there is one'),
  until: untilSchema.optional().describe('When to come back'),
  reference: text(64).optional().describe('What support finds the error by: it stands in the log too'),
  reload: z.boolean().optional().describe('Whether “Reload this page” is offered too, for an error that soon passes'),
  homeHref: pathSchema.optional().describe('Where Try Again and Back to Home lead: / unless given'),
  headingLevel: headingLevelUnlessGiven(1),
});

export type ErrorScreenContent = z.infer<typeof errorScreenSchema>;
