import * as z from 'zod';
import { handOffSchema, headingLevelUnlessGiven, linkSchema, richTextSchema, text } from '../../content/schema.ts';

/** The content of a hero. */
export const heroSchema = z.strictObject({
  heading: text(75).describe('The promise of the page, in one sentence'),
  headingLevel: headingLevelUnlessGiven(1),
  lede: richTextSchema.describe('Two sentences: what it does, and for whom. Rich text'),
  primaryAction: linkSchema.describe('The one thing to do'),
  handOff: handOffSchema,
  secondaryAction: linkSchema.optional().describe('For those who want to know more first'),
  note: text(90).optional().describe('What a careful buyer asks first: system, price, refund'),
  illustrationAlt: text(240).describe('What the drawing of the editor shows'),
  pointLabel: text(80).describe('The name of the drawing as a button that zooms'),
  invitation: text(48).optional().describe('On the drawing: what can be tried with it'),
  demo: z
    .strictObject({
      moveOn: text(40)
        .optional()
        .describe('On the zoomed drawing: what else can be done. “Now click elsewhere” unless given'),
      showAll: text(20).optional().describe('The button that shows the whole again. “Show all” unless given'),
      keys: text(60)
        .optional()
        .describe('How to use it with the keyboard. “Arrow keys move, Enter clicks” unless given'),
      zoomedTo: text(90)
        .optional()
        .describe(
          'Read out after a press, with {amount}, {place} and {time}. “Zoomed {amount} to {place}, at {time}.” unless given',
        ),
      cursorOn: text(60)
        .optional()
        .describe('Read out when arrow keys move the cursor, with {place}. “Cursor on {place}.” unless given'),
      whole: text(60).optional().describe('Read out when the whole is shown. “The whole recording.” unless given'),
    })
    .optional()
    .describe('The words of the drawing that can be tried'),
});

export type HeroContent = z.infer<typeof heroSchema>;
