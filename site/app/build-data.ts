import { postPath } from '../compositor/generated-paths.ts';
import { posts } from '../content/posts.ts';
import { placeholderDownloads } from '../content/placeholder-downloads.ts';
import { newestRelease, releases } from '../content/releases.ts';
import { feedFiles } from './feeds.ts';

/* What `scripts/build.ts` has to know of the site before it is drawn: one module, so that all is loaded once. */
export { newestRelease } from '../content/releases.ts';
export { gonePages, redirects } from '../content/redirects.ts';
export { allPages, sourceOf } from './pages.ts';
export { siteIssues } from './site-issues.ts';

/** The files of the build beside its pages, by their path: the feeds, and what stands in for the disk images. */
export const extraFiles = (): Readonly<Record<string, string>> => ({
  ...feedFiles(),
  ...placeholderDownloads(releases),
});

const postsByPath = new Map(posts.map((post) => [postPath(post.slug), post]));

/** The day of the newest thing that a page shows of a collection, where it shows one; its file does not change with that. */
export function newestOn(path: string): string | undefined {
  if (path === '/changelog' || path === '/download') return newestRelease().date;
  if (path === '/blog' || /^\/blog\/(?:topic|page)\//.test(path)) return posts[0]?.date;
  return postsByPath.get(path)?.updated;
}
