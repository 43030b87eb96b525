import * as z from 'zod';
import { illustrationNames } from '../illustrations/names.ts';
import { list, pathSchema, text } from './schema.ts';

/** Name of an illustration. */
export const illustrationNameSchema = z
  .enum(illustrationNames, { error: `one of ${illustrationNames.join(', ')}` })
  .describe('Illustration');

/** Drawn person of a portrait. */
export const portraitSchema = z
  .enum(['bob', 'curls', 'beard'], { error: 'one of bob, curls, beard' })
  .describe('The drawn person, by their hair');

const createPixelsSchema = (description: string) =>
  z.int({ error: 'a whole number of pixels' }).min(1).max(8000).describe(`${description}, in pixels`);

const illustrationSchema = z.strictObject({
  kind: z.literal('illustration'),
  name: illustrationNameSchema,
  alt: text(240).optional().describe('Alternative text, if the text next to the illustration doesn’t describe it'),
});

const imageSchema = z.strictObject({
  kind: z.literal('image'),
  src: pathSchema.describe('URL of the file'),
  alt: z.string().max(240).describe('Alternative text. Leave it empty if the text next to the image describes it'),
  width: createPixelsSchema('Width'),
  height: createPixelsSchema('Height'),
});

/** Schema properties for the files of a video, and for the image that is shown before the video plays. */
export const videoFilesShape = {
  sources: list(
    z.strictObject({
      src: pathSchema.describe('URL of the file'),
      type: text(60).describe('MIME type, such as video/mp4. With several files, add codecs'),
    }),
    1,
    4,
  ).describe('The same video in one or more codecs, the preferred one first'),
  poster: pathSchema.describe('Image shown before the video plays'),
};

/** Schema of a video with its files and captions. */
export const videoSchema = z.strictObject({
  kind: z.literal('video'),
  title: text(90).describe('Alternative text of the video'),
  ...videoFilesShape,
  width: createPixelsSchema('Width of the video'),
  height: createPixelsSchema('Height'),
  seconds: z.number().min(1).max(7200).describe('Duration in seconds'),
  captions: list(
    z.strictObject({
      src: pathSchema.describe('A WebVTT file'),
      language: text(12).describe('Language code, such as en'),
      label: text(30).describe('Name of the language'),
    }),
    1,
    8,
  ).describe('Captions. The first track is the default'),
});

/** Schema of an illustration or an image, for sections that can't show a video. */
export const stillSchema = z
  .discriminatedUnion('kind', [illustrationSchema, imageSchema])
  .describe('An illustration by name, or an image');

/** Schema of a section's media: an illustration, an image or a video. */
export const mediaSchema = z
  .discriminatedUnion('kind', [illustrationSchema, imageSchema, videoSchema])
  .describe('An illustration by name, an image or a video');

export type PortraitName = z.infer<typeof portraitSchema>;
export type MediaContent = z.infer<typeof mediaSchema>;
export type StillContent = z.infer<typeof stillSchema>;
export type VideoContent = z.infer<typeof videoSchema>;
