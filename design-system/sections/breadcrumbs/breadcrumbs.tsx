import { Link } from '../../primitives/link.tsx';
import type { SectionProps } from '../section.ts';
import type { BreadcrumbsContent } from './breadcrumbs.schema.ts';

export type BreadcrumbsProps = SectionProps<BreadcrumbsContent>;

/**
 * Where a page stands in the site, above its heading: the pages it belongs to, each a link, then its own name. It is
 * written as the path of a file is. The same goes to search engines as a BreadcrumbList.
 *
 * One to four ancestors. In a narrow container the page's own name is left to the heading under it, for the eye alone.
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
              // With the page's own name left out, nothing follows the last one.
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
