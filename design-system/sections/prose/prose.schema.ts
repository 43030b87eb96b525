import * as z from 'zod';
import { blockSchema, proseSchema } from '../../content/prose.schema.ts';
import {
  headingLevelUnlessGiven,
  list,
  richTextSchema,
  text,
  textUnlessGiven,
  timecodeSchema,
} from '../../content/schema.ts';

/** The content of a long text. */
export const proseSectionSchema = z.strictObject({
  at: timecodeSchema.describe('Where the section stands on the timeline of the page, such as 00:00'),
  label: text(40).describe('What the text is, beside the timecode'),
  heading: text(90).describe('The title of the text'),
  headingLevel: headingLevelUnlessGiven(1),
  lede: richTextSchema.optional().describe('What it is about, in a sentence or two. Rich text'),
  effective: z.iso.date({ error: 'a day such as 2026-11-01' }).optional().describe('The day from which it holds'),
  effectiveLabel: textUnlessGiven(40, 'In effect from', 'The words before that day'),
  notice: list(blockSchema, 1, 4).optional().describe('What has to be known before the text is relied on'),
  body: proseSchema.describe('The text'),
  contentsLabel: textUnlessGiven(30, 'On this page', 'The name of its list of contents'),
  notesHeading: textUnlessGiven(30, 'Notes', 'The heading over its footnotes'),
});

export type ProseContent = z.infer<typeof proseSectionSchema>;
