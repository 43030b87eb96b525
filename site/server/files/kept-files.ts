import { lstatSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicy } from '../http/page-policy.ts';
import { SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { BUILD_ID } from './build-id.ts';
import { loadFile } from './load.ts';
import type { SiteFile } from './site-file.ts';

/** What the build names an asset; nothing else is looked for. */
const ASSET = /^\/(assets\/[\w-][\w.-]{0,200})$/;

/** The most builds that are answered for, the newest: somebody may build at each change. */
const BUILDS = 20;

/** How often, at most, is looked for new ones: a process of a newer build may have started since. */
const LOOK_EVERY = SECOND;

/**
 * Answers for the assets of other builds that lie below `dir`, `<build>/assets/<name>`. Which there are is looked at when
 * one is asked for that is not known; a file is read when it is asked for the first time, and only one of those found.
 */
export function keptFiles(dir: string, pagePolicy: PagePolicy, now: Clock): (path: string) => SiteFile | undefined {
  let lookedAt = -Infinity;
  /** By name, such as `assets/main-1a2b.js`: the folder of its build, and all names in there. */
  let known: ReadonlyMap<string, Place> = new Map();
  const loaded = new Map<string, SiteFile>();

  return (path) => {
    const name = ASSET.exec(path)?.[1];
    if (name === undefined) return undefined;
    if (!known.has(name) && Math.abs(now() - lookedAt) >= LOOK_EVERY) {
      lookedAt = now();
      known = look(dir);
      for (const each of loaded.keys()) if (!known.has(each)) loaded.delete(each);
    }
    const place = known.get(name);
    if (place === undefined) return undefined;
    const file = loaded.get(name) ?? read(place, name, pagePolicy);
    if (file !== undefined) loaded.set(name, file);
    return file;
  };
}

interface Place {
  readonly root: string;
  readonly names: ReadonlySet<string>;
}

/** What lies there now. Links are passed over, wherever they lead, and so is what cannot be read. */
function look(dir: string): ReadonlyMap<string, Place> {
  const known = new Map<string, Place>();
  for (const root of newestBuilds(dir)) {
    const files = list(join(root, 'assets')).filter((entry) => entry.isFile());
    const names = new Set(files.map(({ name }) => `assets/${name}`));
    for (const name of names) if (!known.has(name) && !/\.(?:br|gz|zst)$/.test(name)) known.set(name, { root, names });
  }
  return known;
}

function newestBuilds(dir: string): string[] {
  return list(dir)
    .filter((entry) => entry.isDirectory() && BUILD_ID.test(entry.name))
    .map(({ name }) => join(dir, name))
    .filter((root) => list(root).some((entry) => entry.isDirectory() && entry.name === 'assets'))
    .map((root) => ({ root, at: lstatSync(root, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, BUILDS)
    .map(({ root }) => root);
}

/** What is in a folder; nothing where it cannot be read, or has gone since it was seen. */
function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** `undefined` where it has gone since it was seen. */
function read({ root, names }: Place, name: string, pagePolicy: PagePolicy): SiteFile | undefined {
  try {
    return { ...loadFile(root, name, names, pagePolicy), validity: {} };
  } catch {
    return undefined;
  }
}
