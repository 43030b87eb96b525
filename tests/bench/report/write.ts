import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { newestResults } from '../kept/kept-results.ts';
import { CHARTS } from './chapter.ts';
import { report } from './report.ts';

const root = join(import.meta.dirname, '../../..');

/** Where the document is. */
export const DOCUMENT = join(root, 'docs/performance.md');
/** Where its charts are, and nothing else. */
export const CHARTS_FOLDER = join(root, 'docs', CHARTS);

/** Makes the document and its charts from the newest kept results. Returns the files that were written, from the root. */
export function writeReport(): string[] {
  const { document, charts } = report(newestResults());
  rmSync(CHARTS_FOLDER, { recursive: true, force: true });
  mkdirSync(CHARTS_FOLDER, { recursive: true });
  const files = Object.entries(charts).map(([name, svg]) => [join(CHARTS_FOLDER, name), svg] as const);
  for (const [file, text] of [[DOCUMENT, document] as const, ...files]) writeFileSync(file, text);
  return [DOCUMENT, ...files.map(([file]) => file)].map((file) => relative(root, file));
}
