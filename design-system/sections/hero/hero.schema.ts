import * as z from 'zod';
import { handOffSchema, headingLevelWithDefault, linkSchema, richTextSchema, text } from '../../content/schema.ts';

/** Content of a hero. */
export const heroSchema = z.strictObject({
  heading: text(75).describe('The product’s promise, in one sentence'),
  headingLevel: headingLevelWithDefault(1),
  lede: richTextSchema.describe('What the product does and for whom, in two sentences. Rich text'),
  primaryAction: linkSchema.describe('Primary action'),
  handOff: handOffSchema,
  secondaryAction: linkSchema.optional().describe('Secondary action, for visitors who want to know more'),
  note: text(90).optional().describe('Short facts for careful buyers: system, price, refund'),
  illustrationAlt: text(240).describe('Alternative text of the editor'),
  pointLabel: text(80).describe('Label of the editor for screen readers, as a button that zooms'),
  invitation: text(48).optional().describe('Hint on the editor: what visitors can try'),
  touchInvitation: text(48).optional().describe('Hint on devices with a touchscreen. Default: `invitation`'),
  demo: z
    .strictObject({
      moveOn: text(40).optional().describe('Hint while zoomed in. Default: “Now click elsewhere”'),
      touchMoveOn: text(40)
        .optional()
        .describe('Hint while zoomed in, on devices with a touchscreen. Default: “Now tap elsewhere”'),
      showAll: text(20).optional().describe('Button that zooms out. Default: “Show all”'),
      keys: text(60).optional().describe('Keyboard hint. Default: “Arrow keys move, Enter clicks”'),
      zoomedTo: text(90)
        .optional()
        .describe(
          'Screen reader announcement after a click, with {amount}, {place} and {time}. Default: “Zoomed {amount} to {place}, at {time}.”',
        ),
      cursorOn: text(60)
        .optional()
        .describe(
          'Screen reader announcement when arrow keys move the cursor, with {place}. Default: “Cursor on {place}.”',
        ),
      whole: text(60)
        .optional()
        .describe('Screen reader announcement after zooming out. Default: “The whole recording.”'),
      deleted: text(60)
        .optional()
        .describe('Screen reader announcement after a zoom is deleted. Default: “Zoom deleted.”'),
      undone: text(60)
        .optional()
        .describe(
          'Screen reader announcement after an undo, with {left}. Default: “Undone. Steps left to undo: {left}.”',
        ),
      exported: text(40).optional().describe('Hint on the exported videos. Default: “Three videos, one edit”'),
      back: text(20).optional().describe('Button that leaves the exported videos. Default: “Back to the edit”'),
      raw: text(24).optional().describe('Label of the raw recording in the loop. Default: “Raw recording”'),
      roomRemoved: text(32).optional().describe('Caption of the loop about the room. Default: “Room removed”'),
      zoomed: text(32).optional().describe('Caption of the loop’s first zoom. Default: “Zoomed to the click”'),
      smoothed: text(32).optional().describe('Caption of the loop’s second zoom. Default: “Cursor smoothed”'),
      pause: text(40).optional().describe('Label of the pause button. Default: “Pause the animation”'),
    })
    .optional()
    .describe('Texts of the interactive editor'),
});

export type HeroContent = z.infer<typeof heroSchema>;
