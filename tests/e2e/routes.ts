import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathOfFile } from '../../site/compositor/page-files.ts';

const files = readdirSync(join(import.meta.dirname, '../../site/pages'), { recursive: true, encoding: 'utf8' });

/** Every route of the site: one a page file. */
export const routes = files
  .map((file) => pathOfFile(file.split(sep).join('/')))
  .filter((path) => path !== undefined)
  .toSorted();
