import { Link } from '../../primitives/link.tsx';
import type { SectionProps } from '../section.ts';
import type { BreadcrumbsContent } from './breadcrumbs.schema.ts';

export type BreadcrumbsProps = SectionProps<BreadcrumbsContent>;

/**
 * Breadcrumbs above the heading of a page: links to its parent pages, then the name of the page. Search engines get
 * them as a `BreadcrumbList`. In narrow containers, the name of the page is visually hidden, because the heading below
 * repeats it.
 *
 * One to four parent pages.
 */
export function Breadcrumbs({ label = 'Breadcrumb', ancestors, current, className = '', ...rest }: BreadcrumbsProps) {
  return (
    <nav data-section="breadcrumbs" aria-label={label} className={`@container ${className}`} {...rest}>
      <ol className="page timecode -mb-4 flex flex-wrap items-baseline pt-6 text-ink-faint">
        {ancestors.map((ancestor, index) => (
          <li key={ancestor.href} className="flex min-w-0 items-baseline">
            <Link href={ancestor.href} variant="quiet" className="inline-block py-1">
              {ancestor.label}
            </Link>
            <span
              aria-hidden="true"
              // In narrow containers, the name of the page is hidden, so the separator before it is hidden too.
              className={`px-2 text-line-strong ${index === ancestors.length - 1 ? '@max-md:hidden' : ''}`}
            >
              /
            </span>
          </li>
        ))}
        <li className="min-w-0 py-1 @max-md:sr-only" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
