import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Puts a text into a file, whole or not at all, whatever happens meanwhile: it is written beside, in `folder`, which must be on the
 * same disk, and then gets its name.
 */
export async function writeWhole(path: string, text: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  const draft = join(folder, randomUUID());
  const handle = await open(draft, 'wx', 0o644);
  try {
    await handle.writeFile(text);
    // The name must not come to the disk before what it names.
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
}
