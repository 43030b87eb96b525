import * as z from 'zod';
import type { Block, Prose } from '../../content/prose.ts';
import { blockSchema, proseSchema } from '../../content/prose.schema.ts';
import { headingLevelWithDefault, list, richTextSchema, text, textWithDefault } from '../../content/schema.ts';

/** Content of a long text. */
export const proseSectionSchema = z
  .strictObject({
    label: text(40).optional().describe('Kind of text, above the heading'),
    heading: text(90).describe('Title'),
    headingLevel: headingLevelWithDefault(1),
    lede: richTextSchema.optional().describe('Summary in one or two sentences. Rich text'),
    effective: z.iso
      .date({ error: 'a day such as 2026-11-01' })
      .optional()
      .describe('Date from which the text applies'),
    effectiveLabel: textWithDefault(40, 'In effect from', 'Label of the date'),
    notice: list(blockSchema, 1, 4).optional().describe('Notice above the text'),
    body: proseSchema.describe('Text'),
    columns: z
      .literal([2, 3], { error: 'the number 2 or 3' })
      .optional()
      .describe(
        'Columns on wide screens, for a short text without a table of contents. Each heading of level 3 begins a column',
      ),
    contentsLabel: textWithDefault(30, 'On this page', 'Label of the table of contents'),
    notesHeading: textWithDefault(30, 'Notes', 'Heading above the footnotes'),
  })
  .refine(({ columns, body: { blocks } }) => columns === undefined || countParts(blocks) <= columns, {
    path: ['columns'],
    error: 'as many columns as the text has parts: each heading of level 3 begins one',
  });

/** Returns the number of parts that begin with a heading of level 3, including the text before the first one. */
function countParts(blocks: Prose['blocks']): number {
  const isHeading = (block: Block | undefined): boolean => block?.type === 'heading' && block.level === 3;
  return blocks.filter(isHeading).length + (isHeading(blocks[0]) ? 0 : 1);
}

export type ProseContent = z.infer<typeof proseSectionSchema>;
