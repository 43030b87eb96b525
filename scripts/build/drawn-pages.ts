import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedPages } from './check-pages.ts';

/**
 * Deletes the empty files below `client` that stand for pages which are not there now: a page that is gone, or failed its
 * validity check, is drawn as one (`app/entry.server.tsx`), and the server answers for it. Returns the pages that should be
 * there and are not, each a line.
 */
export function removeEmptyPages(
  client: string,
  { pages, validity }: Pick<CheckedPages, 'pages' | 'validity'>,
): string[] {
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('index.html') && statSync(join(client, name)).size === 0) rmSync(join(client, name));
  return pages
    .filter(({ path }) => !Object.hasOwn(validity, path) && !existsSync(join(client, path, 'index.html')))
    .map(
      ({ path, source }) =>
        `${source}: the page ${path} was not rendered. Check that its route exists in site/app/routes.ts.`,
    );
}
