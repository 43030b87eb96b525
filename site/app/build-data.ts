import { postPath } from '../compositor/generated-pages.ts';
import { posts } from '../content/posts.ts';
import { newestRelease, placeholderDownloads, releases } from '../content/releases.ts';
import { feedFiles } from './feeds.ts';

/* Data of the site for `scripts/build.ts`, before pages are rendered. In one module, so that Vite loads the site once. */
export { newestRelease } from '../content/releases.ts';
export { gonePages, redirects } from '../content/redirects.ts';
export { allPages, findSourceFile } from '../compositor/pages.ts';
export { siteIssues } from './site-issues.ts';

/** Returns the files that the build writes in addition to pages, by path: feeds, and placeholders for disk images. */
export const extraFiles = (): Readonly<Record<string, string>> => ({
  ...feedFiles(),
  ...placeholderDownloads(releases),
});

const postsByPath = new Map(posts.map((post) => [postPath(post.slug), post]));

/** Returns the date of the newest post or release that a page lists, because its own file doesn't change then. */
export function findNewestDate(path: string): string | undefined {
  if (path === '/changelog' || path === '/download') return newestRelease().date;
  if (path === '/blog' || /^\/blog\/(?:topic|page)\//.test(path)) return posts[0]?.date;
  return postsByPath.get(path)?.updated;
}
