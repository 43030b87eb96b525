import { Link } from '@onset/design-system/primitives/link';
import type { Page } from '../compositor/page.ts';
import { isValid } from '../compositor/validity.ts';
import { brand } from '../content/brand.ts';

/** Whether a page is to be found, and there at the moment. */
const isListed = ({ noindex, validity }: Page): boolean => !noindex && isValid(validity, Date.now());

/** The plain list of what there is, which a crawler gets where a person gets the error screen. */
export function CrawlerMap({ pages }: { pages: readonly Page[] }) {
  return (
    <section className="page py-section">
      <h1 className="display text-title">Pages of {brand.name}</h1>
      <ul className="grid gap-2 pt-8">
        {pages.filter(isListed).map(({ path, title }) => (
          <li key={path}>
            <Link href={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
