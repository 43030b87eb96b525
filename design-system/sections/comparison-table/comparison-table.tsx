import { Fragment, useId } from 'react';
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

/** Largest number of columns that fit on a phone. More are swiped. */
const MAX_COLUMNS_ON_PHONES = 3;

/**
 * Classes of a row. In narrow containers, the feature has its own line, with the cells below it in columns that are at
 * least `--column` wide. In wide containers, the first column takes four of the page's twelve columns (1.5rem is the
 * column gap). The other cells, whose number is `--cells`, share the rest.
 */
const rowStyles =
  'flex flex-wrap gap-y-2 border-line @lg:grid @lg:grid-cols-[calc((100%-3rem)/3)_repeat(var(--cells),minmax(0,1fr))] @lg:gap-0';

/**
 * Classes of a cell. In wide containers, its start padding is the column gap, so that its text is aligned with the
 * page's columns.
 */
const cellStyles = 'min-w-0 grow basis-0 snap-start pe-3 text-start @lg:ps-6 @lg:pe-2';

/** Classes of a text above the cells, which stays in view while they are swiped. */
const lineStyles = '@max-lg:sticky @max-lg:start-0 @max-lg:w-fit @max-lg:max-w-(--line)';

/**
 * Table of products or plans by feature, with one column highlighted on a panel. In narrow containers, each feature has
 * its own line with the cells below it, and the column names stay below the page's header. More than three columns are
 * swiped, except for a highlighted first one.
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
  const captionId = `${id}-caption`;
  const noteId = (number: number) => `${rest.id ?? id}-note-${number}`;
  const labels = { yes: yesLabel, partly: partlyLabel, no: noLabel };
  const emphasized = columns.findIndex((column) => column.emphasized);
  const isSwiped = columns.length > MAX_COLUMNS_ON_PHONES;
  return (
    <HeadedSection name="comparison-table" {...rest}>
      <div className="relative mt-8 @lg:mt-16">
        {emphasized >= 0 && <HighlightPanel index={emphasized} count={columns.length} />}
        <table
          role="table"
          data-pinned={(isSwiped && emphasized === 0) || undefined}
          style={{ '--cells': columns.length } as CSSProperties}
          className={`swiped-table relative block text-small @xl:text-body @lg:[&>tbody>:last-child]:border-b-0 ${isSwiped ? '[--column:clamp(7.5rem,38cqi,9rem)] [--bleed:theme(spacing.gutter)] @max-lg:-me-gutter' : '[--column:calc(8.5rem-48px)]'}`}
        >
          <caption id={captionId} className="sr-only">
            {caption}
          </caption>
          <ComparisonHead columns={columns} featureLabel={featureLabel} />
          <tbody
            role="rowgroup"
            {...(isSwiped && { tabIndex: 0, 'aria-labelledby': captionId })}
            // A box with `display: contents` can't get the focus, so this is a tab stop only where it may scroll.
            className="scroll-fade relative block @lg:contents"
          >
            <DetailsRow columns={columns} />
            {groups.map(({ heading: groupHeading, rows }) => (
              <Fragment key={groupHeading ?? rows[0]?.feature}>
                {groupHeading && (
                  <tr role="row" className={`${rowStyles} pt-8 @lg:block @lg:border-b @lg:pt-10 @lg:pb-3`}>
                    <th
                      scope="row"
                      role="rowheader"
                      colSpan={columns.length + 1}
                      className={`timecode text-start text-ink-faint ${lineStyles}`}
                    >
                      {groupHeading}
                    </th>
                  </tr>
                )}
                {rows.map((row) => (
                  <ComparisonRow key={row.feature} row={row} columns={columns} labels={labels} noteId={noteId} />
                ))}
              </Fragment>
            ))}
          </tbody>
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

interface HeadProps {
  columns: readonly ComparisonColumn[];
}

interface ComparisonHeadProps extends HeadProps {
  featureLabel: string;
}

/** Row with the column names. It has a line below it, unless details follow in wide containers. */
function ComparisonHead({ columns, featureLabel }: ComparisonHeadProps) {
  return (
    <thead role="rowgroup" className="block @max-lg:bg-canvas">
      <tr
        role="row"
        className={`${rowStyles} border-line-strong py-2 @max-lg:border-b @lg:pt-6 ${columns.some(hasDetails) ? '@lg:pb-0' : '@lg:border-b @lg:pb-4'}`}
      >
        <th scope="col" role="columnheader" className="@max-lg:sr-only">
          <span className="sr-only">{featureLabel}</span>
        </th>
        {columns.map(({ name, emphasized = false }) => (
          <th
            key={name}
            scope="col"
            role="columnheader"
            className={`${cellStyles} font-medium text-ink @xl:text-subheading`}
          >
            <span className="flex items-center gap-2">
              {emphasized && <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-record" />}
              {name}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const hasDetails = ({ detail, action }: ComparisonColumn): boolean => detail !== undefined || action !== undefined;

/** Row with details and links of the columns, which scrolls away below the names. */
function DetailsRow({ columns }: HeadProps) {
  if (!columns.some(hasDetails)) return null;
  return (
    <tr role="row" className={`${rowStyles} border-b py-2 @lg:border-line-strong @lg:pt-1 @lg:pb-4`}>
      <td role="cell" className="@max-lg:sr-only">
        {' '}
      </td>
      {columns.map(({ name, detail, action }) => (
        <th
          key={name}
          scope="col"
          role="columnheader"
          className={`${cellStyles} text-small font-normal text-ink-muted`}
        >
          {detail}{' '}
          {action && (
            <Link href={action.href} className="block w-fit py-1 font-medium">
              {action.label}
            </Link>
          )}
        </th>
      ))}
    </tr>
  );
}

interface ComparisonRowProps extends HeadProps, Omit<CellProps, 'cell' | 'emphasized'> {
  row: ComparisonTableContent['groups'][number]['rows'][number];
}

/** Row with a feature and its cells. */
function ComparisonRow({ row: { feature, detail, cells }, columns, ...cellProps }: ComparisonRowProps) {
  return (
    <tr role="row" className={`${rowStyles} border-b py-4`}>
      <th scope="row" role="rowheader" className="w-full text-start text-body font-medium @lg:pe-6">
        <div className={lineStyles}>
          {feature}
          {detail && (
            <span className="block text-small font-normal text-ink-muted">
              <RichText source={detail} />
            </span>
          )}
        </div>
      </th>
      {columns.map(({ name, emphasized = false }, index) => (
        <td key={name} role="cell" className={`${cellStyles} ${emphasized ? 'font-medium' : 'text-ink-muted'}`}>
          <Cell cell={cells[index] ?? 'no'} emphasized={emphasized} {...cellProps} />
        </td>
      ))}
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
  const { is, text = '', note } = typeof cell === 'string' ? { is: cell } : cell;
  const lastWordAt = text.lastIndexOf(' ') + 1;
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
      {note === undefined ? (
        text && <span className="min-w-0">{text}</span>
      ) : (
        <span className="min-w-0">
          {text.slice(0, lastWordAt)}
          {/* The number stays on the line of the last word. */}
          <span className="inline-block max-w-full">
            {text.slice(lastWordAt)}
            <sup className="leading-none">
              <Link href={`#${noteId(note)}`} className="timecode inline-block min-w-6 scroll-mt-24 py-1 ps-1">
                <VisuallyHidden>Note </VisuallyHidden>
                {note}
              </Link>
            </sup>
          </span>
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
