import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hasBuild, hashInputs } from '../../scripts/build/stamp.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/e2e-builds');

/**
 * Builds the site with other settings and returns the folder of the build, which tests must not change. A build with the
 * same name is reused, also in later runs, until its sources or settings change.
 */
export async function buildOnce(name: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const build = join(folder, name);
  const env = { ...process.env, ...settings };
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(`${build}.lock`);
  try {
    if (hasBuild(build, hashInputs(root, env))) return build;
    // In a new folder, because Vite doesn't empty a folder outside the site's.
    const fresh = mkdtempSync(`${build}-`);
    await promisify(execFile)(process.execPath, [join(root, 'scripts/build.ts')], {
      env: { ...env, SITE_BUILD_DIR: fresh },
    });
    rmSync(build, { recursive: true, force: true });
    renameSync(fresh, build);
  } finally {
    unlock();
  }
  return build;
}

/** Takes a lock, and waits while another running process has it. Returns a function that releases it. */
async function lock(file: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!isHeld(file)) rmSync(file, { force: true });
    else await pause(100);
  }
}

/** Returns true if the process with the lock is running. While the file is being written, it has no process ID yet. */
function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}
