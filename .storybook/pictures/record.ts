import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where pictures lie. All but the approved ones are of the last run, and not in git. */
export const folders = {
  approved: join(root, 'stories/__visual__'),
  run: join(root, '.visual'),
  now: join(root, '.visual/now'),
  /** The approved pictures as they were when the run compared with them. */
  before: join(root, '.visual/approved'),
  difference: join(root, '.visual/difference'),
} as const;

/**
 * What a comparison found: `new` has no approved picture, `gone` no story any more, `missing` no picture because its
 * story failed before it was taken.
 */
export type PictureState = (typeof STATES)[number];

const STATES = ['same', 'changed', 'new', 'gone', 'missing'] as const;

/** What a run of the pictures has made, in `.visual/run.json`. Times are in milliseconds since 1970. */
export interface RunRecord {
  /** Tells this run from another that was started while it was under way: both write to the same folder. */
  readonly id: string;
  readonly started: number;
  /** Not there while the run is under way, and not after it was broken off. */
  readonly finished?: number;
  readonly pictures: Readonly<Record<string, PictureState>>;
}

const path = join(folders.run, 'run.json');

/**
 * The record of the last run, if there was one.
 *
 * @throws Error where the file is no record, or one of an older kind.
 */
export function readRecord(file = path): RunRecord | undefined {
  if (!existsSync(file)) return undefined;
  const record = parse(readFileSync(file, 'utf8'));
  if (!isRecord(record)) throw new Error(`${relative(root, file)} can’t be read. Run npm run visual again.`);
  return record;
}

/** Writes the record of the present run: whole or not at all, because another process may read it meanwhile. */
export function writeRecord(record: RunRecord, file = path): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record, null, 1));
  renameSync(draft, file);
}

/** Whether the pictures in `.visual` are still those of this run, and no other was started after it. */
export function isLastRun(id: string, file = path): boolean {
  try {
    return readRecord(file)?.id === id;
  } catch {
    return false; // It is unreadable, which this run did not write.
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is RunRecord {
  if (!isObject(value) || !isObject(value['pictures'])) return false;
  const { id, started, finished, pictures } = value;
  return (
    typeof id === 'string' &&
    typeof started === 'number' &&
    (finished === undefined || typeof finished === 'number') &&
    Object.entries(pictures).every(([name, state]) => isPictureName(name) && STATES.some((known) => known === state))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name becomes a path that is written and deleted, so it must not lead out of the folder of the pictures. */
const isPictureName = (name: string): boolean => /^[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)+$/u.test(name);

/** The file of a picture in one of the folders. */
export const pictureFile = (folder: string, name: string): string => join(folder, `${name}.webp`);

/** The names of the approved pictures. */
export function approvedPictures(): string[] {
  if (!existsSync(folders.approved)) return [];
  return readdirSync(folders.approved, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length).replaceAll('\\', '/'))
    .sort();
}

/** A picture's name without its mode: `sections/pricing/default`. What filters look in. */
export const storyOf = (name: string): string => name.slice(name.indexOf('/') + 1);

/** What a picture is listed under: the section, page or primitive it shows, as in `sections/pricing`. */
export const groupOf = (name: string): string => storyOf(name).split('/').slice(0, 2).join('/');
