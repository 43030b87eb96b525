import type { PageIssue } from './page-issue.ts';

/** A file of `site/pages` that is meant as a page: no test, no declaration of types, nothing hidden. */
const PAGE_FILE = /^(?!.*\.test\.)(?!.*\.d\.ts$)(?!(?:.*\/)?\.)(?<name>.+)\.(?:ts|json)$/s;

const PATH_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** First parts of paths at which the server answers with something else than pages. */
const RESERVED: Readonly<Record<string, string>> = { api: 'the account API', assets: 'the files of the build' };

const nameOf = (file: string): string | undefined => PAGE_FILE.exec(file)?.groups?.['name'];

const pathOfName = (name: string): string => `/${name.replace(/(?:^|\/)index$/, '')}`;

/**
 * The path of the page a file of `site/pages` holds: `index.ts` is `/`, `blog/first.json` is `/blog/first`,
 * `blog/index.ts` is `/blog`. Undefined for a file that is no page, or has a name no page can have (`fileNameError`).
 * `file` is relative to `site/pages`, with `/`.
 */
export function pathOfFile(file: string): string | undefined {
  const name = nameOf(file);
  return name === undefined || fileNameError(file) !== undefined ? undefined : pathOfName(name);
}

/** Why a file of `site/pages` that is meant as a page cannot be one with this name; undefined where it can. */
export function fileNameError(file: string): string | undefined {
  const parts = nameOf(file)?.split('/') ?? [];
  const [first = ''] = parts;
  const answers = Object.hasOwn(RESERVED, first) ? RESERVED[first] : undefined;
  if (answers !== undefined)
    return `has the path /${first}, where the server answers with ${answers}. Choose another path.`;
  const bad = parts.find((part) => !PATH_PART.test(part));
  return bad === undefined
    ? undefined
    : `has ${JSON.stringify(bad)} in its name. Use lower-case letters and digits, separated by single hyphens.`;
}

/** What is wrong with the names of the files of `site/pages`: names no page can have, and two files for one path. */
export function fileIssues(files: readonly string[]): PageIssue[] {
  const firsts = new Map<string, string>();
  return files.toSorted().flatMap((file) => {
    const name = nameOf(file);
    if (name === undefined) return [];
    // A disk may know no difference between capital and small letters.
    const path = pathOfName(name).toLowerCase();
    const first = firsts.get(path);
    if (first === undefined) firsts.set(path, file);
    const messages = [
      fileNameError(file),
      first && `has the path ${path}, like site/pages/${first}. Choose another path.`,
    ];
    return messages.flatMap((message) => (message ? [{ file: `site/pages/${file}`, place: '', message }] : []));
  });
}

/** The id of the route that draws a page file: `app/routes.ts` makes it, `app/pages.ts` finds the page by it. */
export const routeIdOf = (file: string): string => `pages/${file}`;

/** The id of the route that draws what no file of `site/pages` holds: one page, or all below a path that ends in `/*`. */
export const routeIdOfContent = (path: string): string => `content${path}`;

/** The path of the page that a route of `routeIdOfContent` draws; undefined for other routes. See `filledPath`. */
export function pathOfContentRoute(id: string, rest: string | undefined): string | undefined {
  const path = /^content(?<path>\/.*)$/s.exec(id)?.groups?.['path'];
  return path === undefined ? undefined : filledPath(path, rest);
}

/**
 * The path of a route with what an address has in place of its star. As for every other route, case and a slash at the end
 * make no difference.
 */
export const filledPath = (path: string, rest = ''): string =>
  path.replace('*', () => rest.toLowerCase().replace(/\/$/, ''));
