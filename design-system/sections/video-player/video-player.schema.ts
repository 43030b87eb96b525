import * as z from 'zod';
import { videoFilesShape, videoSchema } from '../../content/media.schema.ts';
import { list, pattern, text, textUnlessGiven, timelineHeadShape } from '../../content/schema.ts';

const secondSchema = (what: string) =>
  z.number({ error: 'a number of seconds' }).min(0).max(7200).describe(`${what}, in seconds from its beginning`);

const chapterSchema = z.strictObject({
  from: secondSchema('Where in the film the chapter begins'),
  title: text(50).describe('What happens in it'),
});

const passageSchema = z.strictObject({
  from: secondSchema('When it is said or shown'),
  text: text(600).describe('What is said, and what is shown where the words do not say it'),
});

const increasing = <Items extends z.ZodType<readonly { from: number }[]>>(items: Items) =>
  items.refine((all) => all.every(({ from }, index) => from > (all[index - 1]?.from ?? -1)), {
    error: 'seconds that increase',
  });

/** The content of a film with its chapters. */
export const videoPlayerSchema = z.strictObject({
  ...timelineHeadShape,
  film: videoSchema
    .omit({ kind: true })
    .extend({ dark: z.strictObject(videoFilesShape).optional().describe('The same film in the dark theme') })
    .describe('The video: its files, poster and captions'),
  summary: text(240).describe('What the film shows, for search engines'),
  published: pattern(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-11-18').describe('The day it was published'),
  chapters: increasing(list(chapterSchema, 0, 12)).describe('In the order of the film'),
  transcript: increasing(list(passageSchema, 1, 120)).describe('All that is said, in the order of the film'),
  words: z
    .strictObject({
      chapters: textUnlessGiven(30, 'Chapters', 'Above the chapters'),
      transcript: textUnlessGiven(30, 'Transcript', 'What opens the transcript'),
      play: textUnlessGiven(20, 'Play', 'The button on the poster; the title of the film follows it'),
      loading: textUnlessGiven(40, 'Loading the video', 'While it cannot play on yet'),
      failed: textUnlessGiven(
        120,
        'The video isn’t available right now. You can read the transcript below.',
        'Where it fails',
      ),
      retry: textUnlessGiven(30, 'Try again', 'The button that asks for the film anew'),
      read: textUnlessGiven(30, 'Read it instead', 'The link to the transcript'),
    })
    .optional()
    .describe('The words of the player'),
});

export type VideoPlayerContent = z.infer<typeof videoPlayerSchema>;
