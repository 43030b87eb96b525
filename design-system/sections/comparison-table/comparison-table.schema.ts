import * as z from 'zod';
import {
  dateSchema,
  linkSchema,
  list,
  richTextSchema,
  text,
  textWithDefault,
  sectionHeadShape,
} from '../../content/schema.ts';

const columnSchema = z.strictObject({
  name: text(30).describe('Product or plan'),
  detail: text(60).optional().describe('Detail below the name, such as the price'),
  action: linkSchema.optional().describe('Action for this column'),
  emphasized: z
    .boolean()
    .optional()
    .describe('Highlights the column: our product or the recommended plan. At most one'),
});

const cellSchema = z.union(
  [
    z.literal(['yes', 'no']),
    z.strictObject({
      is: z.literal(['yes', 'partly', 'no']).optional().describe('Mark. Omit it if the text is enough'),
      text: text(60).optional().describe('A few words next to the mark or instead of it. Required for “partly”'),
      note: z.int().min(1).optional().describe('Number of the footnote with details'),
    }),
  ],
  { error: '“yes”, “no”, or an object with a mark, text and footnote number' },
);

const rowSchema = z.strictObject({
  feature: text(80).describe('Feature to compare'),
  detail: richTextSchema.optional().describe('Explanation in one sentence. Rich text'),
  cells: list(cellSchema, 2, 5).describe('One cell per column, in the same order'),
});

const footnoteSchema = z.strictObject({
  text: richTextSchema.describe('Details that the mark doesn’t show. Rich text'),
  source: linkSchema.optional().describe('Source'),
  checked: dateSchema.optional().describe('Date on which the source was last checked'),
});

/** Content of a comparison of products or plans by feature. */
export const comparisonTableSchema = z
  .strictObject({
    ...sectionHeadShape,
    caption: text(140).describe('Caption for screen readers: what the table compares'),
    featureLabel: textWithDefault(30, 'Feature', 'Header of the first column, for screen readers'),
    columns: list(columnSchema, 2, 5).describe('Columns, our product first'),
    groups: list(
      z.strictObject({
        heading: text(50).optional().describe('Heading of the group. Omit it if there is only one group'),
        rows: list(rowSchema, 1, 20).describe('Rows, the most important first'),
      }),
      1,
      8,
    ).describe('Rows in groups'),
    footnotes: list(footnoteSchema, 0, 20).optional().describe('Footnotes, numbered from 1 in this order'),
    checked: dateSchema.optional().describe('Date on which the whole table was last checked'),
    checkedLabel: textWithDefault(40, 'Checked on', 'Label of the date'),
    note: richTextSchema.optional().describe('Note below the table: how to report a mistake. Rich text'),
    yesLabel: textWithDefault(20, 'Yes', 'Name of the check mark'),
    noLabel: textWithDefault(20, 'No', 'Name of the dash'),
    partlyLabel: textWithDefault(20, 'Partly', 'Name of the half circle'),
  })
  .superRefine(({ columns, groups, footnotes = [] }, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (columns.filter(({ emphasized }) => emphasized).length > 1)
      report(['columns'], 'at most one highlighted column');
    for (const [groupIndex, { rows }] of groups.entries()) {
      for (const [rowIndex, { cells }] of rows.entries()) {
        const path = ['groups', groupIndex, 'rows', rowIndex, 'cells'];
        if (cells.length !== columns.length) report(path, `a cell for each of the ${columns.length} columns`);
        for (const [cellIndex, cell] of cells.entries()) {
          if (typeof cell === 'string') continue;
          if (!cell.text && (cell.is === undefined || cell.is === 'partly'))
            report([...path, cellIndex], 'text, which is required for “partly” and for a cell without a mark');
          if (cell.note !== undefined && cell.note > footnotes.length)
            report([...path, cellIndex, 'note'], `the number of one of the ${footnotes.length} footnotes`);
        }
      }
    }
  });

export type ComparisonTableContent = z.infer<typeof comparisonTableSchema>;
export type ComparisonColumn = ComparisonTableContent['columns'][number];
export type ComparisonCell = ComparisonTableContent['groups'][number]['rows'][number]['cells'][number];
