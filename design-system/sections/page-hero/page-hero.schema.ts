import * as z from 'zod';
import { mediaSchema } from '../../content/media.schema.ts';
import {
  handOffSchema,
  headingLevelWithDefault,
  linkSchema,
  list,
  richTextSchema,
  text,
} from '../../content/schema.ts';

/** Content of the hero of an inner page. */
export const pageHeroSchema = z
  .strictObject({
    layout: z
      .enum(['split', 'centered', 'title', 'video'], { error: 'one of split, centered, title, video' })
      .describe(
        'split: text beside the media. centered: full-width media below centered text. title: text only. video: a video below the text',
      ),
    label: text(40).describe('Kind of page, above the heading'),
    heading: text(80).describe('Topic of the page, in one sentence'),
    headingLevel: headingLevelWithDefault(1),
    lede: richTextSchema.optional().describe('What the heading means, in two sentences. Rich text'),
    actions: list(linkSchema, 0, 2).optional().describe('Actions, the primary one first'),
    handOff: handOffSchema,
    meta: text(90).optional().describe('Line of facts below the text: a date, a version, requirements'),
    media: mediaSchema
      .optional()
      .describe('Media. Required unless the layout is title. Must be a video if the layout is video'),
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
