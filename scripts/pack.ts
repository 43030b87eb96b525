import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { writePackage } from './pack/write-package.ts';

/**
 * `npm run pack [folder]`: makes the package of the design system, a tarball for projects that are not this one, in the
 * folder (`dist`). The same sources make the same bytes: see `docs/guides/design-system-package.md`.
 */
const root = join(import.meta.dirname, '..');
const folder = resolve(root, process.argv[2] ?? 'dist');
const temporary = mkdtempSync(join(tmpdir(), 'onset-package-'));
const staging = join(temporary, 'package');
const packedSchema = z.tuple([
  z.object({ filename: z.string(), size: z.number(), unpackedSize: z.number(), entryCount: z.number() }),
]);

try {
  // The package is read as a project reads it: Tailwind is found above it.
  symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'), 'junction');
  mkdirSync(staging);
  await writePackage(root, staging);
  mkdirSync(folder, { recursive: true });
  // npm gives each file a fixed time and mode, and sorts them.
  const said = execFileSync('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', folder], {
    cwd: staging,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [{ filename, size, unpackedSize, entryCount }] = packedSchema.parse(JSON.parse(said));
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `${relative(process.cwd(), join(folder, filename))}: ${entryCount} files, ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}`,
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
