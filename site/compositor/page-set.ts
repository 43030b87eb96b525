import { errorOfBroken } from './json-text.ts';
import { fileIssues, pathOfFile } from './page-files.ts';
import { PageError } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import type { GeneratedPage } from './generated-pages.ts';
import { parseDocument, parsePage } from './parse-page.ts';
import type { Page } from './page.ts';

/** Pages that no file of `site/pages` holds, and what is wrong with the content they are made of. */
export interface Generated {
  readonly pages: readonly GeneratedPage[];
  readonly issues: readonly PageIssue[];
}

/** The pages of a site. */
export interface PageSet {
  /** The files that are pages, by their names below `site/pages`. */
  readonly files: readonly string[];
  /** The page of a file. Throws a `PageError` where none can be made of it, whatever the reason. */
  readonly pageOfFile: (file: string) => Page;
  /** The page at a path, whatever it is made of; undefined where there is none. Throws a `PageError` as `pageOfFile` does. */
  readonly pageOfPath: (path: string) => Page | undefined;
  /** Every page, those that are made of the content last. Throws a `PageError` where one cannot be made, or two files are one path. */
  readonly allPages: () => Page[];
  /** What is wrong with any of the files; nothing where every page can be made. */
  readonly issues: () => PageIssue[];
}

/** The pages of modules whose default exports are pages, by the names of their files below `site/pages`; and those made of the content. */
export function pageSet(
  modules: Readonly<Record<string, object>>,
  generated: Generated = { pages: [], issues: [] },
): PageSet {
  const names = Object.keys(modules);
  const files = names.filter((file) => pathOfFile(file) !== undefined);
  const fileOfPath = new Map(files.map((file) => [pathOfFile(file) ?? '', file]));
  const generatedOfPath = new Map(generated.pages.map((page) => [page.path, page]));
  const paths = new Set([...fileOfPath.keys(), ...generatedOfPath.keys()]);
  const otherIssues = [...fileIssues(names), ...generated.issues, ...twiceMade(generated.pages, fileOfPath)];
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
    issues: () => [
      ...otherIssues,
      ...files.flatMap((file) => issuesOf(() => pageOfFile(file))),
      // Of a file that is told of by its lines, its page would only say the same.
      ...generated.pages
        .filter(({ file }) => !generated.issues.some((issue) => issue.file === file))
        .flatMap((made) => issuesOf(() => pageOfGenerated(made))),
    ],
  };
}

/** A page of the content at a path that a file of `site/pages` has. */
function twiceMade(pages: readonly GeneratedPage[], files: ReadonlyMap<string, string>): PageIssue[] {
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
  const fail = (message: string): never => {
    throw new PageError([{ file: `site/pages/${file}`, place: '', message }]);
  };
  if (module === undefined || !('default' in module))
    return fail('has no default export. Add export default { … } satisfies PageDocument.');
  const jsonError = errorOfBroken(module.default);
  if (jsonError !== undefined) return fail(jsonError);
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
