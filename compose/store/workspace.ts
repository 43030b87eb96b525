import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alone } from './alone.ts';
import { Turns } from './turns.ts';
import { writeWhole } from './whole-file.ts';

/** What may be written: page files, their stories, and the navigation. Relative to the repository, with `/`. */
const WRITABLE = [
  /^site\/pages\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:ts|json)$/,
  /^stories\/pages\/[a-z0-9]+(?:-[a-z0-9]+)*\.stories\.tsx$/,
  /^site\/content\/navigation\.ts$/,
];

/** Where drafts and half-written files are: outside of what is built, watched and kept in git. */
export const OWN_FOLDER = '.compose';

/** A write that has not ended after so long was broken off, in milliseconds. */
const BROKEN_OFF = 60_000;

/** A file that must not be read or written: names it, and says what is expected. */
export class ForbiddenFileError extends Error {
  override readonly name = 'ForbiddenFileError';
}

/** Somebody else has changed, made or removed the file since it was read. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** What the file holds now; undefined where it is gone. */
  readonly now: string | undefined;

  constructor(file: string, now: string | undefined) {
    super(`${file} was ${now === undefined ? 'removed' : 'changed'} since it was read.`);
    this.now = now;
  }
}

/** Names what a file holds; two texts with one version are the same. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The files of a repository that may be written here, and no others. */
export class Workspace {
  /** The repository. */
  readonly root: string;
  /** One after the other for each file: what is compared is what is replaced. */
  readonly #turns = new Turns();

  constructor(root: string) {
    this.root = root;
  }

  /** Takes away what writes that were broken off have left; another workshop may be writing now. */
  async clear(now = Date.now()): Promise<void> {
    const folder = join(this.root, OWN_FOLDER, 'writing');
    for (const name of (await orUndefined(readdir(folder))) ?? []) {
      const left = join(folder, name);
      const changed = (await orUndefined(lstat(left)))?.mtimeMs ?? now;
      if (now - changed > BROKEN_OFF) await rm(left, { recursive: true, force: true });
    }
  }

  /**
   * What a file holds; undefined where there is none.
   *
   * @throws {ForbiddenFileError} for a file that may not be written here, and one whose text would not be the same when it is written back
   */
  async read(file: string): Promise<string | undefined> {
    const bytes = await orUndefined(readFile(await this.#resolve(file)));
    if (bytes && !isUtf8(bytes)) throw new ForbiddenFileError(`${file} is not in UTF-8. Convert it.`);
    return bytes?.toString();
  }

  /** @throws {ForbiddenFileError} for a file that may not be written here */
  async allow(file: string): Promise<void> {
    await this.#resolve(file);
  }

  /** The files of a folder and of those below it that may be written. */
  async list(folder: `site/pages${string}` | `stories/pages${string}`): Promise<string[]> {
    const entries = await readdir(join(this.root, folder), { withFileTypes: true });
    // Folder by folder: told to go down by itself, Node follows links.
    const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => this.list(`${folder}/${name}`));
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    return [...files, ...(await Promise.all(below)).flat()]
      .filter((file) => WRITABLE.some((form) => form.test(file)))
      .toSorted();
  }

  /**
   * Puts a text into a file, whole or not at all, whatever happens meanwhile. `expected` is the version that was read;
   * undefined where there was no file. A text of undefined removes the file.
   *
   * @throws {ConflictError} where the file holds something else by now
   * @throws {ForbiddenFileError} for a file that may not be written here
   */
  async write(file: string, text: string | undefined, expected: string | undefined): Promise<void> {
    await this.#turns.take(file, () => this.#write(file, text, expected));
  }

  async #write(file: string, text: string | undefined, expected: string | undefined): Promise<void> {
    const path = await this.#resolve(file);
    const now = await this.#expect(file, expected);
    // The disk takes its time, in which an editor or another workshop may have saved: two workshops look one after the other.
    const naming = (name: () => Promise<void>): Promise<void> =>
      alone(join(this.root, OWN_FOLDER, 'writing', `${versionOf(file)}.lock`), async () => {
        await this.#expect(file, expected);
        await name();
      });
    if (text === undefined) return naming(() => rm(path, { force: true }));
    if (text === now) return;
    const rights = (await orUndefined(lstat(path)))?.mode;
    await writeWhole(path, text, join(this.root, OWN_FOLDER, 'writing'), {
      mode: rights === undefined ? undefined : rights & 0o777,
      naming,
    });
  }

  /** What a file holds, which must be what was read. */
  async #expect(file: string, expected: string | undefined): Promise<string | undefined> {
    const now = await this.read(file);
    if ((now === undefined ? undefined : versionOf(now)) !== expected) throw new ConflictError(file, now);
    return now;
  }

  /** Where a file is, if it may be written, and if no link leads to another place on the way there. */
  async #resolve(file: string): Promise<string> {
    if (!WRITABLE.some((form) => form.test(file)))
      throw new ForbiddenFileError(
        `${JSON.stringify(file)} can’t be written here. The page editor writes only pages, their stories and site/content/navigation.ts.`,
      );
    let path = this.root;
    let last: Stats | undefined;
    for (const part of file.split('/')) {
      path = join(path, part);
      last = await orUndefined(lstat(path));
      if (last?.isSymbolicLink() === true)
        throw new ForbiddenFileError(`${file} is a link, or in a linked folder. The page editor doesn’t follow links.`);
    }
    // A folder holds no text, and whoever reads from a pipe waits for ever.
    if (last?.isFile() === false) throw new ForbiddenFileError(`${file} is not a file. Remove it.`);
    return path;
  }
}

/** What there is; undefined where there is no such file. */
async function orUndefined<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
