import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownTwinPath } from '../../site/content/markdown-twin-path.ts';
import type { ListedPage } from './check-pages.ts';
import { mainElement } from './main-element.ts';
import { markdownTwin } from './markdown-twin.ts';
import { searchEntries } from './search-entries.ts';
import { writeSearchFiles } from './search-files.ts';

/** Who the site is about. */
interface Subject {
  readonly siteUrl: string;
  readonly brand: string;
  readonly description: string;
}

/**
 * Writes what is made of the drawn pages that may be found: a Markdown twin beside each, `llms.txt`, which lists them, and
 * what the search is answered from. Each page is parsed once for all of it, and one at a time, because parsing is what this
 * costs and a parsed page is many times its text.
 */
export function writeForPrograms(client: string, pages: readonly ListedPage[], subject: Subject): void {
  const found = pages.filter(({ noindex }) => !noindex);
  const places = found.flatMap((page) => {
    const main = mainElement(readFileSync(join(client, page.path, 'index.html'), 'utf8'), page.path);
    const file = join(client, markdownTwinPath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markdownTwin(main, `${subject.siteUrl}${page.path}`));
    return searchEntries(main, page);
  });
  writeSearchFiles(client, places);
  writeFileSync(join(client, 'llms.txt'), llmsTxt(found, subject));
}

/** `llms.txt` (llmstxt.org): what the site is, and where each page is to be had as Markdown. */
export function llmsTxt(pages: readonly ListedPage[], { siteUrl, brand, description }: Subject): string {
  const isPost = ({ path }: ListedPage): boolean => path.startsWith('/blog/');
  const line = ({ path, title, description: about }: ListedPage): string =>
    `- [${title}](${siteUrl}${markdownTwinPath(path)}): ${about}`;
  const list = (heading: string, of: readonly ListedPage[]): string[] =>
    of.length === 0 ? [] : [`## ${heading}`, '', ...of.map(line), ''];
  return [
    `# ${brand}`,
    '',
    `> ${description}`,
    '',
    ...list(
      'Pages',
      pages.filter((page) => !isPost(page)),
    ),
    ...list('Blog', pages.filter(isPost)),
  ].join('\n');
}
