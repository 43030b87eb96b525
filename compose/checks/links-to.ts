import type { Page } from '../../site/compositor/page.ts';
import { drawnOnce } from './drawn-once.ts';

/** A link of a page's sections. */
interface LinkFrom {
  readonly href: string;
  /** The path of the page that has it. */
  readonly from: string;
}

/** The links that the sections of other pages have to a page, each once for a page. */
export const linksTo = (path: string, pages: readonly Page[]): LinkFrom[] =>
  pages
    .filter((page) => page.path !== path)
    .flatMap((page) =>
      [...drawnOnce(page).hrefs]
        .filter((href) => href.replace(/[?#].*$/, '') === path)
        .map((href) => ({ href, from: page.path })),
    );
