import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { sharePicturePath } from '../../site/content/share-picture-path.ts';
import type { ListedPage } from './check-pages.ts';
import { mapBounded } from './map-bounded.ts';
import { drawSharePicture } from './share-picture.ts';
import type { ShareContent } from './share-picture.ts';

/**
 * Writes the share picture of every page into a folder of the site's files. A picture that was drawn before, of the same
 * words by the same code, is taken from `cache`: drawing is most of what a page costs the build.
 */
export async function writeSharePictures(
  client: string,
  pages: readonly ListedPage[],
  { brand, cache }: { brand: string; cache: string },
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const drawnBy = hashOfDrawing();
  const waiting = pages.map((page, index): [string, ShareContent] => [
    join(client, sharePicturePath(page.path)),
    { brand, ...page, at: pages.length === 1 ? 0.5 : index / (pages.length - 1) },
  ]);
  await mapBounded(waiting, availableParallelism(), async ([file, { title, description, path, at }]) => {
    const content = { brand, title, description, path, at: Math.round(at * 20) / 20 };
    const key = createHash('sha256')
      .update(`${drawnBy}${JSON.stringify(content)}`)
      .digest('hex')
      .slice(0, 32);
    const kept = join(cache, key);
    const picture = readKept(kept) ?? keep(kept, await drawSharePicture(content));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
  });
}

/** The length of a SHA-256, in bytes. */
const HASH = 32;

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** A picture that was kept; undefined where there is none, or one that a full disk or a build cut short has damaged. */
function readKept(file: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const picture = bytes.subarray(HASH);
  return hashOf(picture).equals(bytes.subarray(0, HASH)) ? picture : undefined;
}

/** Keeps a picture behind its own hash. It is there as a whole or not at all, because another build may read it now. */
function keep(file: string, picture: Buffer): Buffer {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, Buffer.concat([hashOf(picture), picture]));
  renameSync(beside, file);
  return picture;
}

/** A hash of all that decides how a picture looks, but for its words. */
function hashOfDrawing(): string {
  const system = join(import.meta.dirname, '../../design-system');
  const files = [
    ...['share-picture.ts', 'brand-mark.ts'].map((name) => join(import.meta.dirname, name)),
    join(system, 'emails/srgb.ts'),
    join(system, 'illustrations/waveform/path.ts'),
    ...readdirSync(join(system, 'tokens')).map((name) => join(system, 'tokens', name)),
    ...['display.ttf', 'text.ttf', 'mono.ttf', 'faces.ts'].map((name) => join(system, 'fonts', name)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
