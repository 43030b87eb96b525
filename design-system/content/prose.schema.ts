import * as z from 'zod';
import { mediaSchema } from './media.schema.ts';
import type { Block, CodeToken, Inline, Prose } from './prose.ts';
import { hrefSchema, pattern, timecodeSchema } from './schema.ts';

const inlinesSchema = z.array(z.lazy((): z.ZodType<Inline> => inlineSchema));
const blocksSchema = z.array(z.lazy((): z.ZodType<Block> => blockSchema));
const stringSchema = z.string();
const positiveIntegerSchema = z.int().min(1);

const markSchema = z.strictObject({ type: z.enum(['strong', 'em', 'del']), children: inlinesSchema });
const inlineCodeSchema = z.strictObject({ type: z.literal('code'), text: stringSchema });
const linkSchema = z.strictObject({ type: z.literal('link'), href: hrefSchema, children: inlinesSchema });
const lineBreakSchema = z.strictObject({ type: z.literal('break') });
const noteReferenceSchema = z.strictObject({
  type: z.literal('note'),
  number: positiveIntegerSchema,
  occurrence: positiveIntegerSchema,
});

/** Schema of the inline content of a block. */
export const inlineSchema: z.ZodType<Inline> = z
  .union([
    stringSchema,
    z.discriminatedUnion('type', [markSchema, inlineCodeSchema, linkSchema, lineBreakSchema, noteReferenceSchema]),
  ])
  .meta({ id: 'prose-inline' });

const codeTokenSchema: z.ZodType<CodeToken> = z.union([
  stringSchema,
  z.strictObject({ kind: z.enum(['comment', 'string', 'number', 'keyword', 'name']), text: stringSchema }),
]);

const headingIdSchema = pattern(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u, 'an anchor of letters, digits and hyphens');

/** Schema of a block of a long text. */
export const blockSchema: z.ZodType<Block> = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('heading'),
      level: z.literal([2, 3, 4]),
      id: headingIdSchema,
      timecode: timecodeSchema.optional(),
      children: inlinesSchema,
    }),
    z.strictObject({ type: z.literal('paragraph'), children: inlinesSchema }),
    z.strictObject({ type: z.literal('list'), start: z.int().optional(), items: z.array(blocksSchema) }),
    z.strictObject({ type: z.literal('quote'), children: blocksSchema }),
    z.strictObject({
      type: z.literal('code'),
      language: stringSchema.optional(),
      label: stringSchema,
      tokens: z.array(codeTokenSchema),
    }),
    z.strictObject({ type: z.literal('figure'), media: mediaSchema, caption: inlinesSchema.optional() }),
    z.strictObject({
      type: z.literal('table'),
      label: stringSchema,
      align: z.array(z.enum(['start', 'center', 'end'])),
      head: z.array(inlinesSchema),
      rows: z.array(z.array(inlinesSchema)),
    }),
    z.strictObject({ type: z.literal('rule') }),
  ])
  .meta({ id: 'prose-block' });

/** Schema of a long text, which is parsed from a Markdown file of `site/content`. */
export const proseSchema: z.ZodType<Prose> = z
  .strictObject({
    blocks: blocksSchema.min(1).describe('Blocks in order'),
    notes: z
      .array(z.strictObject({ blocks: blocksSchema, references: positiveIntegerSchema }))
      .describe('Footnotes in order'),
  })
  .describe('Long text: headings, paragraphs, lists, code, figures, tables');
