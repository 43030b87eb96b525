import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedPage } from './check-pages.ts';
import { writeForPrograms } from './for-programs.ts';
import { writeSharePictures } from './share-pictures.ts';
import { writeSiteMap } from './site-map.ts';

/** What the lists say beside the pages themselves. */
export interface ListOptions {
  readonly siteUrl: string;
  readonly brand: string;
  readonly description: string;
  /** The day of the last change of each source of a page, where it is known. */
  readonly dates: ReadonlyMap<string, string>;
  /** Where share pictures are kept from one build to the next. */
  readonly cache: string;
}

/**
 * Writes all that tells of the pages beside themselves: site map, Markdown twins and `llms.txt`, the index of the search, and
 * share pictures. A page that is not there now, because the build is outside its days, is in none of them.
 */
export async function writeLists(client: string, listed: readonly ListedPage[], options: ListOptions): Promise<void> {
  const pages = listed.filter(({ path }) => existsSync(join(client, path, 'index.html')));
  writeSiteMap(
    client,
    options.siteUrl,
    pages.map((page) => ({ ...page, modified: latest(options.dates.get(page.source), page.newest) })),
  );
  writeForPrograms(client, pages, options);
  await writeSharePictures(client, pages, options);
}

/** The later of two days, where any is known. */
function latest(...days: (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
