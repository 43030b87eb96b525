import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import { keysSchema, list, richTextSchema, text, timecodeSchema, sectionHeadShape } from '../../content/schema.ts';

const stepSchema = z.strictObject({
  timecode: timecodeSchema
    .optional()
    .describe(
      'Time of the step, such as 00:20: since the first one, or in the recording that is explained. Without it, the step has a number',
    ),
  title: text(50).describe('The step as an instruction'),
  text: richTextSchema.describe('How to do it and what happens then, in one to three sentences. Rich text'),
  keys: keysSchema.optional(),
  media: mediaSchema.optional().describe('Media that shows the step'),
});

/** Content of a list of steps. */
export const stepsSchema = z
  .strictObject({
    ...sectionHeadShape,
    layout: z
      .enum(['rail', 'ruler', 'pinned'], { error: 'one of rail, ruler, pinned' })
      .optional()
      .describe(
        'rail: one below the other. ruler: side by side on wide screens, for up to four steps. pinned: one below the other, past media that stays in the window. Default: rail',
      ),
    media: mediaSchema.optional().describe('Media that stays in the window. For the layout pinned alone'),
    steps: list(stepSchema, 2, 6).describe('Steps in order'),
  })
  .refine(({ layout, steps }) => layout !== 'ruler' || steps.length <= 4, {
    path: ['steps'],
    error: 'a list of 2 to 4 steps on a ruler, or the layout rail',
  })
  .refine(({ layout, media }) => (layout === 'pinned') === (media !== undefined), {
    path: ['media'],
    error: 'media for the layout pinned, and none for the others, whose steps have their own',
  })
  .refine(({ steps }) => new Set(steps.map(({ timecode }) => timecode === undefined)).size === 1, {
    path: ['steps'],
    error: 'a timecode for each step, or for none',
  })
  .refine(({ layout, steps }) => layout !== 'pinned' || steps.every(({ media }) => !media), {
    path: ['steps'],
    error: 'steps without media, because the layout pinned has one for all',
  });

export type StepsContent = z.infer<typeof stepsSchema>;
