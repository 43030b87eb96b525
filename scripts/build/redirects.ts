import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedPages } from './check-pages.ts';

/**
 * Writes which addresses lead to another and which are gone, for the server (`site/server/files/site-file.ts`) and for the
 * files of hosts (`scripts/export`).
 */
export function writeRedirects(
  output: string,
  { redirects, gonePages }: Pick<CheckedPages, 'redirects' | 'gonePages'>,
): void {
  const moved = {
    redirects: redirects.map(({ from, to, kind }) => ({ from, to, status: kind === 'permanent' ? 301 : 302 })),
    gone: gonePages.map(({ path }) => path),
  };
  writeFileSync(join(output, 'redirects.json'), `${JSON.stringify(moved)}\n`);
}
