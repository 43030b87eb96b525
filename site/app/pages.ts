import { contentIssues } from '../compositor/content-issues.ts';
import { generatedPages } from '../compositor/generated-pages.ts';
import { pathOfContentRoute, pathOfFile, routeIdOf } from '../compositor/page-files.ts';
import { pageSet } from '../compositor/page-set.ts';
import type { Page } from '../compositor/page.ts';

const modules = import.meta.glob<object>(['../pages/**/*.{ts,json}', '!**/*.test.*', '!**/*.d.ts'], { eager: true });

/** The pages that are made of the content. */
export const contentPages = generatedPages();

const ofFiles = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.replace('../pages/', ''), module]),
);

const paths = new Set([
  ...Object.keys(ofFiles).flatMap((file) => pathOfFile(file) ?? []),
  ...contentPages.map(({ path }) => path),
]);

// A server does not doubt what was built: its clock may be wrong.
const now = import.meta.env.PROD ? undefined : Date.now();

/** What the files of `site/pages` hold, by name, and what is made of the content. */
const pages = pageSet(ofFiles, { pages: contentPages, issues: contentIssues(paths, now) });

/** The files of `site/pages` that are pages. */
export const pageFiles = pages.files;

/** The page of a file of `site/pages` or at a path, every page of the site, and what is wrong with them: see `PageSet`. */
export const { pageOfFile, pageOfPath, allPages, issues: pageIssues } = pages;

const fileOfRoute = new Map(pageFiles.map((file) => [routeIdOf(file), file]));

/** A route that an address has led to, with what stands in it in place of a star. */
export interface RouteMatch {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page of a matched route; undefined for a route that is no page, such as the root, and where a route of many has none. */
export function pageOfRoute(match: RouteMatch | undefined): Page | undefined {
  if (match === undefined) return undefined;
  const file = fileOfRoute.get(match.id);
  return file === undefined ? pageOfPath(pathOfContentRoute(match.id, match.params['*']) ?? '') : pageOfFile(file);
}
