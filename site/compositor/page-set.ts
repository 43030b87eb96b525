import { errorOfBroken } from './json-text.ts';
import { fileIssues, pathOfFile } from './page-files.ts';
import { PageError } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import { parsePage } from './parse-page.ts';
import type { Page } from './page.ts';

/** The pages of a site. */
export interface PageSet {
  /** The files that are pages, by their names below `site/pages`. */
  readonly files: readonly string[];
  /** The page of a file. Throws a `PageError` where none can be made of it, whatever the reason. */
  readonly pageOfFile: (file: string) => Page;
  /** Every page. Throws a `PageError` where one cannot be made, or two files are one path. */
  readonly allPages: () => Page[];
  /** What is wrong with any of the files; nothing where every page can be made. */
  readonly issues: () => PageIssue[];
}

/** The pages of modules whose default exports are pages, by the names of their files below `site/pages`. */
export function pageSet(modules: Readonly<Record<string, object>>): PageSet {
  const names = Object.keys(modules);
  const files = names.filter((file) => pathOfFile(file) !== undefined);
  const paths = files.map(pathOfFile).filter((path) => path !== undefined);
  const nameIssues = fileIssues(names);
  const parsed = new Map<string, Page>();

  function pageOfFile(file: string): Page {
    const known = parsed.get(file);
    if (known) return known;
    const page = pageOfModule(file, modules[file], paths);
    parsed.set(file, page);
    return page;
  }

  return {
    files,
    pageOfFile,
    allPages() {
      if (nameIssues.length > 0) throw new PageError(nameIssues);
      return files.map(pageOfFile);
    },
    issues: () => [...nameIssues, ...files.flatMap((file) => issuesOf(() => pageOfFile(file)))],
  };
}

function pageOfModule(file: string, module: object | undefined, paths: readonly string[]): Page {
  const fail = (message: string): never => {
    throw new PageError([{ file: `site/pages/${file}`, place: '', message }]);
  };
  if (module === undefined || !('default' in module))
    return fail('has no default export, expected export default { … } satisfies PageDocument');
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
