import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { chmod, lstat, mkdir, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { PagePolicy } from '../http/security-headers.ts';
import { DAY, HOUR, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { FIXED_MODES, createDir } from '../process/data-dir.ts';
import type { Log } from '../process/log.ts';
import { reason } from '../process/start-error.ts';
import { loadFile } from './load.ts';
import type { SiteFile, SiteFiles } from './site-file.ts';

/** Name of a temporary copy. An old one was left by a killed process; those in progress are newer. */
const DRAFT = /^\.[\w-]{1,64}\.\d+\.[0-9a-f]{8}$/;

/** In milliseconds. Builds in use are touched hourly. */
const LIFETIME = DAY + HOUR;

interface KeptAssetsOptions {
  /** Folder with the assets of each build, by build ID. Processes that share it serve each other's assets. */
  readonly dir: string;
  /** True if servers of other users read the copies; false if only the owner can. */
  readonly isShared: boolean;
  readonly files: SiteFiles;
  readonly log: Log;
  readonly now: Clock;
}

/** Assets of builds older or newer than this process's own. */
interface KeptAssets {
  readonly lookUp: (path: string) => SiteFile | undefined;
  /** Stops the hourly deletion, and waits for one that is running. */
  readonly stop: () => Promise<void>;
}

/**
 * Copies the assets of this process's build to `dir` for later processes. They are kept until a day after the last
 * process of that build was running, because visitors may still have its pages open. Never rejects: errors, such as a
 * full disk, are logged, and the site starts without the copy.
 */
export async function keepAssets({ dir, isShared, files, log, now }: KeptAssetsOptions): Promise<KeptAssets> {
  const id = buildId(files);
  const source = [...files.byPath].find(([path]) => path.startsWith('/assets/'))?.[1].plain.path;
  const lookUp = createLookup(dir, files.pagePolicy, now);
  if (id === undefined || source === undefined) return { lookUp, stop: () => Promise.resolve() };
  const own = join(dir, id);
  const logErrors = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warning(
        'Assets of previous builds could not be copied or deleted. Pages from another build may lack files.',
        {
          dir,
          reason: reason(error),
        },
      );
    }
  };
  /** Deletes old builds first, which frees disk space. Continues if that fails. */
  const deleteOldThen = async (work: () => Promise<void>): Promise<void> => {
    try {
      await clearOld(dir, id, now());
    } finally {
      await work();
    }
  };
  const touch = (): Promise<void> => utimes(own, new Date(now()), new Date(now()));
  await logErrors(async () => {
    createDir(resolve(dir));
    await deleteOldThen(async () => {
      await copyBuild(dirname(source), own, isShared ? SHARED : PRIVATE);
      await touch();
    });
  });
  let deletion = Promise.resolve();
  const timer = setInterval(() => {
    deletion = logErrors(() => deleteOldThen(touch));
  }, HOUR).unref();
  const stop = (): Promise<void> => {
    clearInterval(timer);
    return deletion;
  };
  return { lookUp, stop };
}

/** File modes of a copy. Those of the source and the umask may let every user change it. */
const SHARED = { file: 0o644, folder: 0o755 };
const PRIVATE = { file: 0o600, folder: 0o700 };

/** Copies the assets in `source` to `own`, all or nothing. If two processes do so at once, one succeeds. */
async function copyBuild(source: string, own: string, modes: typeof SHARED): Promise<void> {
  const assets = await readFolder(source);
  // First, so that no other user can change it after the comparison.
  await setModes(own, assets.keys(), modes);
  if (await isComplete(own, assets)) return;
  const draft = join(dirname(own), `.${basename(own)}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(join(draft, 'assets'), { recursive: true, mode: 0o700 });
    for (const [name, content] of assets) await writeFile(join(draft, 'assets', name), content, { mode: 0o600 });
    await setModes(draft, assets.keys(), modes);
    await rename(draft, own).catch(async (error: unknown) => {
      if (await isComplete(own, assets)) return;
      if (!['EEXIST', 'ENOTEMPTY', 'EPERM', 'ENOTDIR'].includes(reason(error))) throw error;
      // The existing copy is incomplete or was changed.
      await rm(own, { recursive: true, force: true });
      await rename(draft, own);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Contents of the regular files in a folder, by name. Ignores links. */
async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = entries.map(async ({ name }) => [name, await readFile(join(folder, name))] as const);
  return new Map(await Promise.all(contents));
}

async function isComplete(own: string, assets: ReadonlyMap<string, Buffer>): Promise<boolean> {
  const copied = await readFolder(join(own, 'assets')).catch(() => new Map<string, Buffer>());
  return copied.size === assets.size && [...assets].every(([name, content]) => copied.get(name)?.equals(content));
}

/** Sets the modes of a copy. Stops at a link, and at a file that is missing or can't be changed. */
async function setModes(copy: string, names: Iterable<string>, modes: typeof SHARED): Promise<void> {
  try {
    for (const path of [copy, join(copy, 'assets'), ...Array.from(names, (name) => join(copy, 'assets', name))]) {
      const stats = await lstat(path);
      if (stats.isSymbolicLink()) return;
      await chmod(path, stats.isDirectory() ? modes.folder : modes.file);
    }
  } catch (error) {
    if (!FIXED_MODES.includes(reason(error))) throw error;
  }
}

/** Deletes unfinished copies and builds without a process for a day. Keeps everything else. */
async function clearOld(dir: string, own: string, now: number): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const lifetime = DRAFT.test(entry.name)
      ? HOUR
      : BUILD_ID.test(entry.name) && entry.name !== own
        ? LIFETIME
        : Infinity;
    if (!entry.isDirectory() || lifetime === Infinity) continue;
    const mtimeMs = await changedAt(join(dir, entry.name));
    if (mtimeMs + lifetime < now) await rm(join(dir, entry.name), { recursive: true, force: true });
  }
}

/** Modification time in milliseconds; `Infinity` if the path was just deleted. */
async function changedAt(path: string): Promise<number> {
  try {
    return (await lstat(path)).mtimeMs;
  } catch (error) {
    if (reason(error) !== 'ENOENT') throw error;
    return Infinity;
  }
}

/** Path of an asset. Other paths are not looked up. */
const ASSET = /^\/(assets\/[\w-][\w.-]{0,200})$/;

/** Maximum number of builds served, newest first. Some setups build on every change. */
const MAX_BUILDS = 20;

/** Minimum time between scans, in milliseconds. A process of a newer build may have started since. */
const SCAN_INTERVAL = SECOND;

/**
 * Looks up assets of other builds in `dir`, as `<build>/assets/<name>`. Scans the folder when an unknown asset is
 * requested. Reads a file on its first request, and only if the scan has found it.
 */
function createLookup(dir: string, pagePolicy: PagePolicy, now: Clock): (path: string) => SiteFile | undefined {
  let scannedAt = -Infinity;
  /** Maps names such as `assets/main-1a2b.js` to the folder of the build and all its names. */
  let known: ReadonlyMap<string, Location> = new Map();
  const loaded = new Map<string, SiteFile>();

  return (path) => {
    const name = ASSET.exec(path)?.[1];
    if (name === undefined) return undefined;
    if (!known.has(name) && Math.abs(now() - scannedAt) >= SCAN_INTERVAL) {
      scannedAt = now();
      known = listAssets(dir);
      for (const each of loaded.keys()) if (!known.has(each)) loaded.delete(each);
    }
    const location = known.get(name);
    if (location === undefined) return undefined;
    const file = loaded.get(name) ?? read(location, name, pagePolicy);
    if (file !== undefined) loaded.set(name, file);
    return file;
  };
}

interface Location {
  readonly root: string;
  readonly names: ReadonlySet<string>;
}

/** Scans the existing builds. Skips symbolic links, regardless of target, and unreadable folders. */
function listAssets(dir: string): ReadonlyMap<string, Location> {
  const known = new Map<string, Location>();
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
    .slice(0, MAX_BUILDS)
    .map(({ root }) => root);
}

/** Entries of a folder; empty if it can't be read or was deleted after the scan. */
function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Returns `undefined` if the file was deleted. */
function read({ root, names }: Location, name: string, pagePolicy: PagePolicy): SiteFile | undefined {
  try {
    return { ...loadFile(root, name, names, pagePolicy), validity: {} };
  } catch {
    return undefined;
  }
}

/** Format of a build ID and of its folder's name. */
const BUILD_ID = /^[0-9a-f]{16}$/;

const schema = z.object({ id: z.string().regex(BUILD_ID) });

/** Build ID from `builds/latest.json`; `undefined` if missing or invalid. */
export function buildId({ byPath }: Pick<SiteFiles, 'byPath'>): string | undefined {
  const text = byPath.get('/builds/latest.json')?.plain.bytes?.toString();
  if (text === undefined) return undefined;
  return schema.safeParse(parseJson(text)).data?.id;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
