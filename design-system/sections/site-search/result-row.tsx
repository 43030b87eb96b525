import { Marked } from './marked.tsx';
import type { SearchResult } from './search-state.ts';

/** One result. All of it leads there; what it is part of stands in a column of its own, so that the eye runs down it. */
export function ResultRow({
  href,
  kind,
  title,
  heading,
  excerpt,
  query,
}: SearchResult & {
  /** Its words are marked. */
  query: string;
}) {
  return (
    <li className="group/item relative grid grid-cols-1 gap-x-6 gap-y-1 border-t border-line py-4 @lg:grid-cols-12 @lg:items-baseline">
      <p data-part="kind" className="timecode text-ink-faint @lg:col-span-2">
        {kind}
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-1 @lg:col-span-10">
        <p className="text-subheading font-strong">
          <a href={href} data-part="link" className="after:absolute after:inset-0 group-hover/item:text-accent-text">
            <span data-part="title">
              <Marked text={title} query={query} />
            </span>{' '}
            {heading !== undefined && (
              <span data-part="place" className="font-medium text-ink-muted">
                <span aria-hidden="true" className="px-1 text-line-strong">
                  /
                </span>{' '}
                <span data-part="heading">
                  <Marked text={heading} query={query} />
                </span>
              </span>
            )}
          </a>
        </p>
        {excerpt !== undefined && (
          <p data-part="excerpt" className="max-w-prose text-ink-muted">
            <Marked text={excerpt} query={query} />
          </p>
        )}
      </div>
    </li>
  );
}
