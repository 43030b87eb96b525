import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Folders of screenshots. `approved` has the baselines. All others belong to the last run and are ignored by git. */
export const folders = {
  approved: join(root, 'stories/__visual__'),
  run: join(root, '.visual'),
  now: join(root, '.visual/now'),
  /** Copies of the baselines from the time of the comparison. */
  before: join(root, '.visual/approved'),
  difference: join(root, '.visual/difference'),
} as const;

/**
 * Result of a comparison. `new`: there is no baseline. `gone`: the story of the baseline was deleted. `missing`: the
 * story failed before the screenshot was taken.
 */
export type ScreenshotState = (typeof STATES)[number];

const STATES = ['same', 'changed', 'new', 'gone', 'missing'] as const;

/** Result of a run, in `.visual/run.json`. Times are in milliseconds since 1970. */
export interface RunRecord {
  /**
   * ID of the run. A different ID in the file means that another run was started in the meantime and writes to the same
   * folder.
   */
  readonly id: string;
  readonly started: number;
  /** Absent during the run, and after it was interrupted. */
  readonly finished?: number;
  readonly screenshots: Readonly<Record<string, ScreenshotState>>;
}

const recordFile = join(folders.run, 'run.json');

/**
 * Returns the record of the last run, or undefined if there is none.
 *
 * @throws Error if the file isn't a valid record or has the format of an older version.
 */
export function readRecord(file = recordFile): RunRecord | undefined {
  if (!existsSync(file)) return undefined;
  const record = parseJson(readFileSync(file, 'utf8'));
  if (!isRecord(record)) throw new Error(`${relative(root, file)} can’t be read. Run npm run visual again.`);
  return record;
}

/** Writes the record of the current run atomically, because another process may read it at the same time. */
export function writeRecord(record: RunRecord, file = recordFile): void {
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, JSON.stringify(record, null, 1));
  renameSync(temporaryFile, file);
}

/** Returns true if the run with this ID is the last one, so that the screenshots in `.visual` belong to it. */
export function isLastRun(id: string, file = recordFile): boolean {
  try {
    return readRecord(file)?.id === id;
  } catch {
    return false; // This run writes only readable records, so an unreadable one belongs to another run.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is RunRecord {
  if (!isObject(value) || !isObject(value['screenshots'])) return false;
  const { id, started, finished, screenshots } = value;
  return (
    typeof id === 'string' &&
    typeof started === 'number' &&
    (finished === undefined || typeof finished === 'number') &&
    Object.entries(screenshots).every(
      ([name, state]) => isScreenshotName(name) && STATES.some((validState) => validState === state),
    )
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns true if a text is a valid screenshot name. The name is part of the paths of files that are written and
 * deleted, so it must not refer to a file outside the folder of screenshots.
 */
const isScreenshotName = (name: string): boolean => /^[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)+$/u.test(name);

/** Returns the path of a screenshot's file in a folder. */
export const screenshotFile = (folder: string, name: string): string => join(folder, `${name}.webp`);

/** Returns the names of all baselines. */
export function listBaselines(): string[] {
  if (!existsSync(folders.approved)) return [];
  return readdirSync(folders.approved, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length).replaceAll('\\', '/'))
    .sort();
}

/** Returns the name of a screenshot without its mode, such as `sections/pricing/default`. */
export const getStoryPath = (name: string): string => name.slice(name.indexOf('/') + 1);

/** Returns the section, page or primitive that a screenshot shows, such as `sections/pricing`. */
export const getGroup = (name: string): string => getStoryPath(name).split('/').slice(0, 2).join('/');

type Screenshots = RunRecord['screenshots'];

/** Screenshot that can be approved: its name, and how it differs from the baseline. */
export type PendingScreenshot = readonly [name: string, state: Exclude<ScreenshotState, 'same' | 'missing'>];

/**
 * Returns the screenshots that can be approved, because they differ from their baselines. Those that weren't taken are
 * excluded.
 */
export const findPending = (screenshots: Screenshots): PendingScreenshot[] =>
  Object.entries(screenshots).filter(
    (entry): entry is [string, PendingScreenshot[1]] => !['same', 'missing'].includes(entry[1]),
  );

/**
 * Returns the pending screenshots whose name contains one of `texts`, or all of them if `texts` is empty.
 *
 * @throws Error if one of the texts is empty, for example because of an unset shell variable. It would select all
 * screenshots.
 */
export function selectScreenshots(open: readonly PendingScreenshot[], texts: readonly string[]): PendingScreenshot[] {
  const emptyText = texts.find((text) => /^[./\s]*$/.test(text));
  if (emptyText !== undefined)
    throw new Error(
      `“${emptyText}” is not part of a path. To approve all screenshots, run npm run visual:approve without a name.`,
    );
  return open.filter(([name]) => texts.length === 0 || texts.some((text) => name.includes(text)));
}

/** Returns the names of the screenshots that were taken in a run but are missing in this folder. */
export const findLost = (screenshots: Screenshots, folder: string): string[] =>
  Object.entries(screenshots)
    .filter(([, state]) => state !== 'gone' && state !== 'missing')
    .map(([name]) => name)
    .filter((name) => !existsSync(screenshotFile(folder, name)));
