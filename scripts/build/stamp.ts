import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** File of a build with the hash of its inputs on the first line and the names of its files on the others. */
const STAMP = 'inputs.txt';

/** Marks a build as complete. `inputsHash` is the result of `hashInputs`. */
export function writeStamp(output: string, inputsHash: string): void {
  const files = filesBelow(output).map((file) => file.slice(join(output, sep).length));
  writeFileSync(join(output, STAMP), [inputsHash, ...files].join('\n'));
}

/** Marks a build as incomplete, before its files change. */
export const removeStamp = (output: string): void => rmSync(join(output, STAMP), { force: true });

/** Returns true if the folder has a complete build of these inputs. The content of its files isn't checked. */
export function hasBuild(output: string, inputsHash: string): boolean {
  const stamp = join(output, STAMP);
  if (!existsSync(stamp)) return false;
  const [builtFrom, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return builtFrom === inputsHash && files.length > 0 && files.every((file) => existsSync(join(output, file)));
}

/** Inputs of a build. */
const SOURCES = [
  'site',
  'design-system',
  'paddle-simulator',
  'scripts/build',
  'scripts/build.ts',
  'tailwind.config.ts',
  'package-lock.json',
];

/** Files among the sources that don't affect the build. */
const NOT_SOURCES =
  /^(?:site\/(?:build|server|\.react-router)|paddle-simulator\/server)\/|\.test\.tsx?$|(?:^|\/)node_modules\//;

/** Returns a hash of all sources and public settings, by which equal builds are recognized. */
export function hashInputs(root: string, env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const name of SOURCES.flatMap((source) => sourcesOf(root, source)).toSorted())
    hash.update(`${name}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest(),
    );
  for (const [name, value] of Object.entries(env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

function sourcesOf(root: string, source: string): string[] {
  if (/\.\w+$/.test(source)) return [source];
  return filesBelow(join(root, source))
    .map((file) => file.slice(join(root, sep).length).split(sep).join('/'))
    .filter((name) => !NOT_SOURCES.test(name));
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
