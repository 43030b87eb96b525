import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { blockSchema } from '../../content/prose.schema.ts';
import {
  areUniqueBy,
  hrefSchema,
  list,
  pattern,
  text,
  textWithDefault,
  sectionHeadShape,
} from '../../content/schema.ts';

const changesSchema = z.strictObject({
  heading: text(30).describe('Kind of change'),
  blocks: z.array(blockSchema).min(1).describe('Changes: a list, or a few paragraphs'),
});

const releaseSchema = z.strictObject({
  version: pattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.12.0').describe(
    'Version. The anchor is v followed by the version',
  ),
  date: z.iso.date({ error: 'a day such as 2026-11-18' }).describe('Publication date'),
  title: text(90).describe('Title: the most important change, in a few words'),
  mark: text(20).optional().describe('Badge, such as “Newest” or “Security”'),
  download: z
    .strictObject({
      href: hrefSchema.describe('URL of the file'),
      bytes: z.int().min(1).describe('File size'),
      minimumSystem: text(20).describe('Oldest supported system, such as macOS 14'),
    })
    .describe('Download'),
  illustration: illustrationNameSchema.optional().describe('Illustration of a part of the app that changed'),
  intro: z.array(blockSchema).optional().describe('Text before the changes'),
  changes: list(changesSchema, 0, 4).describe('Changes by kind'),
});

/** Content of a list of releases. */
export const releaseListSchema = z.strictObject({
  ...sectionHeadShape,
  releases: list(releaseSchema, 1, 200)
    .refine(areUniqueBy('version'), { error: 'unique versions' })
    .describe('Newest first'),
  openCount: z
    .int({ error: 'a whole number' })
    .min(1)
    .max(200)
    .optional()
    .describe('Number of releases that are visible. Older ones can be opened. Default: 3'),
  olderLabel: textWithDefault(40, 'Older versions', 'Label that opens the older releases'),
  downloadLabel: textWithDefault(30, 'Download', 'Label of the download link, before the file size'),
});

export type ReleaseListContent = z.infer<typeof releaseListSchema>;
