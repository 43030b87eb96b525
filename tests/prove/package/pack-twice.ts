import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packs twice, and tells where the package is. Throws where the two are not the same to the byte. */
export function packTwice(root: string, folder: string): string {
  const one = pack(root, join(folder, 'one'));
  const other = pack(root, join(folder, 'other'));
  if (hash(one) !== hash(other)) throw new Error('Packed twice, the package is not the same');
  console.log(`packed twice, the same to the byte: sha256 ${hash(one).slice(0, 12)}…`);
  return one;
}

function pack(root: string, folder: string): string {
  execFileSync(process.execPath, [join(root, 'scripts/pack.ts'), folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [file, ...others] = globSync('*.tgz', { cwd: folder });
  if (file === undefined || others.length > 0)
    throw new Error(`npm run pack made ${others.length + (file ? 1 : 0)} packages, expected one`);
  return join(folder, file);
}

function hash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
