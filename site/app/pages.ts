import { routeIdOf } from '../compositor/page-files.ts';
import { pageSet } from '../compositor/page-set.ts';
import type { Page } from '../compositor/page.ts';

const modules = import.meta.glob<object>(['../pages/**/*.{ts,json}', '!**/*.test.*', '!**/*.d.ts'], { eager: true });

/** What the files of `site/pages` hold, by name. */
const pages = pageSet(
  Object.fromEntries(Object.entries(modules).map(([file, module]) => [file.replace('../pages/', ''), module])),
);

/** The files of `site/pages` that are pages. */
export const pageFiles = pages.files;

/** The page of a file of `site/pages`, every page of the site, and what is wrong with them: see `PageSet`. */
export const { pageOfFile, allPages, issues: pageIssues } = pages;

/** The page of a matched route; undefined for a route that is no page, such as the root. */
export function pageOfRoute(routeId: string | undefined): Page | undefined {
  const file = pageFiles.find((each) => routeIdOf(each) === routeId);
  return file === undefined ? undefined : pageOfFile(file);
}
