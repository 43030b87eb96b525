import { Link } from '@onset/design-system/primitives/link';
import { isAvailable } from '../compositor/page.ts';
import type { Page } from '../compositor/page.ts';
import { brand } from '@onset/design-system/brand';

const isListed = (page: Page): boolean => !page.noindex && isAvailable(page, Date.now());

/** List of links to all pages, for crawlers instead of the error screen. */
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
