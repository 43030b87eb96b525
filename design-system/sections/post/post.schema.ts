import * as z from 'zod';
import { illustrationNameSchema } from '../../content/media.schema.ts';
import { proseSchema } from '../../content/prose.schema.ts';
import { headingLevelUnlessGiven, linkSchema, list, text, textUnlessGiven } from '../../content/schema.ts';

const day = z.iso.date({ error: 'a day such as 2026-11-18' });

/** The content of a post: an article to be read from its beginning to its end. */
export const postSchema = z
  .strictObject({
    home: linkSchema.describe('The way to all posts'),
    heading: text(60).describe('The title'),
    headingLevel: headingLevelUnlessGiven(1),
    lede: text(170).describe('What it says, in a sentence or two'),
    date: day.describe('The day it came out'),
    updated: day.optional().describe('The day it was last changed'),
    author: text(60).describe('Who wrote it'),
    minutes: z.int().min(1).describe('How long it takes to read'),
    tags: list(linkSchema, 0, 3).describe('What it is about, each with the way to more of it'),
    illustration: illustrationNameSchema.describe('The drawing at its head'),
    body: proseSchema.describe('The text'),
    contentsLabel: textUnlessGiven(30, 'In this article', 'The name of its list of contents'),
    notesHeading: textUnlessGiven(30, 'Notes', 'The heading over its footnotes'),
    nextLabel: textUnlessGiven(30, 'Read on', 'The heading over the posts before and after it'),
    older: linkSchema.optional().describe('The post before it'),
    newer: linkSchema.optional().describe('The post after it'),
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    error: 'the day it came out, or a later one',
  });

export type PostContent = z.infer<typeof postSchema>;
