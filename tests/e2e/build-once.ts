import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashInputs } from '../../scripts/build/inputs.ts';
import { hasBuild } from '../../scripts/build/stamp.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/e2e-builds');

/**
 * Builds the site with other settings, once for all who ask for it by the same name, in this run and in later ones while
 * nothing of its sources and settings has changed. Gives back its folder, which is nobody's to change. A name belongs
 * to one set of settings.
 */
export async function buildOnce(name: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const build = join(folder, name);
  const env = { ...process.env, ...settings };
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(`${build}.lock`);
  try {
    if (hasBuild(build, hashInputs(root, env))) return build;
    // Aside first: Vite empties no folder that is not the site's own, and files of an older build would stay.
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

/** Waits until no other process that lives holds a lock, and takes it. */
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

/** Whether whoever took a lock still runs. One that is being written has no number yet. */
function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch {
    return false;
  }
}
