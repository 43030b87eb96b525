import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import {
  handOffSchema,
  headingLevelUnlessGiven,
  linkSchema,
  list,
  richTextSchema,
  text,
  timecodeSchema,
} from '../../content/schema.ts';

/** The content of the opening of an inner page. */
export const pageHeroSchema = z
  .strictObject({
    layout: z
      .enum(['split', 'centered', 'title', 'video'], { error: 'one of split, centered, title, video' })
      .describe(
        'split: words beside the media. centered: large media under centered words. title: words alone. video: a film under the words',
      ),
    at: timecodeSchema.optional().describe('Where the page stands on the timeline of the site: “00:00” unless given'),
    label: text(40).describe('What kind of page this is, beside the timecode'),
    heading: text(80).describe('What the page is about, in one sentence'),
    headingLevel: headingLevelUnlessGiven(1),
    lede: richTextSchema.optional().describe('What the heading means, in two sentences. Rich text'),
    actions: list(linkSchema, 0, 2).optional().describe('What can be done at once, the main thing first'),
    handOff: handOffSchema,
    meta: text(90).optional().describe('A line of facts under the words: a date, a version, what it needs'),
    media: mediaSchema.optional().describe('What is shown: needed by all layouts but title, a film by video'),
  })
  .refine(({ layout, media }) => (layout === 'title') === (media === undefined), {
    path: ['media'],
    error: 'an illustration, an image or a video, except for the layout title, which has none',
  })
  .refine(({ layout, media }) => layout !== 'video' || media?.kind === 'video', {
    path: ['media'],
    error: 'a video (kind: video) for the layout video',
  });

export type PageHeroContent = z.infer<typeof pageHeroSchema>;
