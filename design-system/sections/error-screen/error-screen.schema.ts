import * as z from 'zod';
import { headingLevelWithDefault, list, pathSchema, pattern, text } from '../../content/schema.ts';

const STATUS_ERROR = 'an HTTP status from 100 to 599';

const untilSchema = z.strictObject({
  text: text(60).describe('Date, time and time zone in words'),
  dateTime: pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/, 'a time in UTC such as 2026-11-29T06:30Z').describe(
    'The same in machine-readable form',
  ),
});

const pageLinkSchema = z.strictObject({
  label: text(30).describe('Name of the page'),
  href: pathSchema.describe('URL of the page'),
  text: text(80).describe('What visitors find there, in one line'),
});

/** Kinds of damage to a clip that the illustration of an error can show. */
const damageKinds = ['missing-frame', 'cut-off', 'paused', 'breaking-up', 'missing-clip'] as const;

/** Content of an error screen. Everything is optional and has a default. */
export const errorScreenSchema = z.strictObject({
  statusCode: z
    .int({ error: STATUS_ERROR })
    .min(100, { error: STATUS_ERROR })
    .max(599, { error: STATUS_ERROR })
    .optional()
    .describe('HTTP status. “Error” if there is none'),
  sign: text(8).optional().describe('Replaces a missing status, such as “Offline”. Default: “Error”'),
  drawing: z
    .enum(damageKinds, { error: `one of ${damageKinds.join(', ')}` })
    .optional()
    .describe('Illustration. Default: cut-off for 410, paused for 503, missing-frame for others'),
  statusMessage: text(120).optional().describe('Heading: what happened, in a few words'),
  message: text(400).optional().describe('What happened, in one sentence, with the URL if there is one'),
  until: untilSchema.optional().describe('When the page will be available again'),
  reference: text(64).optional().describe('ID by which support finds the error in the log'),
  reload: z.boolean().optional().describe('Whether to offer “Reload this page”, for temporary errors'),
  links: list(pageLinkSchema, 2, 3).optional().describe('Pages that the visitor probably wanted, below the actions'),
  homeHref: pathSchema.optional().describe('URL of “Try Again” and “Back to Home”. Default: /'),
  headingLevel: headingLevelWithDefault(1),
});

export type ErrorScreenContent = z.infer<typeof errorScreenSchema>;
