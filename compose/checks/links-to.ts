import { hrefsIn } from '../../site/compositor/broken-links.ts';
import type { Page } from '../../site/compositor/page.ts';
import { drawPage } from '../preview/draw-page.tsx';
import { mainOf } from './main-of.ts';
import { onceAPage } from './once-a-page.ts';

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
      [...linksOnce(page)]
        .filter((href) => href.replace(/[?#].*$/, '') === path)
        .map((href) => ({ href, from: page.path })),
    );

/** Where a page leads. */
const linksOnce = onceAPage((page) => new Set(hrefsIn(mainOf(drawPage(page)))));
