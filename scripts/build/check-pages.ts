import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as pages from '../../site/app/pages.ts';
import { issueText } from '../../site/compositor/page-issue.ts';
import { unreadablePages } from './unreadable-pages.ts';

/**
 * What is wrong with the files of `site/pages`, each a line that names file, place, what is there and what is expected.
 * Vite loads them as the build does, because Node strips types but knows no JSX; so names and JSON, at which Vite would
 * fail in words of its own, are checked before.
 */
export async function pageIssues(root: string): Promise<string[]> {
  const unreadable = unreadablePages(join(root, 'site/pages'));
  if (unreadable.length > 0) return unreadable.map(issueText);
  const { module } = await runnerImport<typeof pages>(join(root, 'site/app/pages.ts'), {
    root: join(root, 'site'),
    configFile: false,
    logLevel: 'error',
  });
  return module.pageIssues().map(issueText);
}
