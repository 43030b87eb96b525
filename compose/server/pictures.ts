import { spawn } from 'node:child_process';
import { lstat, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { folders, groupOf, pictureFile, readRecord } from '../../.storybook/pictures/record.ts';
import type { Pictures } from '../protocol/protocol.ts';
import { allPageStoryFiles, pageStoryFile } from '../store/page-story-file.ts';
import type { PageStoryFile } from '../store/page-story-file.ts';

/** Something is under way, or there is nothing to do it with. */
export class PicturesError extends Error {
  override readonly name = 'PicturesError';
}

/** Makes the pictures of a page's story, and approves them: one thing at a time. */
export class PictureDesk {
  readonly #root: string;
  #running: string | undefined;
  #said = '';
  #failed = false;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Begins to make the pictures of a page, by its file. What comes of it is told by `of`.
   *
   * @throws {PicturesError} while others are made, and where the page has no story
   */
  async make(page: string): Promise<void> {
    const { file } = await storyOf(this.#root, page);
    void this.#run(page, ['node_modules/vitest/vitest.mjs', 'run', '--config', '.storybook/vitest.config.ts', file]);
  }

  /**
   * Takes over the pictures of a page that were made last.
   *
   * @throws {PicturesError} while something is under way, and where the script refuses: its words
   */
  async approve(file: string): Promise<void> {
    await this.#run(file, ['scripts/visual-approve.ts', `${await pictureGroup(this.#root, file)}/`]);
    if (this.#failed) throw new PicturesError(lastWords(this.#said));
  }

  /** How far it is, and what pictures of a page there are. */
  async of(file: string): Promise<Pictures> {
    const isRunning = this.#running !== undefined;
    const record = isRunning ? undefined : readRecord();
    const group = await pictureGroup(this.#root, file).catch(() => undefined);
    const pictures = Object.entries(record?.pictures ?? {}).filter(([name]) => groupOf(name) === group);
    return {
      isRunning,
      said: isRunning || this.#failed ? lastWords(this.#said) : '',
      pictures: pictures.map(([name, state]) => ({ name, state })),
    };
  }

  /** A picture of the last run, or an approved one; undefined where there is none. */
  async read(which: 'now' | 'approved', name: string): Promise<Buffer | undefined> {
    if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(name)) return undefined;
    return readFile(pictureFile(folders[which], name)).catch(() => undefined);
  }

  /** Takes away the approved pictures of a page that is about to be removed. */
  async forget(file: string): Promise<void> {
    const group = await ownPictureGroup(this.#root, file);
    if (group === undefined) return;
    for (const mode of await readdir(folders.approved).catch(() => [])) {
      const folder = join(folders.approved, mode, group);
      const isFolder = (await lstat(folder).catch(() => undefined))?.isDirectory() ?? false;
      if (isFolder) await rm(folder, { recursive: true });
    }
  }

  #run(file: string, words: readonly string[]): Promise<void> {
    if (this.#running !== undefined)
      throw new PicturesError(`The pictures of ${this.#running} are under way, expected one page after the other`);
    this.#running = file;
    this.#said = '';
    return new Promise((resolve) => {
      const child = spawn(process.execPath, words, { cwd: this.#root, stdio: ['ignore', 'pipe', 'pipe'] });
      const hear = (part: Buffer): void => {
        this.#said = (this.#said + part.toString()).slice(-20_000);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      const end = (failed: boolean): void => {
        this.#running = undefined;
        // A run that finds pictures that are new ends with an error all the same.
        this.#failed = failed && !/\d+ (?:new|changed)/.test(this.#said);
        resolve();
      };
      child.once('error', () => end(true));
      child.once('close', (code) => end(code !== 0));
    });
  }
}

/**
 * What the pictures of a page's story are listed under: `pages/press`.
 *
 * @throws {PicturesError} where the page has no story
 */
export async function pictureGroup(root: string, page: string): Promise<string> {
  const story = await storyOf(root, page);
  const group = groupOfStory(story);
  if (group === undefined) throw new PicturesError(`${story.file} has no title that begins with Pages/`);
  return group;
}

/** The same, where no other story has its pictures there: one of the same title would lose them. Undefined else. */
export async function ownPictureGroup(root: string, page: string): Promise<string | undefined> {
  const own = await pageStoryFile(root, page);
  const group = own && groupOfStory(own);
  const sharing = (await allPageStoryFiles(root)).filter((each) => groupOfStory(each) === group);
  return sharing.length === 1 ? group : undefined;
}

function groupOfStory({ text }: PageStoryFile): string | undefined {
  const title = /title: '(Pages\/[^']+)'/.exec(text)?.[1];
  return title?.split('/').map(sanitize).join('/');
}

async function storyOf(root: string, page: string): Promise<PageStoryFile> {
  const story = await pageStoryFile(root, page);
  if (!story) throw new PicturesError(`No story in stories/pages imports ${page}, expected one to make pictures of`);
  return story;
}

/** The last lines of what a command said, without colours. */
const lastWords = (said: string): string =>
  said
    .replaceAll(new RegExp(String.raw`${String.fromCodePoint(27)}\[[\d;]*m`, 'g'), '')
    .trim()
    .split('\n')
    .slice(-6)
    .join('\n');
