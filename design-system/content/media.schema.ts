import * as z from 'zod';
import { illustrationNames } from '../illustrations/names.ts';
import { list, pathSchema, text } from './schema.ts';

/** A drawing of the design system, by its name. */
export const illustrationNameSchema = z
  .enum(illustrationNames, { error: `one of ${illustrationNames.join(', ')}` })
  .describe('The drawing');

const pixels = (what: string) =>
  z.int({ error: 'a whole number of pixels' }).min(1).max(8000).describe(`${what}, in pixels`);

/** A drawing of the design system. */
const illustrationSchema = z.strictObject({
  kind: z.literal('illustration'),
  name: illustrationNameSchema,
  alt: text(240).optional().describe('What the drawing shows, where the words beside it do not say it'),
});

/** A picture from a file. */
const imageSchema = z.strictObject({
  kind: z.literal('image'),
  src: pathSchema.describe('The file'),
  alt: z.string().max(240).describe('What the picture shows; empty where the words beside it say it'),
  width: pixels('Its width'),
  height: pixels('Its height'),
});

/** The files of a film, and the picture shown before it plays. */
export const videoFilesShape = {
  sources: list(
    z.strictObject({
      src: pathSchema.describe('The file'),
      type: text(60).describe('Its type with its codecs, such as video/mp4; codecs="av01.0.05M.08"'),
    }),
    1,
    4,
  ).describe('The same film in several codecs, the best first'),
  poster: pathSchema.describe('The picture shown before it plays'),
};

/** A film from files. */
export const videoSchema = z.strictObject({
  kind: z.literal('video'),
  title: text(90).describe('What the film shows'),
  ...videoFilesShape,
  width: pixels('The width of the film'),
  height: pixels('Its height'),
  seconds: z.number().min(1).max(7200).describe('How long it is, in seconds'),
  captions: list(
    z.strictObject({
      src: pathSchema.describe('A WebVTT file'),
      language: text(12).describe('Its language, such as en'),
      label: text(30).describe('Its language in words'),
    }),
    1,
    8,
  ).describe('What is said or shown, in words; the first is the default'),
});

/** What stands still: for a place where a film cannot be. */
export const stillSchema = z
  .discriminatedUnion('kind', [illustrationSchema, imageSchema])
  .describe('A drawing by its name, or a picture');

/** What a section shows beside its words. */
export const mediaSchema = z
  .discriminatedUnion('kind', [illustrationSchema, imageSchema, videoSchema])
  .describe('A drawing by its name, a picture or a film');

export type MediaContent = z.infer<typeof mediaSchema>;
export type StillContent = z.infer<typeof stillSchema>;
export type VideoContent = z.infer<typeof videoSchema>;
