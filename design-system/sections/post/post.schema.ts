import * as z from 'zod';
import { listedPostSchema } from '../../content/listed-post.schema.ts';
import { illustrationNameSchema, portraitSchema } from '../../content/media.schema.ts';
import { proseSchema } from '../../content/prose.schema.ts';
import { headingLevelWithDefault, linkSchema, list, text, textWithDefault } from '../../content/schema.ts';

const daySchema = z.iso.date({ error: 'a day such as 2026-11-18' });

const authorSchema = z
  .strictObject({
    name: text(60).describe('Name'),
    portrait: portraitSchema.optional(),
    sampleLabel: text(24).optional().describe('Badge of an invented author, such as “Sample person”'),
  })
  .describe('Author');

/** Content of a post. */
export const postSchema = z
  .strictObject({
    home: linkSchema.describe('Link to all posts'),
    heading: text(60).describe('Title'),
    headingLevel: headingLevelWithDefault(1),
    lede: text(170).describe('Summary in one or two sentences'),
    date: daySchema.describe('Publication date'),
    updated: daySchema.optional().describe('Date of the last change'),
    author: authorSchema,
    minutes: z.int().min(1).describe('Reading time in minutes'),
    tags: list(linkSchema, 0, 3).describe('Topics, each with a link to its posts'),
    illustration: illustrationNameSchema.describe('Illustration above the text'),
    body: proseSchema.describe('Text'),
    contentsLabel: textWithDefault(30, 'In this article', 'Label of the table of contents'),
    notesHeading: textWithDefault(30, 'Notes', 'Heading above the footnotes'),
    nextLabel: textWithDefault(30, 'Read on', 'Heading above the next posts'),
    next: list(listedPostSchema, 0, 2).optional().describe('Posts to read next'),
  })
  .refine(({ date, updated = date }) => updated >= date, {
    path: ['updated'],
    error: 'the publication date or a later date',
  });

export type PostContent = z.infer<typeof postSchema>;
