import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** All that a build is made of, but for what is below. */
const SOURCES = [
  'site',
  'design-system',
  'paddle-simulator',
  'scripts/build',
  'scripts/build.ts',
  'tailwind.config.ts',
  'package-lock.json',
];

/** What lies among the sources and changes no page. */
const NO_SOURCE =
  /^(?:site\/(?:build|server|\.react-router)|paddle-simulator\/server)\/|\.test\.tsx?$|(?:^|\/)node_modules\//;

/** One hash over every source and every public setting: the same hash, the same site. */
export function hashInputs(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const name of SOURCES.flatMap((source) => filesOf(root, source)).toSorted())
    hash.update(`${name}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest(),
    );
  for (const [name, value] of Object.entries(env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  if (/\.\w+$/.test(source)) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length).split(sep).join('/'))
    .filter((name) => !NO_SOURCE.test(name));
}
