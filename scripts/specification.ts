import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviations } from './specification/deviations.ts';
import { specificationPage } from './specification/page.ts';
import { sections } from './specification/statements/index.ts';
import { testTitles } from './specification/test-titles.ts';

/** `npm run specification`: writes `docs/specification.md` from the statements and the titles of the tests. */
const root = join(import.meta.dirname, '..');
try {
  writeFileSync(join(root, 'docs/specification.md'), specificationPage(sections, testTitles(root), deviations));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
