import { existsSync } from 'node:fs';
import { pictureFile } from './record.ts';
import type { PictureState, RunRecord } from './record.ts';

type Pictures = RunRecord['pictures'];

/** A picture that waits for approval, and what the comparison found. */
export type OpenPicture = readonly [name: string, state: Exclude<PictureState, 'same' | 'missing'>];

/** The pictures that are not as approved. One that was not taken cannot be approved. */
export const openPictures = (pictures: Pictures): OpenPicture[] =>
  Object.entries(pictures).filter(
    (entry): entry is [string, OpenPicture[1]] => !['same', 'missing'].includes(entry[1]),
  );

/**
 * Those of the open pictures that have one of these texts in their path; without any text, all.
 *
 * @throws Error for a text that says nothing, such as that of an unset shell variable: it would choose everything.
 */
export function choosePictures(open: readonly OpenPicture[], texts: readonly string[]): OpenPicture[] {
  const empty = texts.find((text) => /^[./\s]*$/.test(text));
  if (empty !== undefined)
    throw new Error(
      `“${empty}” is not part of a path. To approve all screenshots, run npm run visual:approve without a name.`,
    );
  return open.filter(([name]) => texts.length === 0 || texts.some((text) => name.includes(text)));
}

/** The pictures that the run has made, by its record, and that are not in this folder any more. */
export const lostPictures = (pictures: Pictures, folder: string): string[] =>
  Object.entries(pictures)
    .filter(([, state]) => state !== 'gone' && state !== 'missing')
    .map(([name]) => name)
    .filter((name) => !existsSync(pictureFile(folder, name)));
