import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as buildData from '../../site/app/build-data.ts';
import { formatIssue } from '../../site/compositor/page-issue.ts';
import type { PageIssue } from '../../site/compositor/page-issue.ts';
import { replaceBrokenPage } from '../../site/compositor/page-source.ts';
import type { Page } from '../../site/compositor/page.ts';
import type { PublicConfig } from '../../site/config/public-config.ts';
import { toMarkdownPath, toShareImagePath } from '../../site/content/page-asset-paths.ts';
import type { GonePage, Redirect } from '../../site/content/redirects.ts';
import { readMarkdown } from '../../site/markdown/read-markdown.ts';
import { brokenPages, markdownFiles } from '../../site/vite/content-files.ts';
import { BuildFailure } from './step.ts';

/** Facts about the site, read from its pages and content before they are rendered. */
export interface SiteFacts {
  /** All pages, in the order of their paths. */
  readonly pages: readonly ListedPage[];
  /** Validity periods by the paths of pages and of their Markdown versions and share images, if they are limited. */
  readonly validity: Readonly<Record<string, PageTimes>>;
  /** Feeds and other texts that the site's code makes, by path. */
  readonly extraFiles: Readonly<Record<string, string>>;
  /** Version of the newest release. */
  readonly newestVersion: string;
  readonly redirects: readonly Redirect[];
  /** Pages that were removed permanently. */
  readonly gonePages: readonly GonePage[];
}

/** A page, as the sitemap, `llms.txt`, the search index and share images list it. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** The file with the page's content, relative to the project's folder. */
  readonly source: string;
  /** ISO date of the newest post or release that the page lists. */
  readonly newest?: string | undefined;
}

/** In milliseconds since 1970. */
interface PageTimes {
  readonly from?: number;
  readonly until?: number;
}

/**
 * Checks the pages and the content of the site and returns the facts that the build needs. Vite loads them, because
 * Node doesn't support JSX.
 *
 * @throws {BuildFailure} with all issues
 */
export async function checkSite(root: string, config: PublicConfig): Promise<SiteFacts> {
  const { module } = await runnerImport<typeof buildData>(join(root, 'site/app/build-data.ts'), {
    root: join(root, 'site'),
    configFile: false,
    define: { PUBLIC_CONFIG: JSON.stringify(config) },
    plugins: [brokenPages(join(root, 'site'), replaceBrokenPage), markdownFiles(join(root, 'site'), readMarkdown)],
    logLevel: 'error',
  });
  const issues = [...ignoredContent(join(root, 'site/content')), ...module.siteIssues()].map(formatIssue);
  if (issues.length > 0) throw new BuildFailure(issues.join('\n'));
  const pages = module.allPages().toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    pages: pages.map(({ path, title, description, noindex }) => ({
      path,
      title,
      description,
      noindex,
      source: module.findSourceFile(path) ?? '',
      newest: module.findNewestDate(path),
    })),
    validity: validityOf(pages),
    extraFiles: module.extraFiles(),
    newestVersion: module.newestRelease().version,
    redirects: module.redirects,
    gonePages: module.gonePages,
  };
}

/** Returns the limited validity periods by path; Markdown versions and share images have those of their pages. */
export function validityOf(pages: readonly Pick<Page, 'path' | 'validity'>[]): Record<string, PageTimes> {
  return Object.fromEntries(
    pages.flatMap(({ path, validity: { from, until } = {} }) => {
      if (from === undefined && until === undefined) return [];
      const times = { ...(from && { from: Date.parse(from) }), ...(until && { until: Date.parse(until) }) };
      return [path, toMarkdownPath(path), toShareImagePath(path)].map((file) => [file, times]);
    }),
  );
}

/** Returns the issues of entries in the content folders that are ignored because of their name or type. */
export function ignoredContent(folder: string): PageIssue[] {
  return ['posts', 'releases', 'legal'].flatMap((kind) =>
    readdirSync(join(folder, kind), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .filter((entry) => !entry.isFile() || !entry.name.endsWith('.md'))
      .map(({ name }) => ({
        file: `site/content/${kind}/${name}`,
        location: '',
        message: `is ignored. Move it to site/content/${kind}, with a name that ends in .md.`,
      })),
  );
}
