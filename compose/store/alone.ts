import { lstat, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Work is a matter of a moment: after so long the process that began it has ended, in milliseconds. */
const BROKEN_OFF = 1000;

/** How often it is looked whether another process has ended its work, in milliseconds. */
const AGAIN = 5;

/** Does `work` while no other process does any for the same file `lock`, which is there for so long. */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await take(lock))) {
    const since = (await lstat(lock).catch(() => undefined))?.mtimeMs;
    if (since !== undefined && Date.now() - since > BROKEN_OFF) await rm(lock, { force: true });
    else await wait(AGAIN);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Whether the file could be made, which one process alone can. */
async function take(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
