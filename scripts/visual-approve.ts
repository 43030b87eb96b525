import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  selectScreenshots,
  folders,
  getGroup,
  isLastRun,
  findLost,
  findPending,
  screenshotFile,
  readRecord,
  getStoryPath,
  writeRecord,
} from '../.storybook/visual/record.ts';
import type { PendingScreenshot, ScreenshotState, RunRecord } from '../.storybook/visual/record.ts';
import { writeGallery } from '../.storybook/visual/gallery.ts';
import { findStale } from '../.storybook/visual/story-sources.ts';

/**
 * `npm run visual:approve [-- name …]`: replaces baselines by the screenshots of the last `npm run visual`, and deletes
 * those of deleted stories. A name is any part of a screenshot's path, such as `pricing`, `sections/pricing/default` or
 * `light-phone/pages`. Without a name, all are approved. Nothing is rendered again.
 */

const root = join(import.meta.dirname, '..');

/** Sources of screenshots. */
const SOURCES = [
  '.storybook',
  'compose',
  'design-system',
  'paddle-simulator',
  'site',
  'stories',
  'tailwind.config.ts',
  'package-lock.json',
];

/** Compression of baselines, which takes longer than a run has time for. */
const PACKED = { lossless: true, effort: 4, quality: 100 } as const;

/**
 * Size in bytes above which a screenshot is compressed as well as possible. That takes seconds, and gains nothing
 * below.
 */
const LARGE = 40_000;

try {
  await approve(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function approve(names: readonly string[]): Promise<void> {
  const record = usableRecord();
  const open = findPending(record.screenshots);
  const chosen = selectScreenshots(open, names);
  console.log(`These screenshots were made on ${new Date(record.started).toLocaleString('en-US')}.`);
  if (chosen.length === 0) {
    if (names.length > 0)
      throw new Error(`No changed screenshot has “${names.join('” or “')}” in its path. See .visual/index.html.`);
    console.log('No screenshot has changed.');
    return;
  }

  const changed = changedSince(record.started);
  const stale = changed.length > 0 && findStale(root, new Set(chosen.map(([name]) => getGroup(name))), changed);
  if (stale)
    throw new Error(
      `${stale.source} has changed since the screenshots of ${stale.group} were made. Run npm run visual ${stale.name} again.`,
    );

  // All are read before the first is written, so that either all or none are approved.
  const taken = await Promise.all(chosen.map(async (screenshot) => [screenshot, await readTaken(screenshot)] as const));
  if (!isLastRun(record.id)) throw new Error('Another run has started in the meantime. Nothing was approved.');
  const screenshots = { ...record.screenshots };
  for (const [[name, state], bytes] of taken) {
    writeApproved(name, bytes);
    if (state === 'gone') delete screenshots[name];
    else screenshots[name] = 'same';
  }
  for (const [group, members] of Map.groupBy(chosen, ([name]) => getGroup(name)))
    console.log(`✓ ${group}: ${members.map(([name, state]) => describe(name, state)).join(', ')}`);
  const left = open.length - chosen.length;
  console.log(`${chosen.length} approved${left === 0 ? '' : `, ${left} left`}.`);
  writeRecord({ ...record, screenshots });
  writeGallery({ ...record, screenshots });
}

function usableRecord(): RunRecord {
  const record = readRecord();
  if (record === undefined) throw new Error('There are no screenshots to approve. Run npm run visual first.');
  if (record.finished === undefined) throw new Error('The last run didn’t finish. Run npm run visual again.');
  const [lost] = findLost(record.screenshots, folders.now);
  if (lost !== undefined) throw new Error(`The screenshot ${lost} is missing. Run npm run visual again.`);
  return record;
}

/** Returns the sources that were written after this time, in milliseconds since 1970, without baselines. */
function changedSince(time: number): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...SOURCES];
  return execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('stories/__visual__/'))
    .filter((path) => (statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0) > time);
}

/** Returns the bytes of the new baseline; undefined for a story that was deleted. */
async function readTaken([name, state]: PendingScreenshot): Promise<Buffer | undefined> {
  if (state === 'gone') return undefined;
  const screenshot = sharp(await readFile(screenshotFile(folders.now, name)));
  const packed = await screenshot.clone().webp(PACKED).toBuffer();
  return packed.length < LARGE
    ? packed
    : screenshot
        .clone()
        .webp({ ...PACKED, effort: 6 })
        .toBuffer();
}

function writeApproved(name: string, bytes: Buffer | undefined): void {
  const approved = screenshotFile(folders.approved, name);
  if (bytes === undefined) {
    rmSync(approved, { force: true });
    return;
  }
  mkdirSync(dirname(approved), { recursive: true });
  writeFileSync(approved, bytes);
}

function describe(name: string, state: ScreenshotState): string {
  const mode = name.slice(0, name.indexOf('/'));
  const story = getStoryPath(name).slice(getGroup(name).length + 1);
  return `${story} ${mode}${state === 'changed' ? '' : ` (${state})`}`;
}
