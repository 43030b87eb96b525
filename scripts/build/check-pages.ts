import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as pages from '../../site/app/pages.ts';
import { issueText } from '../../site/compositor/page-issue.ts';
import type { Page } from '../../site/compositor/page.ts';
import { unreadablePages } from './unreadable-pages.ts';

/** What the build must know of the pages before it draws them. */
export interface CheckedPages {
  /** What is wrong with their files. */
  readonly issues: readonly string[];
  /** When pages are there that are not there always, by path, in milliseconds since 1970; empty where there are issues. */
  readonly validity: Readonly<Record<string, PageTimes>>;
}

interface PageTimes {
  readonly from?: number;
  readonly until?: number;
}

/**
 * What is wrong with the files of `site/pages`, each a line that names file, place, what is there and what is expected;
 * and when the pages are there. Vite loads them as the build does, because Node strips types but knows no JSX; so names and JSON, at which Vite would
 * fail in words of its own, are checked before.
 */
export async function checkPages(root: string): Promise<CheckedPages> {
  const unreadable = unreadablePages(join(root, 'site/pages'));
  if (unreadable.length > 0) return { issues: unreadable.map(issueText), validity: {} };
  const { module } = await runnerImport<typeof pages>(join(root, 'site/app/pages.ts'), {
    root: join(root, 'site'),
    configFile: false,
    logLevel: 'error',
  });
  const issues = module.pageIssues().map(issueText);
  return { issues, validity: issues.length > 0 ? {} : validityOf(module.allPages()) };
}

/** When pages are there that are not there always, by path. */
export function validityOf(pages: readonly Pick<Page, 'path' | 'validity'>[]): Record<string, PageTimes> {
  return Object.fromEntries(
    pages.flatMap(({ path, validity: { from, until } = {} }) =>
      from === undefined && until === undefined
        ? []
        : [[path, { ...(from && { from: Date.parse(from) }), ...(until && { until: Date.parse(until) }) }]],
    ),
  );
}
