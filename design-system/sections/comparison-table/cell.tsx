import { Link } from '../../primitives/link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import type { ComparisonCell } from './comparison-table.schema.ts';
import { Mark } from './mark.tsx';

export interface CellProps {
  cell: ComparisonCell;
  /** Whether it stands in the column that is set apart. */
  emphasised?: boolean;
  /** What the marks are called. */
  words: Readonly<Record<'yes' | 'partly' | 'no', string>>;
  /** The id of a footnote, by its number. */
  noteId: (number: number) => string;
}

/** What one product says to one feature: a mark, words, or both, and the number of a footnote. */
export function Cell({ cell, emphasised = false, words, noteId }: CellProps) {
  const { is, text, note } = typeof cell === 'string' ? { is: cell } : cell;
  return (
    <span className="inline-flex max-w-full items-start gap-2">
      {is && (
        // As high as a line of the words beside it, so that the mark stands in the middle of the first.
        <span className="flex h-[1lh] items-center">
          <Mark is={is} emphasised={emphasised} />
          <VisuallyHidden>
            {words[is]}
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
