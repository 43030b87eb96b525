import { formatDate } from '../../content/format-date.ts';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { ComparisonTableContent } from './comparison-table.schema.ts';

type Footnote = NonNullable<ComparisonTableContent['footnotes']>[number];

export interface ComparisonFootProps {
  footnotes: readonly Footnote[];
  checked: string | undefined;
  checkedLabel: string;
  note: string | undefined;
  noteId: (number: number) => string;
}

/**
 * Content below the table: the date on which the table was last checked, a note, and footnotes. A footnote shows its
 * own date only if it differs from the table’s.
 */
export function ComparisonFoot({ footnotes, checked, checkedLabel, note, noteId }: ComparisonFootProps) {
  if (footnotes.length === 0 && checked === undefined && note === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-6 pt-8 text-small text-ink-muted @lg:grid-cols-12">
      <div className="@lg:col-span-4">
        {checked && (
          <p>
            {checkedLabel} <CheckedDate day={checked} />.
          </p>
        )}
        {note && (
          <p>
            <RichText source={note} />
          </p>
        )}
      </div>
      {footnotes.length > 0 && (
        <ol className="grid gap-3 @lg:col-span-8">
          {footnotes.map(({ text, source, checked: ownDate }, index) => {
            const day = ownDate === checked ? undefined : ownDate;
            return (
              <li key={text} id={noteId(index + 1)} className="flex items-baseline gap-3">
                <span aria-hidden="true" className="timecode min-w-6 shrink-0 text-ink-faint">
                  {index + 1}
                </span>
                <p className="max-w-prose min-w-0">
                  <RichText source={text} />
                  {source && (
                    <>
                      {' '}
                      <Link href={source.href}>{source.label}</Link>.
                    </>
                  )}
                  {day && (
                    <span className="text-ink-faint">
                      {' '}
                      {checkedLabel} <CheckedDate day={day} />.
                    </span>
                  )}
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

function CheckedDate({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day)}</time>;
}
