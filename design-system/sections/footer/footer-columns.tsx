import { Link } from '../../primitives/link.tsx';
import type { FooterContent } from './footer.schema.ts';

/**
 * The links of the footer in columns. Up to four are beside the brand, two to a third of the page; five take the width of the
 * page, the first of them under the brand. On a phone there are two to a row; with large text there is one.
 */
export function FooterColumns({ columns }: { columns: FooterContent['columns'] }) {
  const layout =
    columns.length === 5
      ? '@lg:col-span-12 @lg:grid-cols-3 @xl:grid-cols-6'
      : `@lg:col-span-8 ${columns.length < 3 ? '' : '@xl:grid-cols-4'}`;
  return (
    <nav aria-label="Footer" className={`grid content-start @min-[17rem]:grid-cols-2 gap-x-6 gap-y-10 ${layout}`}>
      {columns.map(({ heading, links }, index) => (
        <div key={heading} className={columns.length === 5 && index === 0 ? '@xl:col-span-2' : undefined}>
          <h2 className="timecode text-ink-faint">{heading}</h2>
          <ul className="mt-3">
            {links.map(({ label, href, signedOutOnly = false }) => (
              <li key={href} className={signedOutOnly ? 'in-data-signed-in:hidden' : undefined}>
                <Link href={href} variant="quiet" className="inline-block py-1.5">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
