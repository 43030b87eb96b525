import type { PageIssue } from './page-issue.ts';

/** Matches page files in `site/pages`, but no tests, type declarations or hidden files. */
const PAGE_FILE = /^(?!.*\.test\.)(?!.*\.d\.ts$)(?!(?:.*\/)?\.)(?<name>.+)\.(?:ts|json)$/s;

const PATH_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reserved first segments of paths, and the content that the server has there. */
const RESERVED: Readonly<Record<string, string>> = { api: 'the account API', assets: 'the files of the build' };

const toPageName = (file: string): string | undefined => PAGE_FILE.exec(file)?.groups?.['name'];

const nameToPath = (name: string): string => `/${name.replace(/(?:^|\/)index$/, '')}`;

/**
 * Returns the path of the page in a file: `/` for `index.ts`, `/blog/first` for `blog/first.json`, and `/blog` for
 * `blog/index.ts`. Returns `undefined` if the file isn't a page or has an invalid name (`fileNameError`). `file` is
 * relative to `site/pages`, with `/`.
 */
export function toPagePath(file: string): string | undefined {
  const name = toPageName(file);
  return name === undefined || fileNameError(file) !== undefined ? undefined : nameToPath(name);
}

/** Returns the error message about the name of a page file; `undefined` if it is valid. */
export function fileNameError(file: string): string | undefined {
  const parts = toPageName(file)?.split('/') ?? [];
  const [first = ''] = parts;
  const reserved = Object.hasOwn(RESERVED, first) ? RESERVED[first] : undefined;
  if (reserved !== undefined)
    return `has the path /${first}, where the server answers with ${reserved}. Choose another path.`;
  const bad = parts.find((part) => !PATH_PART.test(part));
  return bad === undefined
    ? undefined
    : `has ${JSON.stringify(bad)} in its name. Use lower-case letters and digits, separated by single hyphens.`;
}

/** Returns the issues with the names of page files: invalid names, and two files with the same path. */
export function fileIssues(files: readonly string[]): PageIssue[] {
  const firsts = new Map<string, string>();
  return files.toSorted().flatMap((file) => {
    const name = toPageName(file);
    if (name === undefined) return [];
    // File systems may be case-insensitive.
    const path = nameToPath(name).toLowerCase();
    const first = firsts.get(path);
    if (first === undefined) firsts.set(path, file);
    const messages = [
      fileNameError(file),
      first && `has the path ${path}, like site/pages/${first}. Choose another path.`,
    ];
    return messages.flatMap((message) => (message ? [{ file: `site/pages/${file}`, location: '', message }] : []));
  });
}

/** Returns the ID of the route for a page file. `app/routes.ts` creates the route, `pages.ts` finds its page. */
export const toRouteId = (file: string): string => `pages/${file}`;

/** Returns the ID of the route for pages without a file: one page, or all pages below a path that ends in `/*`. */
export const toContentRouteId = (path: string): string => `content${path}`;

/** Returns the path of a page by its route ID from `toContentRouteId`; `undefined` for other routes. See `fillWildcard`. */
export function findContentPath(id: string, rest: string | undefined): string | undefined {
  const path = /^content(?<path>\/.*)$/s.exec(id)?.groups?.['path'];
  return path === undefined ? undefined : fillWildcard(path, rest);
}

/**
 * Replaces the `*` in the path of a route with the part of a URL that it has matched. As for all routes, case and a
 * trailing slash don't matter.
 */
export const fillWildcard = (path: string, rest = ''): string =>
  path.replace('*', () => rest.toLowerCase().replace(/\/$/, ''));

/**
 * Route of all posts and lists of posts. They share one, because React Router searches all routes for each page, and
 * there may be thousands of posts.
 */
export const BLOG_ROUTE = '/blog/*';

/** Returns the paths of the routes of pages without a page file. `legal` are the names of the legal texts. */
export const contentRoutes = (legal: readonly string[]): string[] => [BLOG_ROUTE, ...legal.map((name) => `/${name}`)];
