import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeXml } from '../../site/app/escape-xml.ts';
import { brand } from '@onset/design-system/brand';
import type { ListedPage } from './check-site.ts';
import type { Step } from './step.ts';

/** Text files about the whole site: sitemap, `robots.txt`, `security.txt`, feeds, and the ID of the build. */
export const siteFiles: Step = {
  writes: 'sitemap, feeds and other site files',
  site: ({ root, client, id, config: { siteUrl }, site }) => {
    const files = {
      'sitemap.xml': sitemap(siteUrl, site.pages, lastCommitDates(root, 'site')),
      'robots.txt': robotsTxt(siteUrl),
      '.well-known/security.txt': securityTxt({ securityEmail: brand.securityEmail, siteUrl, now: Date.now() }),
      // Open pages compare it with their own ID, to notice a new build.
      'builds/latest.json': `${JSON.stringify({ id })}\n`,
      ...site.extraFiles,
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(client, name)), { recursive: true });
      writeFileSync(join(client, name), text);
    }
  },
};

/**
 * Returns `sitemap.xml` (sitemaps.org) with every page that search engines may index. `dates` are ISO dates of the last
 * changes of source files, by path.
 */
export function sitemap(
  siteUrl: string,
  pages: readonly Pick<ListedPage, 'path' | 'noindex' | 'source' | 'newest'>[],
  dates: ReadonlyMap<string, string>,
): string {
  const urls = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, source, newest }) => {
      const modified = [dates.get(source), newest]
        .filter((date) => date !== undefined)
        .toSorted()
        .at(-1);
      return `  <url><loc>${escapeXml(siteUrl + path)}</loc>${modified === undefined ? '' : `<lastmod>${modified}</lastmod>`}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `robots.txt`. It doesn't block pages with `noindex`, because crawlers must read a page to see that. */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/**
 * Returns the ISO dates of the last commits that changed the files in `folder`, by their paths from `root`. Files with
 * uncommitted changes are left out, and so are all files of a shallow clone or a folder without a Git repository: no
 * date is better than a wrong one.
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
    return new Map(); // Git isn't installed, or there is no repository.
  }
  return dates;
}

/** Values of `security.txt`. */
export interface SecurityContact {
  /** Email address for reports of vulnerabilities. */
  readonly securityEmail: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Time of the build, in milliseconds since 1970. */
  readonly now: number;
}

/** The standard recommends less than a year. */
const SECURITY_TXT_DAYS = 360;

const DAY = 86_400_000;

/**
 * Returns `security.txt` (RFC 9116). The standard requires HTTPS URLs, so a site without HTTPS doesn't name its URL.
 */
export function securityTxt({ securityEmail, siteUrl, now }: SecurityContact): string {
  // In whole days, so that builds of the same day are equal.
  const expires = new Date((Math.floor(now / DAY) + SECURITY_TXT_DAYS) * DAY).toISOString();
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires}`,
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
