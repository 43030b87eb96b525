import { useId } from 'react';
import type { CSSProperties } from 'react';
import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import type { ComparisonTableContent } from './comparison-table.schema.ts';
import { ComparisonFoot } from './comparison-foot.tsx';
import { shares } from './styles.ts';

export type ComparisonTableProps = SectionProps<ComparisonTableContent>;

/**
 * Products by feature, or plans by feature: a table, with its own column set apart on a panel. In narrow containers, each
 * feature has its own line with the cells below it.
 *
 * Two to five columns, three are best; up to twenty rows to a group. A cell says yes, no, or in a few words how far.
 */
export function ComparisonTable({
  caption,
  featureLabel = 'Feature',
  columns,
  groups,
  footnotes = [],
  checked,
  checkedLabel = 'Checked on',
  note,
  yesLabel = 'Yes',
  noLabel = 'No',
  partlyLabel = 'Partly',
  ...rest
}: ComparisonTableProps) {
  const id = useId();
  const noteId = (number: number) => `${rest.id ?? id}-note-${number}`;
  const share = shares[columns.length] ?? '';
  const words = { yes: yesLabel, partly: partlyLabel, no: noLabel };
  const emphasised = columns.findIndex((column) => column.emphasised);
  return (
    <TimelineSection name="comparison-table" {...rest}>
      <div className="relative mt-8 @lg:mt-16">
        {emphasised >= 0 && <Panel index={emphasised} count={columns.length} />}
        {/* The roles are those of the elements. They are spelt out because some browsers forget them where a narrow table is laid out as lines. */}
        {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
        <table
          role="table"
          style={{ '--cells': columns.length } as CSSProperties}
          className="relative block w-full text-start text-small @xl:text-body @lg:[&>:last-child>:last-child]:border-b-0"
        >
          <caption className="sr-only">{caption}</caption>
          <ComparisonHead columns={columns} featureLabel={featureLabel} share={share} />
          {groups.map(({ heading: groupHeading, rows }) => (
            <tbody key={groupHeading ?? rows[0]?.feature} role="rowgroup" className="block">
              {groupHeading && (
                <tr role="row" className="block border-line pt-8 @lg:border-b @lg:pt-10 @lg:pb-3">
                  <th
                    scope="rowgroup"
                    role="rowheader"
                    colSpan={columns.length + 1}
                    className="timecode block text-start text-ink-faint"
                  >
                    {groupHeading}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <ComparisonRow
                  key={row.feature}
                  row={row}
                  columns={columns}
                  share={share}
                  words={words}
                  noteId={noteId}
                />
              ))}
            </tbody>
          ))}
        </table>
        {/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      </div>
      <ComparisonFoot footnotes={footnotes} checked={checked} checkedLabel={checkedLabel} note={note} noteId={noteId} />
    </TimelineSection>
  );
}

/**
 * Behind one column from its head to its foot. The first column of the table is four of the page's twelve wide, the
 * others share the rest; 1.5rem is the gap between two columns.
 */
function Panel({ index, count }: { index: number; count: number }) {
  const width = `(200% + 3rem) / ${3 * count}`;
  return (
    <div
      aria-hidden="true"
      style={{ insetInlineStart: `calc((100% - 3rem) / 3 + ${width} * ${index})`, inlineSize: `calc(${width})` }}
      className="absolute inset-y-0 hidden rounded-lg border border-line bg-surface shadow-card @lg:block"
    />
  );
}
