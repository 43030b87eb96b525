import * as z from 'zod';
import { mediaSchema } from './media.schema.ts';
import type { Block, CodeToken, Inline, Prose } from './prose.ts';
import { hrefSchema, pattern } from './schema.ts';

const inlines = z.array(z.lazy((): z.ZodType<Inline> => inlineSchema));
const blocks = z.array(z.lazy((): z.ZodType<Block> => blockSchema));
const words = z.string();
const count = z.int().min(1);

const markSchema = z.strictObject({ type: z.enum(['strong', 'em', 'del']), children: inlines });
const inlineCodeSchema = z.strictObject({ type: z.literal('code'), text: words });
const linkSchema = z.strictObject({ type: z.literal('link'), href: hrefSchema, children: inlines });
const breakSchema = z.strictObject({ type: z.literal('break') });
const noteReferenceSchema = z.strictObject({ type: z.literal('note'), number: count, occurrence: count });

/** Schema of the inline content of a block. */
export const inlineSchema: z.ZodType<Inline> = z
  .union([
    words,
    z.discriminatedUnion('type', [markSchema, inlineCodeSchema, linkSchema, breakSchema, noteReferenceSchema]),
  ])
  .meta({ id: 'prose-inline' });

const tokenSchema: z.ZodType<CodeToken> = z.union([
  words,
  z.strictObject({ kind: z.enum(['comment', 'string', 'number', 'keyword', 'name']), text: words }),
]);

const anchorSchema = pattern(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u, 'an anchor of letters, digits and hyphens');

/** Schema of a block of a long text. */
export const blockSchema: z.ZodType<Block> = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('heading'),
      level: z.literal([2, 3, 4]),
      id: anchorSchema,
      at: pattern(/^\d\d:\d\d$/, 'a timecode such as 02:10').optional(),
      children: inlines,
    }),
    z.strictObject({ type: z.literal('paragraph'), children: inlines }),
    z.strictObject({ type: z.literal('list'), start: z.int().optional(), items: z.array(blocks) }),
    z.strictObject({ type: z.literal('quote'), children: blocks }),
    z.strictObject({
      type: z.literal('code'),
      language: words.optional(),
      label: words,
      tokens: z.array(tokenSchema),
    }),
    z.strictObject({ type: z.literal('figure'), media: mediaSchema, caption: inlines.optional() }),
    z.strictObject({
      type: z.literal('table'),
      label: words,
      align: z.array(z.enum(['start', 'center', 'end'])),
      head: z.array(inlines),
      rows: z.array(z.array(inlines)),
    }),
    z.strictObject({ type: z.literal('rule') }),
  ])
  .meta({ id: 'prose-block' });

/** Schema of a long text, which is parsed from a Markdown file of `site/content`. */
export const proseSchema: z.ZodType<Prose> = z
  .strictObject({
    blocks: blocks.min(1).describe('Blocks in order'),
    notes: z.array(z.strictObject({ blocks, references: count })).describe('Footnotes in order'),
  })
  .describe('Long text: headings, paragraphs, lists, code, figures, tables');
