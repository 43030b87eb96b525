import { contentIssues } from '../compositor/checks.ts';
import { generatedPages } from '../compositor/generated-pages.ts';
import { postPath } from '../compositor/generated-paths.ts';
import { pathOfContentRoute, pathOfFile, routeIdOf } from '../compositor/page-files.ts';
import { pageSet } from '../compositor/page-set.ts';
import type { Page } from '../compositor/page.ts';
import { legalFiles } from '../content/legal-texts.ts';
import { postFiles } from '../content/posts.ts';

const modules = import.meta.glob<object>(['../pages/**/*.{ts,json}', '!**/*.test.*', '!**/*.d.ts'], { eager: true });

/** The pages that are made of the content. */
export const contentPages = generatedPages();

const ofFiles = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.replace('../pages/', ''), module]),
);

/** Content files by the path of their page. There is no page if a file has issues. */
const contentFiles = new Map([
  ...postFiles.map(({ name, file }): [string, string] => [postPath(name), file]),
  ...legalFiles.map(({ name, file }): [string, string] => [`/${name}`, file]),
]);

/** Paths of all pages, those with issues too. */
export const allPaths: ReadonlySet<string> = new Set([
  ...Object.keys(ofFiles).flatMap((file) => pathOfFile(file) ?? []),
  ...contentFiles.keys(),
  ...contentPages.map(({ path }) => path),
]);

// A server does not doubt what was built: its clock may be wrong.
const now = import.meta.env.PROD ? undefined : Date.now();

/** What the files of `site/pages` hold, by name, and what is made of the content. */
const pages = pageSet(ofFiles, { pages: contentPages, issues: contentIssues(allPaths, now) });

/** The files of `site/pages` that are pages. */
export const pageFiles = pages.files;

/** The page of a file of `site/pages` or at a path, every page of the site, and what is wrong with them: see `PageSet`. */
export const { pageOfFile, pageOfPath, allPages, validPages, issues: pageIssues } = pages;

const sources = new Map([
  ...pageFiles.map((file): [string, string] => [pathOfFile(file) ?? '', `site/pages/${file}`]),
  ...contentFiles,
  ...contentPages.map(({ path, file }): [string, string] => [path, file]),
]);

/** Files with the content of pages. */
export const pageSources: ReadonlySet<string> = new Set(sources.values());

/** Returns the file with the content of the page at a path, relative to the repository; `undefined` if there is no page. */
export const sourceOf = (path: string): string | undefined => sources.get(path);

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
