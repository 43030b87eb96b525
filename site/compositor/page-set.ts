import { issueOfBroken } from './broken-document.ts';
import { fileIssues, pathOfFile } from './page-files.ts';
import { PageError } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import type { GeneratedPage } from './generated-pages.ts';
import { parseDocument, parsePage } from './parse-page.ts';
import type { Page } from './page.ts';

/** Pages that are generated from content, and the issues with that content. */
export interface Generated {
  readonly pages: readonly GeneratedPage[];
  readonly issues: readonly PageIssue[];
}

/** Pages of a site. */
export interface PageSet {
  /** Names of the page files, relative to `site/pages`. */
  readonly files: readonly string[];
  /** Returns the page of a file. Throws a `PageError` if the file is invalid. */
  readonly pageOfFile: (file: string) => Page;
  /** Returns the page at a path, or `undefined`. Throws like `pageOfFile`. */
  readonly pageOfPath: (path: string) => Page | undefined;
  /** Returns all pages, those from content last. Throws a `PageError` if a page is invalid or two have the same path. */
  readonly allPages: () => Page[];
  /** Returns the pages without those that are invalid. */
  readonly validPages: () => Page[];
  /** Returns the issues of all files; an empty list if all pages are valid. */
  readonly issues: () => PageIssue[];
}

/** Creates the pages from page modules, by their names relative to `site/pages`, and from content. */
export function pageSet(
  modules: Readonly<Record<string, object>>,
  generated: Generated = { pages: [], issues: [] },
): PageSet {
  const names = Object.keys(modules);
  const files = names.filter((file) => pathOfFile(file) !== undefined);
  const fileOfPath = new Map(files.map((file) => [pathOfFile(file) ?? '', file]));
  const generatedOfPath = new Map(generated.pages.map((page) => [page.path, page]));
  const paths = new Set([...fileOfPath.keys(), ...generatedOfPath.keys()]);
  const otherIssues = [...fileIssues(names), ...generated.issues, ...findPathConflicts(generated.pages, fileOfPath)];
  const parsed = new Map<string, Page>();

  function pageOfFile(file: string): Page {
    const known = parsed.get(file);
    if (known) return known;
    const page = pageOfModule(file, modules[file], paths);
    parsed.set(file, page);
    return page;
  }

  function pageOfPath(path: string): Page | undefined {
    const file = fileOfPath.get(path);
    if (file !== undefined) return pageOfFile(file);
    const made = generatedOfPath.get(path);
    return made && pageOfGenerated(made);
  }

  function pageOfGenerated(made: GeneratedPage): Page {
    const page = parsed.get(made.path) ?? parseDocument(made, made.document, paths);
    parsed.set(made.path, page);
    return page;
  }

  return {
    files,
    pageOfFile,
    pageOfPath,
    allPages() {
      if (otherIssues.length > 0) throw new PageError(otherIssues);
      return [...files.map(pageOfFile), ...generated.pages.map(pageOfGenerated)];
    },
    validPages() {
      const makers = [
        ...files.map((file) => () => pageOfFile(file)),
        ...generated.pages.map((made) => () => pageOfGenerated(made)),
      ];
      return makers.filter((make) => issuesOf(make).length === 0).map((make) => make());
    },
    issues: () => [
      ...otherIssues,
      ...files.flatMap((file) => issuesOf(() => pageOfFile(file))),
      // The issues of a page would repeat those of its content file.
      ...generated.pages
        .filter(({ file }) => !generated.issues.some((issue) => issue.file === file))
        .flatMap((made) => issuesOf(() => pageOfGenerated(made))),
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
            place: '',
            message: `has the path ${path}, like site/pages/${files.get(path)}. Choose another path.`,
          },
        ]
      : [],
  );
}

function pageOfModule(file: string, module: object | undefined, paths: ReadonlySet<string>): Page {
  const fail = (message: string, line?: number): never => {
    throw new PageError([{ file: `site/pages/${file}`, line, place: '', message }]);
  };
  if (module === undefined || !('default' in module))
    return fail('has no default export. Add export default { … } satisfies PageDocument.');
  const unreadable = issueOfBroken(module.default);
  if (unreadable) return fail(unreadable.message, unreadable.line);
  try {
    return parsePage(file, module.default, paths);
  } catch (error) {
    if (error instanceof PageError) throw error;
    return fail(`cannot be read: ${String(error).replaceAll(/\s+/g, ' ')}`);
  }
}

function issuesOf(make: () => Page): readonly PageIssue[] {
  try {
    make();
    return [];
  } catch (error) {
    if (error instanceof PageError) return error.issues;
    throw error;
  }
}
