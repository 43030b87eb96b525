import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newPage } from '../../scripts/scaffold/page.ts';
import { formatted } from '../source/rewrite.ts';
import { pathOf } from './page-path.ts';
import { findPageStories, pageStoryFiles } from './page-story-file.ts';
import type { PageStories, PageStoryFile } from './page-story-file.ts';
import { NoPageError } from './pages.ts';
import { Turns } from './turns.ts';
import { ConflictError, versionOf } from './workspace.ts';
import type { Workspace } from './workspace.ts';

const NAVIGATION = 'site/content/navigation.ts';

/** A page cannot be made or removed: says why. */
export class PageFilesError extends Error {
  override readonly name = 'PageFilesError';
}

/** Makes and removes all that a page is made of: its file, its story, and the link to it in the navigation. */
export class PageFiles {
  readonly #workspace: Workspace;
  /** One page after the other: all of them are links in one file. */
  readonly #turns = new Turns();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  /**
   * Makes a page at a path, as `npm run new:page` does. The link comes last, so that it never leads nowhere.
   *
   * @returns the page file
   * @throws {ScaffoldError} for a path that is none of a page
   * @throws {PageFilesError} where there is one already
   */
  make(path: string): Promise<string> {
    return this.#turns.take(NAVIGATION, () => this.#make(path));
  }

  async #make(path: string): Promise<string> {
    const { free = [], created, edited = {} } = newPage(path).changes;
    const names = Object.keys(created);
    // Nothing is read of them, so that they may be of any folder: two files for one path fail the build.
    for (const file of [...names, ...free])
      if (existsSync(join(this.#workspace.root, file)))
        throw new PageFilesError(`${file} already exists. Choose another path.`);
    // Everything is known to work before anything is written.
    const writings = [
      ...Object.entries(created).map(([file, text]) => ({ file, text, before: undefined })),
      ...(await Promise.all(
        Object.entries(edited).map(async ([file, edit]) => {
          const before = await this.#navigation(file);
          return { file, text: edit(before), before };
        }),
      )),
    ];
    const texts = await Promise.all(writings.map(({ file, text }) => formatted(text, file)));
    const done: string[] = [];
    try {
      for (const [index, { file, before }] of writings.entries()) {
        await this.#workspace.write(file, texts[index], before === undefined ? undefined : versionOf(before));
        done.push(file);
      }
    } catch (error) {
      for (const file of done.filter((each) => each in created))
        await this.#workspace.write(file, undefined, versionOf(texts[names.indexOf(file)] ?? ''));
      throw error;
    }
    return names.find((file) => file.startsWith('site/pages/')) ?? '';
  }

  /**
   * Removes a page: the links to it in the navigation first, then its screenshots, by `deleteScreenshots`, its stories, and its file.
   *
   * @throws {NoPageError} if there is none
   * @throws {ConflictError} if the file was changed since it was read
   * @throws {PageFilesError} if several story files show it, or a story that isn't only of this page
   */
  remove(file: string, version: string, deleteScreenshots: () => Promise<void> = async () => {}): Promise<void> {
    return this.#turns.take(NAVIGATION, () => this.#remove(file, version, deleteScreenshots));
  }

  async #remove(file: string, version: string, deleteScreenshots: () => Promise<void>): Promise<void> {
    const text = await this.#workspace.read(file);
    if (text === undefined) throw new NoPageError(`${file} doesn’t exist.`);
    if (versionOf(text) !== version) throw new ConflictError(file, text);
    // Everything is known to work before anything is taken away.
    const story = await this.#findStories(file);
    const navigation = await this.#navigation(NAVIGATION);
    await this.#workspace.write(NAVIGATION, withoutLink(navigation, pathOf(file)), versionOf(navigation));
    await deleteScreenshots();
    if (story) await this.#workspace.write(story.file, story.rest, versionOf(story.text));
    await this.#workspace.write(file, undefined, version);
  }

  /** Returns the story file of a page, and its text without the stories of the page. */
  async #findStories(file: string): Promise<(PageStoryFile & PageStories) | undefined> {
    const [story, more] = await pageStoryFiles(this.#workspace.root, file);
    if (!story) return undefined;
    if (more)
      throw new PageFilesError(`${file} is shown by ${story.file} and ${more.file}. Remove it from one of them first.`);
    const stories = findPageStories(story.text, file);
    if (!stories)
      throw new PageFilesError(
        `A story in ${story.file} uses ${file} together with another page, or has a variable with the name of its import. Remove the page from it first.`,
      );
    return { ...story, ...stories };
  }

  async #navigation(file: string): Promise<string> {
    const text = await this.#workspace.read(file);
    if (text === undefined)
      throw new PageFilesError(`${file} doesn’t exist. Restore it, so that the page can be linked.`);
    return text;
  }
}

/** What stands in a link beside its address: texts, in which brackets mean nothing, and no other record or list. */
const BESIDE = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[^{}[\]'"])*?`;

/** The navigation without the links that lead to a page: each a record on a line of its own, or over several, with the comment behind it. */
export function withoutLink(navigation: string, path: string): string {
  const target = path.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  const link = String.raw`^[ \t]*\{${BESIDE}href: (['"])${target}(?:[?#][^'"\n]*)?\1${BESIDE}\},?[ \t]*(?:\/\/[^\r\n]*)?\r?\n`;
  return navigation.replaceAll(new RegExp(link, 'gm'), '');
}
