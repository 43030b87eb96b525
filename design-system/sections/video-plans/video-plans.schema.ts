import * as z from 'zod';
import { hrefSchema, list, richTextSchema, sectionHeadShape, text } from '../../content/schema.ts';

const SECONDS_ERROR = 'a whole number of seconds above 0';
const secondsSchema = z.int({ error: SECONDS_ERROR }).positive({ error: SECONDS_ERROR });

const shotSchema = z.strictObject({
  shows: z
    .enum(['camera', 'shop', 'feed', 'form', 'chart', 'code', 'slide'], {
      error: 'one of camera, shop, feed, form, chart, code, slide',
    })
    .describe('The camera, or the kind of app that is recorded'),
  seconds: secondsSchema.describe('Duration in seconds'),
});

const planSchema = z.strictObject({
  title: text(30).describe('Kind of video'),
  audience: text(50).describe('For whom it is'),
  href: hrefSchema.optional().describe('Where the plan is explained'),
  shots: list(shotSchema, 1, 6).describe('Shots in order'),
  settings: list(
    z.strictObject({ label: text(12).describe('Name of the setting'), value: text(40).describe('Recommended value') }),
    1,
    4,
  ).describe('Settings below the shots'),
});

/** Content of a list of video plans on one time scale. */
export const videoPlansSchema = z
  .strictObject({
    ...sectionHeadShape,
    minutes: z.int().min(1).max(15).describe('Length of the time scale in minutes'),
    plans: list(planSchema, 2, 8).describe('Plans, the shortest first'),
    note: richTextSchema.optional().describe('Note below the plans, such as the source of a limit. Rich text'),
  })
  .refine(
    ({ minutes, plans }) =>
      plans.every(({ shots }) => shots.reduce((sum, { seconds }) => sum + seconds, 0) <= minutes * 60),
    { path: ['minutes'], error: 'a time scale that is longer than each plan' },
  );

export type VideoPlansContent = z.infer<typeof videoPlansSchema>;
