import { hrefsIn } from '../../site/compositor/broken-links.ts';
import type { Page } from '../../site/compositor/page.ts';
import { drawPage } from '../preview/draw-page.tsx';
import { mainOf } from './main-of.ts';

/** The paths of the pages whose sections lead to a page: what would be broken if that were gone. */
export const linkingPages = (path: string, pages: readonly Page[]): string[] =>
  pages
    .filter((page) => page.path !== path)
    .filter((page) => hrefsIn(mainOf(drawPage(page))).some((href) => href.replace(/[?#].*$/, '') === path))
    .map((page) => page.path);
