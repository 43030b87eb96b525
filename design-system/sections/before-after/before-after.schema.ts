import * as z from 'zod';
import { stillSchema } from '../../content/media.schema.ts';
import { text, textUnlessGiven, timelineHeadShape } from '../../content/schema.ts';

const stateSchema = (which: string) =>
  z.strictObject({
    label: text(24).describe(`What ${which} is, in a word or two, on the picture`),
    media: stillSchema,
  });

/** The content of a comparison of two pictures. */
export const beforeAfterSchema = z.strictObject({
  ...timelineHeadShape,
  before: stateSchema('the state before').describe('What it was: it stands at the start'),
  after: stateSchema('the state after').describe(
    'What it is now. A picture of the same shape, the same thing in the same place',
  ),
  caption: text(160).optional().describe('Below the pictures: what to look for'),
  dividerLabel: textUnlessGiven(60, 'Divider between the two pictures', 'The name of the divider, read out'),
  dividerAt: textUnlessGiven(
    60,
    '{percent} % of “{before}” shown',
    'Where the divider is, read out, with {percent} and {before}',
  ),
});

export type BeforeAfterContent = z.infer<typeof beforeAfterSchema>;
