import { Link } from '../../primitives/link/index.ts';
import type { FooterContent } from './footer.schema.ts';

/**
 * The links of the footer in columns. Up to four stand beside the brand, two to a third of the page; five take the width
 * of the page, the first of them under the brand. On a phone there are two to a row, and an odd last one has both; with
 * large text there is one.
 */
export function FooterColumns({ columns }: { columns: FooterContent['columns'] }) {
  const isFew = columns.length < 3;
  const layout = isFew
    ? '@lg:col-span-8'
    : columns.length === 5
      ? '@lg:col-span-8 @xl:col-span-12 @xl:grid-cols-6'
      : '@lg:col-span-8 @xl:grid-cols-4';
  return (
    <nav aria-label="Footer" className={`grid content-start @min-[17rem]:grid-cols-2 gap-x-6 gap-y-10 ${layout}`}>
      {columns.map(({ heading, links }, index) => (
        <div
          key={heading}
          className={`group/column @min-[17rem]:last:odd:col-span-2 ${columns.length === 5 && index === 0 ? '@xl:col-span-2' : '@xl:last:odd:col-span-1'}`}
        >
          <h2 className="timecode text-ink-faint">{heading}</h2>
          <ul className="mt-3 grid gap-x-6 @min-[17rem]:group-last/column:group-odd/column:grid-cols-2 @xl:group-last/column:group-odd/column:grid-cols-1">
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
