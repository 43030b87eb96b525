import * as z from 'zod';
import { blockSchema } from '../../content/prose.schema.ts';
import {
  areUniqueBy,
  hrefSchema,
  list,
  pattern,
  text,
  textUnlessGiven,
  timelineHeadShape,
} from '../../content/schema.ts';

const changesSchema = z.strictObject({
  heading: text(30).describe('What kind of change these are'),
  blocks: z.array(blockSchema).min(1).describe('The changes: a list, or a few paragraphs'),
});

const releaseSchema = z.strictObject({
  version: pattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.12.0').describe('Its version; its anchor is v and this'),
  date: z.iso.date({ error: 'a day such as 2026-11-18' }).describe('The day it came out'),
  title: text(90).describe('What it brings, in a few words'),
  mark: text(20).optional().describe('What sets it apart, such as “Newest” or “Security”'),
  download: z
    .strictObject({
      href: hrefSchema.describe('The file'),
      bytes: z.int().min(1).describe('Its size'),
      minimumSystem: text(20).describe('The first system it runs on, such as macOS 14'),
    })
    .describe('The way to the file'),
  intro: z.array(blockSchema).optional().describe('What is to be said before the changes'),
  changes: list(changesSchema, 0, 4).describe('The changes by kind'),
});

/** The content of a list of releases. */
export const releaseListSchema = z.strictObject({
  ...timelineHeadShape,
  releases: list(releaseSchema, 1, 200)
    .refine(areUniqueBy('version'), { error: 'unique versions' })
    .describe('The newest first'),
  downloadLabel: textUnlessGiven(30, 'Download', 'The words of the link to the file, before its size'),
});

export type ReleaseListContent = z.infer<typeof releaseListSchema>;
