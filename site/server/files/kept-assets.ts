import { randomBytes } from 'node:crypto';
import { copyFile, lstat, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Log } from '../log/log.ts';
import { DAY, HOUR } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { makeDir } from '../process/data-dir.ts';
import { reason } from '../process/start-error.ts';
import { BUILD_ID, buildId } from './build-id.ts';
import { keptFiles } from './kept-files.ts';
import type { SiteFile, SiteFiles } from './site-file.ts';

/** What is left behind by a process that was killed while it copied; what another copies just now is younger. */
const DRAFT = /^\.[\w-]{1,64}\.\d+\.[0-9a-f]{8}$/;

/** The last sign of a process is up to an hour old. */
const KEPT_FOR = DAY + HOUR;

export interface KeptAssetsOptions {
  /** Where the assets of each build lie, in a folder of its id. Processes that share it answer for each other. */
  readonly dir: string;
  readonly files: SiteFiles;
  readonly log: Log;
  readonly now: Clock;
}

/** The assets of builds before and after this process's own. */
export interface KeptAssets {
  readonly lookUp: (path: string) => SiteFile | undefined;
  readonly stop: () => void;
}

/**
 * Keeps the assets of this process's build in `dir`, for the processes that come after it, until a day after the last
 * process of that build was there: somebody has a page of it open. Never rejects: what cannot be kept, as on a full disk,
 * is a line of the log, and the site starts without.
 */
export async function keepAssets({ dir, files, log, now }: KeptAssetsOptions): Promise<KeptAssets> {
  const id = buildId(files);
  const source = [...files.byPath].find(([path]) => path.startsWith('/assets/'))?.[1].plain.path;
  const lookUp = keptFiles(dir, files.pagePolicy, now);
  if (id === undefined || source === undefined) return { lookUp, stop: () => {} };
  const own = join(dir, id);
  const tryTo = async (work: () => Promise<void>): Promise<void> => {
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
  /** Clears first, and goes on where that fails: on a full disk it makes the room. */
  const clearAnd = async (work: () => Promise<void>): Promise<void> => {
    try {
      await clearOld(dir, id, now());
    } finally {
      await work();
    }
  };
  const stillHere = (): Promise<void> => utimes(own, new Date(now()), new Date(now()));
  await tryTo(async () => {
    makeDir(resolve(dir));
    await clearAnd(async () => {
      await copyBuild(dirname(source), own);
      await stillHere();
    });
  });
  const timer = setInterval(() => void tryTo(() => clearAnd(stillHere)), HOUR).unref();
  return { lookUp, stop: () => clearInterval(timer) };
}

/** Puts a copy of the assets in `source` below `own`, whole or not at all. Of two processes that do it at once one does. */
async function copyBuild(source: string, own: string): Promise<void> {
  const names = await sizesOf(source);
  if (await holds(own, names)) return;
  const draft = join(dirname(own), `.${basename(own)}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(join(draft, 'assets'), { recursive: true });
    for (const name of names.keys()) await copyFile(join(source, name), join(draft, 'assets', name));
    await rename(draft, own).catch(async (error: unknown) => {
      if (await holds(own, names)) return;
      if (!['EEXIST', 'ENOTEMPTY', 'EPERM', 'ENOTDIR'].includes(reason(error))) throw error;
      // What stands there is not whole: a disk that was full, or a hand.
      await rm(own, { recursive: true, force: true });
      await rename(draft, own);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The regular files of a folder with their sizes in bytes. A link is none. */
async function sizesOf(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = entries.map(async ({ name }) => [name, (await lstat(join(folder, name))).size] as const);
  return new Map(await Promise.all(sizes));
}

async function holds(own: string, names: ReadonlyMap<string, number>): Promise<boolean> {
  const there = await sizesOf(join(own, 'assets')).catch(() => new Map<string, number>());
  return there.size === names.size && [...names].every(([name, size]) => there.get(name) === size);
}

/** Deletes what no process has been there for since a day, and what was never finished. Nothing else that lies there. */
async function clearOld(dir: string, own: string, now: number): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const life = DRAFT.test(entry.name) ? HOUR : BUILD_ID.test(entry.name) && entry.name !== own ? KEPT_FOR : Infinity;
    if (!entry.isDirectory() || life === Infinity) continue;
    const mtimeMs = await changedAt(join(dir, entry.name));
    if (mtimeMs + life < now) await rm(join(dir, entry.name), { recursive: true, force: true });
  }
}

/** When something was changed; never, where another process has just deleted it. */
async function changedAt(path: string): Promise<number> {
  try {
    return (await lstat(path)).mtimeMs;
  } catch (error) {
    if (reason(error) !== 'ENOENT') throw error;
    return Infinity;
  }
}
