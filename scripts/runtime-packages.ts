import { join, resolve } from 'node:path';
import { copyRuntimePackages } from './container/runtime-packages.ts';

/**
 * `node scripts/runtime-packages.ts <folder>`: copies what the server needs of `node_modules` at run time, once the site
 * is built. For the container image; a build needs ten times as much.
 */
const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || others.length > 0) {
  process.stderr.write('Usage: node scripts/runtime-packages.ts <folder>\n');
  process.exitCode = 1;
} else {
  const copied = copyRuntimePackages(join(import.meta.dirname, '..'), resolve(folder));
  process.stdout.write(`${copied.length} packages in ${folder}\n`);
}
