import { legalFiles } from '../content/legal-texts.ts';
import { postFiles } from '../content/posts.ts';
import { contentIssues } from './checks.ts';
import { generatedPages, postPath } from './generated-pages.ts';
import type { GeneratedPage } from './generated-pages.ts';
import { findDocumentError, PageError } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import { fileIssues, findContentPath, toPagePath, toRouteId } from './page-paths.ts';
import type { Page } from './page.ts';
import { parseDocument, parsePage } from './parse-page.ts';

const modules = import.meta.glob<object>(['../pages/**/*.{ts,json}', '!**/*.test.*', '!**/*.d.ts'], { eager: true });

/** Pages that are generated from content. */
export const contentPages = generatedPages();

const modulesByName = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.replace('../pages/', ''), module]),
);

/** Content files by the path of their page. There is no page if a file has issues. */
const contentFiles = new Map([
  ...postFiles.map(({ name, file }): [string, string] => [postPath(name), file]),
  ...legalFiles.map(({ name, file }): [string, string] => [`/${name}`, file]),
]);

/** Paths of all pages, those with issues too. */
export const allPaths: ReadonlySet<string> = new Set([
  ...Object.keys(modulesByName).flatMap((file) => toPagePath(file) ?? []),
  ...contentFiles.keys(),
  ...contentPages.map(({ path }) => path),
]);

// The server doesn't report dates in the future, because its clock may be wrong. The build has checked them.
const now = import.meta.env.PROD ? undefined : Date.now();

const pages = createPageSet(modulesByName, { pages: contentPages, issues: contentIssues(allPaths, now) });

/** Names of the page files, relative to `site/pages`. */
export const pageFiles = pages.files;

/** Pages of the site; see `PageSet`. */
export const { getPageByFile, findPageByPath, allPages, validPages, issues: pageIssues } = pages;

const sourceFiles = new Map([
  ...pageFiles.map((file): [string, string] => [toPagePath(file) ?? '', `site/pages/${file}`]),
  ...contentFiles,
  ...contentPages.map(({ path, file }): [string, string] => [path, file]),
]);

/** Files with the content of pages. */
export const pageSources: ReadonlySet<string> = new Set(sourceFiles.values());

/** Returns the file with the content of the page at a path, relative to the repository; `undefined` if there is no page. */
export const findSourceFile = (path: string): string | undefined => sourceFiles.get(path);

const filesByRouteId = new Map(pageFiles.map((file) => [toRouteId(file), file]));

/** Matched route. The value of `*` is in `params`. */
export interface RouteMatch {
  readonly id: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the page of a matched route; `undefined` if the route or its parameters have no page. */
export function findPageByRoute(match: RouteMatch | undefined): Page | undefined {
  if (match === undefined) return undefined;
  const file = filesByRouteId.get(match.id);
  return file === undefined ? findPageByPath(findContentPath(match.id, match.params['*']) ?? '') : getPageByFile(file);
}

/** Pages that are generated from content, and the issues with that content. */
interface Generated {
  readonly pages: readonly GeneratedPage[];
  readonly issues: readonly PageIssue[];
}

/** Pages of a site. */
interface PageSet {
  /** Names of the page files, relative to `site/pages`. */
  readonly files: readonly string[];
  /** Returns the page of a file. Throws a `PageError` if the file is invalid. */
  readonly getPageByFile: (file: string) => Page;
  /** Returns the page at a path, or `undefined`. Throws a `PageError` if the page is invalid. */
  readonly findPageByPath: (path: string) => Page | undefined;
  /** Returns all pages, those from content last. Throws a `PageError` if a page is invalid or two have the same path. */
  readonly allPages: () => Page[];
  /** Returns the pages without those that are invalid. */
  readonly validPages: () => Page[];
  /** Returns the issues of all files; an empty list if all pages are valid. */
  readonly issues: () => PageIssue[];
}

/** Creates the pages from page modules, by their names relative to `site/pages`, and from content. */
export function createPageSet(
  modules: Readonly<Record<string, object>>,
  generated: Generated = { pages: [], issues: [] },
): PageSet {
  const names = Object.keys(modules);
  const files = names.filter((file) => toPagePath(file) !== undefined);
  const filesByPath = new Map(files.map((file) => [toPagePath(file) ?? '', file]));
  const generatedByPath = new Map(generated.pages.map((page) => [page.path, page]));
  const paths = new Set([...filesByPath.keys(), ...generatedByPath.keys()]);
  const otherIssues = [...fileIssues(names), ...generated.issues, ...findPathConflicts(generated.pages, filesByPath)];
  /** Parsed pages, by their files or by the paths of generated pages. */
  const cache = new Map<string, Page>();

  function getPageByFile(file: string): Page {
    const page = cache.get(file) ?? parseModule(file, modules[file], paths);
    cache.set(file, page);
    return page;
  }

  function findPageByPath(path: string): Page | undefined {
    const file = filesByPath.get(path);
    if (file !== undefined) return getPageByFile(file);
    const generatedPage = generatedByPath.get(path);
    return generatedPage && parseGenerated(generatedPage);
  }

  function parseGenerated(generatedPage: GeneratedPage): Page {
    const page = cache.get(generatedPage.path) ?? parseDocument(generatedPage, generatedPage.document, paths);
    cache.set(generatedPage.path, page);
    return page;
  }

  return {
    files,
    getPageByFile,
    findPageByPath,
    allPages() {
      if (otherIssues.length > 0) throw new PageError(otherIssues);
      return [...files.map(getPageByFile), ...generated.pages.map(parseGenerated)];
    },
    validPages() {
      const parsers = [
        ...files.map((file) => () => getPageByFile(file)),
        ...generated.pages.map((page) => () => parseGenerated(page)),
      ];
      return parsers.filter((parse) => collectIssues(parse).length === 0).map((parse) => parse());
    },
    issues: () => [
      ...otherIssues,
      ...files.flatMap((file) => collectIssues(() => getPageByFile(file))),
      // The issues of a page would repeat those of its content file.
      ...generated.pages
        .filter(({ file }) => !generated.issues.some((issue) => issue.file === file))
        .flatMap((page) => collectIssues(() => parseGenerated(page))),
    ],
  };
}

/** Returns the issues of pages from content that have the path of a page file. */
function findPathConflicts(pages: readonly GeneratedPage[], files: ReadonlyMap<string, string>): PageIssue[] {
  return pages.flatMap(({ file, path }) =>
    files.has(path)
      ? [
          {
            file,
            location: '',
            message: `has the path ${path}, like site/pages/${files.get(path)}. Choose another path.`,
          },
        ]
      : [],
  );
}

function parseModule(file: string, module: object | undefined, paths: ReadonlySet<string>): Page {
  const fail = (message: string, line?: number): never => {
    throw new PageError([{ file: `site/pages/${file}`, line, location: '', message }]);
  };
  if (module === undefined || !('default' in module))
    return fail('has no default export. Add export default { … } satisfies PageDocument.');
  const unreadable = findDocumentError(module.default);
  if (unreadable) return fail(unreadable.message, unreadable.line);
  try {
    return parsePage(file, module.default, paths);
  } catch (error) {
    if (error instanceof PageError) throw error;
    return fail(`can’t be read: ${String(error).replaceAll(/\s+/g, ' ')}`);
  }
}

/** Returns the issues of a page that can't be parsed; an empty list if it can. */
function collectIssues(parse: () => Page): readonly PageIssue[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof PageError) return error.issues;
    throw error;
  }
}
