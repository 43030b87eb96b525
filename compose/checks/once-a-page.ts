import type { Page } from '../../site/compositor/page.ts';

/** The same, found once for each page: a page that is not worked on does not change. */
export function onceAPage<Found extends object>(find: (page: Page) => Found): (page: Page) => Found {
  const known = new WeakMap<Page, Found>();
  return (page) => {
    const found = known.get(page) ?? find(page);
    known.set(page, found);
    return found;
  };
}
