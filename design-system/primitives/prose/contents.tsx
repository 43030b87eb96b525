import type { ComponentProps } from 'react';
import { proseText } from '../../content/prose.ts';
import type { Heading } from '../../content/prose.ts';

export interface ContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  headings: readonly Heading[];
  /** What the list is called. */
  label: string;
  /** Shows how long a reader takes to each part. */
  timed?: boolean;
}

/**
 * What is in a long text, as links. Wide, it stands beside the text and stays there; narrow, it is closed above it. Of
 * the two, one is shown at a time, and only that one is known to assistive technology. The part that is being read is
 * marked where the browser can tell.
 */
export function Contents({ headings, label, timed = false, className = '', ...rest }: ContentsProps) {
  const list = <ContentsList headings={headings} timed={timed} />;
  return (
    <nav data-slot="contents" aria-label={label} className={`print:hidden ${className}`} {...rest}>
      <details className="group/item border-y border-line py-2 @lg:hidden">
        <summary className="-mx-2 flex cursor-pointer items-baseline justify-between gap-6 rounded-sm px-2 py-3 font-medium">
          {label}
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="size-4 shrink-0 self-center stroke-current transition-transform duration-calm group-open/item:rotate-45 motion-reduce:transition-none"
            fill="none"
            strokeWidth="1.5"
          >
            <path d="M8 1v14M1 8h14" />
          </svg>
        </summary>
        <div className="pb-2">{list}</div>
      </details>
      <div className="hidden @lg:block">
        <p aria-hidden="true" className="timecode pb-3 text-ink-faint">
          {label}
        </p>
        {list}
      </div>
    </nav>
  );
}

function ContentsList({ headings, timed }: { headings: readonly Heading[]; timed: boolean }) {
  return (
    <ol className="contents-list border-s border-line">
      {headings.map(({ id, at, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="relative flex gap-3 py-1.5 ps-4 text-small text-ink-muted transition-colors duration-quick hover:text-ink motion-reduce:transition-none"
          >
            {timed && at && (
              <span aria-hidden="true" className="timecode shrink-0 pt-px text-ink-faint">
                {at}
              </span>
            )}
            <span className="min-w-0">{proseText(children)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
