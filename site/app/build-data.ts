import { postPath } from '../compositor/generated-paths.ts';
import type { PageIssue } from '../compositor/page-issue.ts';
import { redirectIssues } from '../compositor/redirect-issues.ts';
import { posts } from '../content/posts.ts';
import { placeholderDownloads } from '../content/placeholder-downloads.ts';
import { newestRelease, releases } from '../content/releases.ts';
import { gonePages, redirects } from '../content/redirects.ts';
import { feedFiles } from './feeds.ts';
import { allPages, contentPages, pageFiles, pageIssues, pageOfFile } from './pages.ts';

/* What `scripts/build.ts` has to know of the site before it is drawn: one module, so that all is loaded once. */
export { newestRelease } from '../content/releases.ts';
export { gonePages, redirects } from '../content/redirects.ts';
export { allPages } from './pages.ts';

/** The files of the build beside its pages, by their path: the feeds, and what stands in for the disk images. */
export const extraFiles = (): Readonly<Record<string, string>> => ({
  ...feedFiles(),
  ...placeholderDownloads(releases),
});

/** What is wrong with the files of the site: with the pages and their content, and then with the redirects to them. */
export function siteIssues(): readonly PageIssue[] {
  const issues = pageIssues();
  if (issues.length > 0) return issues;
  const files = Object.keys(extraFiles()).map((name) => `/${name}`);
  return redirectIssues({ redirects, gonePages }, allPages(), files);
}

const sources = new Map([
  ...pageFiles.map((file): [string, string] => [pageOfFile(file).path, `site/pages/${file}`]),
  ...contentPages.map(({ path, file }): [string, string] => [path, file]),
]);

/** The file that says what stands on a page, from the root of the repository. */
export const sourceOf = (path: string): string => sources.get(path) ?? '';

const postsByPath = new Map(posts.map((post) => [postPath(post.slug), post]));

/** The day of the newest thing that a page shows of a collection, where it shows one; its file does not change with that. */
export function newestOn(path: string): string | undefined {
  if (path === '/changelog' || path === '/download') return newestRelease().date;
  if (path === '/blog' || /^\/blog\/(?:topic|page)\//.test(path)) return posts[0]?.date;
  return postsByPath.get(path)?.updated;
}
