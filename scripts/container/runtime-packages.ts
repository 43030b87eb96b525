import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Packages = z.infer<typeof lockSchema>['packages'];

/** The folders that run on the server, below the root: what they import is what it needs. */
const RUNNING = ['site/server', 'site/contract', 'site/build/server'];

/** What the server loads when it is first needed, and React Router's build says nowhere. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s*(?!type\b)(?:[\w$*{},\s]*?\bfrom\s*)?"([^"\n]+)"|\bimport\(\s*"([^"\n]+)"\s*\)/g;

/**
 * Copies the packages that the server of a built site imports, and theirs, into `<folder>/node_modules`; the package of
 * this repository stays a link. Tells their folders. Throws where the site is not built or a package is not installed.
 */
export function copyRuntimePackages(root: string, folder: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const paths = runtimePackages(root, packages);
  for (const path of paths) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    const { link, resolved } = packages[path] ?? {};
    if (link === true && resolved !== undefined) symlinkSync(relative(dirname(target), join(folder, resolved)), target);
    // Those inside it are packages of their own.
    else cpSync(join(root, path), target, { recursive: true, filter: (file) => !isNested(join(root, path), file) });
  }
  return paths;
}

const isNested = (base: string, file: string): boolean => relative(base, file).split('/').includes('node_modules');

function runtimePackages(root: string, packages: Packages): string[] {
  const found = new Set<string>();
  const add = (path: string | undefined): void => {
    if (path === undefined || found.has(path)) return;
    found.add(path);
    const entry = packages[path];
    const place = entry?.link === true ? (entry.resolved ?? path) : path;
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) add(locate(packages, place, name));
  };
  for (const name of importedPackages(root)) add(locate(packages, '', name));
  return [...found].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Where Node would find a package from a folder, as the lock file has it. */
function locate(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
    if (!folder.includes('/node_modules/')) folder = '';
  }
}

function importedPackages(root: string): Set<string> {
  const names = new Set<string>();
  for (const part of RUNNING) {
    const folder = join(root, part);
    if (!existsSync(folder)) throw new Error(`${part} doesn’t exist. Run npm run build.`);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.[jt]sx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8').replaceAll("'", '"');
      for (const [, from, lazily] of text.matchAll(IMPORT)) names.add(packageOf(from ?? lazily ?? ''));
    }
  }
  return names;
}

/** The package of a module's name: `@scope/name/part` is of `@scope/name`. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
