import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { list, richTextSchema, text, timecodeSchema, timelineHeadShape } from '../../content/schema.ts';

const stepSchema = z.strictObject({
  at: timecodeSchema.describe('When it happens, counted from the first step, such as 00:20'),
  title: text(50).describe('What is done, as an instruction'),
  text: richTextSchema.describe('One to three sentences: how, and what happens then. Rich text'),
  media: mediaSchema.optional().describe('What it looks like'),
});

/** The content of a list of steps. */
export const stepsSchema = z
  .strictObject({
    ...timelineHeadShape,
    layout: z
      .enum(['rail', 'ruler'], { error: 'rail or ruler' })
      .optional()
      .describe(
        'rail: one below the other. ruler: side by side where there is room, for up to four. “rail” unless given',
      ),
    steps: list(stepSchema, 2, 6).describe('In the order in which they are done'),
  })
  .refine(({ layout, steps }) => layout !== 'ruler' || steps.length <= 4, {
    path: ['steps'],
    error: 'a list of 2 to 4 steps on a ruler, or the layout rail',
  });

export type StepsContent = z.infer<typeof stepsSchema>;
