import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as buildData from '../../site/app/build-data.ts';
import { issueText } from '../../site/compositor/page-issue.ts';
import type { PageIssue } from '../../site/compositor/page-issue.ts';
import { standInForBroken } from '../../site/compositor/page-source.ts';
import { readPublicConfig } from '../../site/config/public-config.schema.ts';
import type { Page } from '../../site/compositor/page.ts';
import { markdownTwinPath } from '../../site/content/markdown-twin-path.ts';
import { sharePicturePath } from '../../site/content/share-picture-path.ts';
import type { GonePage, Redirect } from '../../site/content/redirects.schema.ts';
import { readMarkdown } from '../../site/markdown/read-markdown.ts';
import { brokenPages } from '../../site/vite/broken-pages.ts';
import { markdownFiles } from '../../site/vite/markdown-files.ts';

/** What the build must know of the pages before it draws them. */
export interface CheckedPages {
  /** What is wrong with their files. */
  readonly issues: readonly string[];
  /** When pages are there that are not there always, by path, in milliseconds since 1970; empty where there are issues. */
  readonly validity: Readonly<Record<string, PageTimes>>;
  /** What is listed of every page, in the order of their paths; none where there are issues. */
  readonly pages: readonly ListedPage[];
  /** The files beside the pages, by their path; none where there are issues. */
  readonly files: Readonly<Record<string, string>>;
  /** The version of the newest release; empty where there are issues. */
  readonly newestVersion: string;
  /** Addresses that lead to another; none where there are issues. */
  readonly redirects: readonly Redirect[];
  /** Pages that are gone; none where there are issues. */
  readonly gonePages: readonly GonePage[];
}

/** What files about the whole site say of a page: site map, share picture, llms.txt. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  /** The file that says what stands on it, from the root of the repository. */
  readonly source: string;
  /** The day of the newest post or release on it, where it lists such. */
  readonly newest?: string | undefined;
}

interface PageTimes {
  readonly from?: number;
  readonly until?: number;
}

/**
 * Returns the issues of the site's files, each as a line, and the facts about its pages that the build needs. Vite loads the
 * pages, because Node doesn't know JSX.
 */
export async function checkPages(root: string): Promise<CheckedPages> {
  const { module } = await runnerImport<typeof buildData>(join(root, 'site/app/build-data.ts'), {
    root: join(root, 'site'),
    configFile: false,
    define: { PUBLIC_CONFIG: JSON.stringify(readPublicConfig(process.env)) },
    plugins: [brokenPages(join(root, 'site'), standInForBroken), markdownFiles(join(root, 'site'), readMarkdown)],
    logLevel: 'error',
  });
  const issues = [...ignoredContent(join(root, 'site/content')), ...module.siteIssues()].map(issueText);
  if (issues.length > 0)
    return { issues, validity: {}, pages: [], files: {}, newestVersion: '', redirects: [], gonePages: [] };
  const pages = module
    .allPages()
    .map(({ path, title, description, noindex }): ListedPage => ({
      path,
      title,
      description,
      noindex,
      source: module.sourceOf(path) ?? '',
      newest: module.newestOn(path),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    issues,
    validity: validityOf(module.allPages()),
    pages,
    files: module.extraFiles(),
    newestVersion: module.newestRelease().version,
    redirects: module.redirects,
    gonePages: module.gonePages,
  };
}

/** When pages are there that are not there always, by path; their Markdown twins and share pictures go with them. */
export function validityOf(pages: readonly Pick<Page, 'path' | 'validity'>[]): Record<string, PageTimes> {
  return Object.fromEntries(
    pages.flatMap(({ path, validity: { from, until } = {} }) => {
      if (from === undefined && until === undefined) return [];
      const times = { ...(from && { from: Date.parse(from) }), ...(until && { until: Date.parse(until) }) };
      return [path, markdownTwinPath(path), sharePicturePath(path)].map((file) => [file, times]);
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
        place: '',
        message: `is ignored. Move it to site/content/${kind}, with a name that ends in .md.`,
      })),
  );
}
