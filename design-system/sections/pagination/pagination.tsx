import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import type { SectionProps } from '../section.ts';
import type { PaginationContent } from './pagination.schema.ts';

export type PaginationProps = SectionProps<PaginationContent>;

/**
 * Links to the previous and next pages of a list. Between them, the page numbers are on a ruler, with a marker at the
 * current page. If there are many pages, some numbers are left out. In narrow containers, the current and the total
 * number replace the ruler.
 *
 * Up to 999 pages. Renders nothing if there is only one page.
 */
export function Pagination({
  label = 'Pages',
  current,
  total,
  firstHref,
  otherHref,
  previousLabel = 'Newer',
  nextLabel = 'Older',
  className = '',
  ...rest
}: PaginationProps) {
  if (total < 2) return null;
  const getPageHref = (page: number): string => (page === 1 ? firstHref : otherHref.replace('{page}', String(page)));
  const stepLinkClasses = 'inline-flex min-h-11 items-center gap-3';
  return (
    <nav data-section="pagination" aria-label={label} className={`@container ${className}`} {...rest}>
      <div className="page pb-section">
        <div className="flex flex-wrap items-start justify-between gap-x-6 border-t border-line-strong pt-2 @md:grid @md:grid-cols-[1fr_auto_1fr]">
          {current > 1 && (
            <Link href={getPageHref(current - 1)} rel="prev" className={`justify-self-start ${stepLinkClasses}`}>
              <Icon name="arrow-right" className="size-4 -scale-x-100 rtl:scale-x-100" />
              {previousLabel}
            </Link>
          )}
          <p className="timecode mx-auto flex min-h-11 items-center text-ink-muted @md:hidden">
            {current} / {total}
          </p>
          <ol className="timecode col-start-2 -mt-2 hidden @md:flex">
            {shownPages(current, total).map((page, index) => (
              // A gap has no page number as its key, so its index is used.
              <li key={page === 'gap' ? `gap ${index}` : page} className="relative">
                {page === 'gap' ? (
                  <OmittedPages />
                ) : (
                  <PageLink page={page} href={getPageHref(page)} isCurrent={page === current} />
                )}
              </li>
            ))}
          </ol>
          {current < total && (
            <Link href={getPageHref(current + 1)} rel="next" className={`col-start-3 ms-auto ${stepLinkClasses}`}>
              {nextLabel}
              <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
        </div>
      </div>
    </nav>
  );
}

const numberStyles = 'flex min-h-14 min-w-11 items-center justify-center px-2 pt-3';

function PageLink({ page, href, isCurrent }: { page: number; href: string; isCurrent: boolean }) {
  return (
    <>
      {isCurrent ? <Playhead /> : <Tick />}
      <Link
        href={href}
        variant="quiet"
        aria-current={isCurrent ? 'page' : undefined}
        className={`${numberStyles} ${isCurrent ? 'text-ink!' : ''}`}
      >
        {page}
      </Link>
    </>
  );
}

function Tick() {
  return <span aria-hidden="true" className="absolute start-1/2 top-0 h-2 border-s border-line-strong" />;
}

function Playhead() {
  return (
    <span
      aria-hidden="true"
      className="absolute start-1/2 top-0 h-4 w-0.5 -translate-x-1/2 bg-record forced-colors:bg-[Highlight] rtl:translate-x-1/2"
    >
      <span className="absolute start-1/2 -top-1.5 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-record forced-colors:bg-[Highlight] rtl:translate-x-1/2" />
    </span>
  );
}

/** Ellipsis in place of the page numbers that are left out. */
function OmittedPages() {
  return (
    <span aria-hidden="true" className={`${numberStyles} text-ink-faint`}>
      …
    </span>
  );
}

/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbors, with `gap` in place of the
 * others. A gap never replaces a single page. If numbers are left out, the list always has the same length, so that
 * repeated clicks hit the same link.
 */
export function shownPages(current: number, total: number): (number | 'gap')[] {
  const getRange = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (total <= 7) return getRange(1, total);
  if (current <= 4) return [...getRange(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...getRange(total - 4, total)];
  return [1, 'gap', ...getRange(current - 1, current + 1), 'gap', total];
}
