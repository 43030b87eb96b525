import * as z from 'zod';
import { videoFilesShape, videoSchema } from '../../content/media.schema.ts';
import { list, pattern, text, textWithDefault, sectionHeadShape, widthSchema } from '../../content/schema.ts';

const createSecondSchema = (fieldDescription: string) =>
  z
    .number({ error: 'a number of seconds' })
    .min(0)
    .max(7200)
    .describe(`${fieldDescription}, in seconds from the start`);

const chapterSchema = z.strictObject({
  from: createSecondSchema('Start of the chapter in the video'),
  title: text(50).describe('Title of the chapter'),
});

const passageSchema = z.strictObject({
  from: createSecondSchema('Time in the video'),
  text: text(600).describe('Spoken text, and a description of anything shown but not said'),
});

const requireAscendingTimes = <Items extends z.ZodType<readonly { from: number }[]>>(items: Items) =>
  items.refine((entries) => entries.every(({ from }, index) => from > (entries[index - 1]?.from ?? -1)), {
    error: 'seconds that increase',
  });

const darkFilesSchema = z.strictObject(videoFilesShape).optional().describe('The same video for the dark theme');

/** Content of a video with its chapters. */
export const videoPlayerSchema = z.strictObject({
  ...sectionHeadShape,
  width: widthSchema,
  video: videoSchema
    .omit({ kind: true })
    .extend({
      dark: darkFilesSchema,
      recording: z
        .strictObject({ ...videoFilesShape, dark: darkFilesSchema })
        .optional()
        .describe('The recording that the video was edited from, equally long. Both play side by side'),
    })
    .describe('Video files, poster and captions'),
  summary: text(240).describe('Description of the video for search engines'),
  published: pattern(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-11-18').describe('Publication date'),
  chapters: requireAscendingTimes(list(chapterSchema, 0, 12)).describe('Chapters in order'),
  transcript: requireAscendingTimes(list(passageSchema, 1, 120)).describe('Transcript in order'),
  labels: z
    .strictObject({
      chapters: textWithDefault(30, 'Chapters', 'Heading of the chapters'),
      transcript: textWithDefault(30, 'Transcript', 'Button that opens the transcript'),
      play: textWithDefault(20, 'Play', 'Button that plays, on the poster followed by the title of the video'),
      pause: textWithDefault(20, 'Pause', 'Button that pauses'),
      position: textWithDefault(30, 'Position', 'Slider for the position in the video'),
      captions: textWithDefault(30, 'Captions', 'Menu of captions'),
      off: textWithDefault(30, 'Captions off', 'Choice of no captions'),
      fullScreen: textWithDefault(30, 'Full screen', 'Button that shows the video in full screen'),
      recording: textWithDefault(40, 'As recorded', 'Label of the recording'),
      edit: textWithDefault(40, 'As edited', 'Label of the edited video'),
      download: textWithDefault(30, 'Download', 'Link to the file, before the label'),
      loading: textWithDefault(40, 'Loading the video', 'Message while the video buffers'),
      failed: textWithDefault(
        120,
        'The video isn’t available right now. You can read the transcript below.',
        'Message if the video fails',
      ),
      retry: textWithDefault(30, 'Try again', 'Button that reloads the video'),
      read: textWithDefault(30, 'Read it instead', 'Link to the transcript'),
    })
    .optional()
    .describe('Texts of the player'),
});

export type VideoPlayerContent = z.infer<typeof videoPlayerSchema>;
