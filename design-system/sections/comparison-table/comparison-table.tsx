import { useId } from 'react';
import type { CSSProperties } from 'react';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import { ComparisonFoot } from './comparison-foot.tsx';
import type { ComparisonCell, ComparisonColumn, ComparisonTableContent } from './comparison-table.schema.ts';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers drop table roles when `display` changes. */

export type ComparisonTableProps = SectionProps<ComparisonTableContent>;

/**
 * Classes of a row. In narrow containers, the feature has its own line, with the cells below it in as many lines as
 * they need. In wide containers, the first column takes four of the page's twelve columns (1.5rem is the column gap).
 * The other cells, whose number is `--cells`, share the rest.
 */
const rowStyles =
  'flex flex-wrap gap-x-3 gap-y-2 border-b py-4 @lg:grid @lg:grid-cols-[calc((100%-3rem)/3)_repeat(var(--cells),minmax(0,1fr))] @lg:gap-0';

/** Classes of a cell. Its start padding is the column gap, so that its text is aligned with the page's columns. */
const cellStyles = 'min-w-0 grow @lg:ps-6 @lg:pe-2';

/**
 * Flex basis class of a cell in narrow containers, by the number of columns. Up to three cells are in one line; four or
 * five are in lines of two.
 */
const cellBasisStyles: Readonly<Record<number, string>> = {
  2: 'basis-24',
  3: 'basis-20',
  4: 'basis-32',
  5: 'basis-32',
};

/** Returns true if all cells of a row are in one line in narrow containers, below the column names. */
const fitsInOneLine = (columns: number): boolean => columns <= 3;

/**
 * Table of products or plans by feature, with one column highlighted on a panel. In narrow containers, each feature has
 * its own line with the cells below it.
 *
 * Two to five columns, three work best; up to twenty rows per group. A cell is yes, no, or a few words.
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
  const share = cellBasisStyles[columns.length] ?? '';
  const labels = { yes: yesLabel, partly: partlyLabel, no: noLabel };
  const emphasized = columns.findIndex((column) => column.emphasized);
  return (
    <HeadedSection name="comparison-table" {...rest}>
      <div className="relative mt-8 @lg:mt-16">
        {emphasized >= 0 && <HighlightPanel index={emphasized} count={columns.length} />}
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
                  labels={labels}
                  noteId={noteId}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <ComparisonFoot footnotes={footnotes} checked={checked} checkedLabel={checkedLabel} note={note} noteId={noteId} />
    </HeadedSection>
  );
}

/**
 * Panel behind the highlighted column. Its position is calculated: the first column of the table takes four of the
 * page's twelve columns, the others share the rest, and 1.5rem is the column gap.
 */
function HighlightPanel({ index, count }: { index: number; count: number }) {
  const width = `(200% + 3rem) / ${3 * count}`;
  return (
    <div
      aria-hidden="true"
      style={{ insetInlineStart: `calc((100% - 3rem) / 3 + ${width} * ${index})`, inlineSize: `calc(${width})` }}
      className="absolute inset-y-0 hidden rounded-lg border border-line bg-surface shadow-card @lg:block"
    />
  );
}

interface ComparisonHeadProps {
  columns: readonly ComparisonColumn[];
  featureLabel: string;
  /** Flex basis class of a cell in narrow containers. */
  share: string;
}

/**
 * Head of the table with the column names. In narrow containers with up to three columns, it stays below the page's
 * header during scrolling. With more columns, each cell repeats its column's name, so the head is visible only if a
 * column also has a detail or a link.
 */
function ComparisonHead({ columns, featureLabel, share }: ComparisonHeadProps) {
  const hasDetailOrAction = columns.some(({ detail, action }) => detail !== undefined || action !== undefined);
  return (
    <thead
      role="rowgroup"
      className={`block ${fitsInOneLine(columns.length) ? '@max-lg:top-16 @max-lg:z-raised @max-lg:bg-canvas @max-lg:[@media(height>=40rem)]:sticky' : hasDetailOrAction ? '' : '@max-lg:sr-only'}`}
    >
      <tr role="row" className={`border-line-strong @lg:pt-6 ${rowStyles}`}>
        <th scope="col" role="columnheader" className="@max-lg:sr-only">
          <span className="sr-only">{featureLabel}</span>
        </th>
        {columns.map(({ name, detail, action, emphasized = false }) => (
          <th key={name} scope="col" role="columnheader" className={`text-start font-normal ${cellStyles} ${share}`}>
            <span className="flex items-center gap-2 font-medium text-ink @xl:text-subheading">
              {emphasized && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-record" />}
              {name}
            </span>{' '}
            {detail && <span className="block pt-1 text-small text-ink-muted">{detail}</span>}{' '}
            {action && (
              <Link href={action.href} className="mt-2 inline-block py-1 text-small font-medium">
                {action.label}
              </Link>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ComparisonRowProps extends Omit<CellProps, 'cell' | 'emphasized'> {
  row: ComparisonTableContent['groups'][number]['rows'][number];
  columns: readonly ComparisonColumn[];
  /** Flex basis class of a cell in narrow containers. */
  share: string;
}

/**
 * Row with a feature and its cells. In narrow containers, if there are more than three columns, each cell has the
 * column's name above it.
 */
function ComparisonRow({ row: { feature, detail, cells }, columns, share, ...cellProps }: ComparisonRowProps) {
  return (
    <tr role="row" className={`border-line ${rowStyles}`}>
      <th scope="row" role="rowheader" className="w-full text-start text-body font-medium @lg:pe-6">
        {feature}
        {detail && (
          <span className="block text-small font-normal text-ink-muted">
            <RichText source={detail} />
          </span>
        )}
      </th>
      {cells.map((cell, index) => {
        const column = columns[index];
        return (
          <td
            key={column?.name}
            role="cell"
            data-column={fitsInOneLine(columns.length) ? undefined : column?.name}
            // The column name above a cell is hidden from screen readers, because they read it from the table's head.
            className={`${fitsInOneLine(columns.length) ? '' : "before:block before:pb-1 before:text-label before:content-[attr(data-column)_/_''] @lg:before:content-none"} ${cellStyles} ${share} ${column?.emphasized ? 'font-medium' : 'text-ink-muted'}`}
          >
            <Cell cell={cell} emphasized={column?.emphasized ?? false} {...cellProps} />
          </td>
        );
      })}
    </tr>
  );
}

interface CellProps {
  cell: ComparisonCell;
  /** True if the cell is in the highlighted column. */
  emphasized?: boolean;
  /** Texts of the marks for screen readers. */
  labels: Readonly<Record<'yes' | 'partly' | 'no', string>>;
  /** Returns the ID of a footnote by its number. */
  noteId: (number: number) => string;
}

/** Cell of a feature and a product: a mark, a text or both, and the number of a footnote. */
function Cell({ cell, emphasized = false, labels, noteId }: CellProps) {
  const { is, text, note } = typeof cell === 'string' ? { is: cell } : cell;
  return (
    <span className="inline-flex max-w-full items-start gap-2">
      {is && (
        // The box is as high as a line of text, so that the mark is centered on the first line.
        <span className="flex h-[1lh] items-center">
          <Mark is={is} emphasized={emphasized} />
          <VisuallyHidden>
            {labels[is]}
            {text && ': '}
          </VisuallyHidden>
        </span>
      )}
      {(text !== undefined || note !== undefined) && (
        <span className="min-w-0">
          {text}
          {note !== undefined && (
            <sup className="leading-none">
              <Link href={`#${noteId(note)}`} className="timecode inline-block min-w-6 scroll-mt-24 py-1 ps-1">
                <VisuallyHidden>Note </VisuallyHidden>
                {note}
              </Link>
            </sup>
          )}
        </span>
      )}
    </span>
  );
}

interface MarkProps {
  is: 'yes' | 'partly' | 'no';
  /** True for the highlighted column, whose check mark has an accent color. */
  emphasized: boolean;
}

/**
 * Mark of a cell: a check mark, a half circle or a dash. The marks differ in shape and not only in color. A visually
 * hidden text beside the mark states its meaning.
 */
function Mark({ is, emphasized }: MarkProps) {
  if (is === 'yes')
    return <Icon name="check" className={`size-4 ${emphasized ? 'text-record' : ''}`} strokeWidth="1.75" />;
  if (is === 'no') return <Icon name="dash" className="size-4 text-ink-faint" />;
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 stroke-current" strokeWidth="1.25">
      <circle cx="8" cy="8" r="5.5" fill="none" />
      <path d="M8 2.5a5.5 5.5 0 0 0 0 11z" className="fill-current" />
    </svg>
  );
}
