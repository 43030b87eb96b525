import { findIds, findHrefs } from '../../site/compositor/checks.ts';
import type { Page } from '../../site/compositor/page.ts';
import { drawPage } from '../preview/draw-page.tsx';
import { mainOf } from './main-of.ts';
import { onceAPage } from './once-a-page.ts';

/** The anchors of a page that is not worked on, and where its sections lead. */
export const drawnOnce = onceAPage((page: Page) => {
  const body = drawPage(page);
  return { anchors: findIds(body), hrefs: new Set(findHrefs(mainOf(body))) };
});
