import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeXml } from '../../site/app/escape-xml.ts';
import type { ListedPage } from './check-pages.ts';

/** A page of the site map. */
export interface SiteMapPage extends Pick<ListedPage, 'path' | 'noindex'> {
  /** When what it says was last changed, as an ISO date; left out where nobody knows. */
  readonly modified?: string | undefined;
}

/** `sitemap.xml` (sitemaps.org): every page a search engine may show. */
export function siteMap(siteUrl: string, pages: readonly SiteMapPage[]): string {
  const urls = pages
    .filter(({ noindex }) => !noindex)
    .map(
      ({ path, modified }) =>
        `  <url><loc>${escapeXml(siteUrl + path)}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`: everybody may read everything. Pages that are not to be found say so themselves, which a crawler learns
 * only by reading them.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes both into a folder of the site's files. */
export function writeSiteMap(client: string, siteUrl: string, pages: readonly SiteMapPage[]): void {
  writeFileSync(join(client, 'sitemap.xml'), siteMap(siteUrl, pages));
  writeFileSync(join(client, 'robots.txt'), robotsTxt(siteUrl));
}

/**
 * When files of the repository were last changed, by their paths from its root: the date of the last commit that did. A
 * file with changes that are in no commit is left out, and so is everything where the history is cut off or missing, as
 * in an archive: a date that may be wrong is worse than none.
 */
export function lastCommitDates(root: string, folder: string): ReadonlyMap<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const dates = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
    let date = '';
    for (const line of git('log', '--format=@%cs', '--name-only', '--', folder).split('\n')) {
      if (line.startsWith('@')) date = line.slice(1);
      else if (line !== '' && !dates.has(line)) dates.set(line, date);
    }
    for (const line of git('status', '--porcelain', '--', folder).split('\n')) dates.delete(line.slice(3));
  } catch {
    // No git, or no repository: nothing is known.
    return new Map();
  }
  return dates;
}
