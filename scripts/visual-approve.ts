import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { choosePictures, lostPictures, openPictures } from '../.storybook/pictures/approval.ts';
import type { OpenPicture } from '../.storybook/pictures/approval.ts';
import { writeGallery } from '../.storybook/pictures/gallery.ts';
import {
  folders,
  groupOf,
  isLastRun,
  pictureFile,
  readRecord,
  storyOf,
  writeRecord,
} from '../.storybook/pictures/record.ts';
import type { PictureState, RunRecord } from '../.storybook/pictures/record.ts';
import { findStale } from '../.storybook/pictures/story-sources.ts';

/**
 * `npm run visual:approve [-- name …]`: takes over the pictures that the last `npm run visual` has made, and deletes
 * those of stories that are gone. A name is any part of a picture's path: `pricing`, `sections/pricing/default`,
 * `light-phone/pages`. Without one, all are taken over. Nothing is rendered again.
 */

const root = join(import.meta.dirname, '..');

/** What the pictures are made from. */
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

/** Every picture that is kept is packed anew, which takes longer than a run has time for. */
const PACKED = { lossless: true, effort: 4, quality: 100 } as const;

/** From this size on, in bytes, a picture is packed as small as can be: that takes seconds, and gains nothing below. */
const LARGE = 40_000;

try {
  await approve(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function approve(names: readonly string[]): Promise<void> {
  const record = usableRecord();
  const open = openPictures(record.pictures);
  const chosen = choosePictures(open, names);
  console.log(`These screenshots were made on ${new Date(record.started).toLocaleString('en-US')}.`);
  if (chosen.length === 0) {
    if (names.length > 0)
      throw new Error(`No changed screenshot has “${names.join('” or “')}” in its path. See .visual/index.html.`);
    console.log('No screenshot has changed.');
    return;
  }

  const changed = changedSince(record.started);
  const stale = changed.length > 0 && findStale(root, new Set(chosen.map(([name]) => groupOf(name))), changed);
  if (stale)
    throw new Error(
      `${stale.source} has changed since the screenshots of ${stale.group} were made. Run npm run visual ${stale.name} again.`,
    );

  // All are read before the first is written: approved are all the chosen ones, or none.
  const taken = await Promise.all(chosen.map(async (picture) => [picture, await readTaken(picture)] as const));
  if (!isLastRun(record.id)) throw new Error('Another run has started in the meantime. Nothing was approved.');
  const pictures = { ...record.pictures };
  for (const [[name, state], bytes] of taken) {
    writeApproved(name, bytes);
    if (state === 'gone') delete pictures[name];
    else pictures[name] = 'same';
  }
  for (const [group, members] of Map.groupBy(chosen, ([name]) => groupOf(name)))
    console.log(`✓ ${group}: ${members.map(([name, state]) => describe(name, state)).join(', ')}`);
  const left = open.length - chosen.length;
  console.log(`${chosen.length} approved${left === 0 ? '' : `, ${left} left`}.`);
  writeRecord({ ...record, pictures });
  writeGallery({ ...record, pictures });
}

function usableRecord(): RunRecord {
  const record = readRecord();
  if (record === undefined) throw new Error('There are no screenshots to approve. Run npm run visual first.');
  if (record.finished === undefined) throw new Error('The last run didn’t finish. Run npm run visual again.');
  const [lost] = lostPictures(record.pictures, folders.now);
  if (lost !== undefined) throw new Error(`The screenshot ${lost} is missing. Run npm run visual again.`);
  return record;
}

/** The sources that were written after this time, in milliseconds since 1970. Approved pictures are none. */
function changedSince(time: number): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...SOURCES];
  return execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '' && !path.startsWith('stories/__visual__/'))
    .filter((path) => (statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0) > time);
}

/** The picture as it will be kept; none of a story that is gone. */
async function readTaken([name, state]: OpenPicture): Promise<Buffer | undefined> {
  if (state === 'gone') return undefined;
  const picture = sharp(await readFile(pictureFile(folders.now, name)));
  const packed = await picture.clone().webp(PACKED).toBuffer();
  return packed.length < LARGE
    ? packed
    : picture
        .clone()
        .webp({ ...PACKED, effort: 6 })
        .toBuffer();
}

function writeApproved(name: string, bytes: Buffer | undefined): void {
  const approved = pictureFile(folders.approved, name);
  if (bytes === undefined) {
    rmSync(approved, { force: true });
    return;
  }
  mkdirSync(dirname(approved), { recursive: true });
  writeFileSync(approved, bytes);
}

function describe(name: string, state: PictureState): string {
  const mode = name.slice(0, name.indexOf('/'));
  const story = storyOf(name).slice(groupOf(name).length + 1);
  return `${story} ${mode}${state === 'changed' ? '' : ` (${state})`}`;
}
