import * as z from 'zod';
import { list, richTextSchema, sectionHeadShape, text } from '../../content/schema.ts';

/** Shapes of computers that the section can draw. */
export const macShapes = ['laptop', 'large-laptop', 'small-box', 'all-in-one', 'box', 'tower'] as const;

const macSchema = z.strictObject({
  name: text(20).describe('Name of the computer'),
  shape: z.enum(macShapes, { error: `one of ${macShapes.join(', ')}` }).describe('Drawing of the computer'),
  models: list(text(30), 2, 2).describe('Supported models, one text for each chip'),
});

/** Content of a row of computers with the models that an app supports. */
export const macLineupSchema = z.strictObject({
  ...sectionHeadShape,
  chips: list(text(20), 2, 2).describe('Names of the two kinds of chips'),
  macs: list(macSchema, 3, 6).describe('Computers from left to right'),
  note: richTextSchema.optional().describe('What differs between the chips, below the computers. Rich text'),
});

export type MacLineupContent = z.infer<typeof macLineupSchema>;
export type MacShape = (typeof macShapes)[number];
