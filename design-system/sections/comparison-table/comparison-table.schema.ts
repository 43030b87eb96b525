import * as z from 'zod';
import {
  dateSchema,
  linkSchema,
  list,
  richTextSchema,
  text,
  textUnlessGiven,
  timelineHeadShape,
} from '../../content/schema.ts';

const columnSchema = z.strictObject({
  name: text(30).describe('The product or the plan'),
  detail: text(60).optional().describe('Under the name, such as what it costs'),
  action: linkSchema.optional().describe('What to do about it'),
  emphasised: z.boolean().optional().describe('Set apart from the others: our own, or the one we advise. At most one'),
});

const cellSchema = z.union(
  [
    z.literal(['yes', 'no']),
    z.strictObject({
      is: z.literal(['yes', 'partly', 'no']).optional().describe('The mark; left out where the words say it all'),
      text: text(60).optional().describe('A few words beside the mark, or in its place. “Partly” needs them'),
      note: z.int().min(1).optional().describe('The number of the footnote that says more'),
    }),
  ],
  { error: '“yes”, “no”, or a mark, words and the number of a footnote' },
);

const rowSchema = z.strictObject({
  feature: text(80).describe('What is compared'),
  detail: richTextSchema.optional().describe('What is meant by it, in a sentence. Rich text'),
  cells: list(cellSchema, 2, 5).describe('One for each column, in the order of the columns'),
});

const footnoteSchema = z.strictObject({
  text: richTextSchema.describe('What the mark does not say. Rich text'),
  source: linkSchema.optional().describe('Where it is written'),
  checked: dateSchema.optional().describe('The day it was last read there'),
});

/** The content of a comparison: products, or plans, by feature. */
export const comparisonTableSchema = z
  .strictObject({
    ...timelineHeadShape,
    caption: text(140).describe('What is compared with what, for those who hear the table'),
    featureLabel: textUnlessGiven(30, 'Feature', 'The head of the first column, for those who hear the table'),
    columns: list(columnSchema, 2, 5).describe('What is compared, ours first'),
    groups: list(
      z.strictObject({
        heading: text(50).optional().describe('What the rows have in common; left out where there is one group'),
        rows: list(rowSchema, 1, 20).describe('What matters most first'),
      }),
      1,
      8,
    ).describe('The rows, in groups'),
    footnotes: list(footnoteSchema, 0, 20).optional().describe('Numbered from 1 in this order'),
    checked: dateSchema.optional().describe('The day the whole table was last checked'),
    checkedLabel: textUnlessGiven(40, 'Checked on', 'Before the day it was checked'),
    note: richTextSchema.optional().describe('Under the table: how to tell us of a mistake. Rich text'),
    yesLabel: textUnlessGiven(20, 'Yes', 'What a tick is called'),
    noLabel: textUnlessGiven(20, 'No', 'What a dash is called'),
    partlyLabel: textUnlessGiven(20, 'Partly', 'What a half circle is called'),
  })
  .superRefine(({ columns, groups, footnotes = [] }, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (columns.filter(({ emphasised }) => emphasised).length > 1) report(['columns'], 'one emphasised column at most');
    for (const [group, { rows }] of groups.entries()) {
      for (const [row, { cells }] of rows.entries()) {
        const path = ['groups', group, 'rows', row, 'cells'];
        if (cells.length !== columns.length) report(path, `a cell for each of the ${columns.length} columns`);
        for (const [index, cell] of cells.entries()) {
          if (typeof cell === 'string') continue;
          if (!cell.text && (cell.is === undefined || cell.is === 'partly'))
            report([...path, index], 'words, which “partly” and a cell without a mark need');
          if (cell.note !== undefined && cell.note > footnotes.length)
            report([...path, index, 'note'], `the number of one of the ${footnotes.length} footnotes`);
        }
      }
    }
  });

export type ComparisonTableContent = z.infer<typeof comparisonTableSchema>;
export type ComparisonColumn = ComparisonTableContent['columns'][number];
export type ComparisonCell = ComparisonTableContent['groups'][number]['rows'][number]['cells'][number];
