import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How a text is put into a file. */
interface Writing {
  /** The rights of the file, as `stat` has them; those of a new file where it is left out. */
  readonly mode?: number | undefined;
  /** Gives the text its name, when that alone is missing: what it throws leaves the file as it is. */
  readonly naming?: (name: () => Promise<void>) => Promise<void>;
}

/**
 * Puts a text into a file, whole or not at all, whatever happens meanwhile: it is written beside, in `folder`, which must be on the
 * same disk, and then gets its name. Where that fails nothing is left beside.
 */
export async function writeWhole(
  path: string,
  text: string,
  folder: string,
  { mode, naming = (name) => name() }: Writing = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const draft = join(folder, randomUUID());
  const handle = await open(draft, 'wx', 0o644);
  try {
    try {
      await handle.writeFile(text);
      if (mode !== undefined) await handle.chmod(mode);
      // The name must not come to the disk before what it names.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await naming(() => rename(draft, path));
  } catch (error) {
    // A disk that is full must not become fuller with each try.
    await rm(draft, { force: true });
    throw error;
  }
}
