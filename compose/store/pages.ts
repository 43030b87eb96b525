import type { Json } from '../source/json.ts';
import { isSame } from '../source/json.ts';
import { readPageSource } from '../../site/compositor/page-source.ts';
import { lineEndOf, rewrite } from '../source/rewrite.ts';
import type { Draft, Drafts } from './drafts.ts';
import { versionOf } from './workspace.ts';
import type { Workspace } from './workspace.ts';

/** A page file as it was read. */
export interface OpenPage {
  /** Relative to the repository: `site/pages/pricing.ts`. */
  readonly file: string;
  /** What the file holds: all that is saved later is a change of this. */
  readonly text: string;
  readonly version: string;
  readonly document: Json;
  /** Work on it that was never saved, the newest first. */
  readonly drafts: readonly Draft[];
}

/** What is to be saved. */
export interface Saving {
  readonly document: Json;
  /**
   * The text that the page was opened with, of which the new one is made: so what was undone leads back to it byte for byte,
   * and comments of a section that was removed come back with it.
   */
  readonly base: string;
  /** What the file holds by what the client knows; null where there is none. */
  readonly version: string | null;
  /** The window that saves: its draft is not needed any more. */
  readonly owner: string;
}

/** There is no such page. */
export class NoPageError extends Error {
  override readonly name = 'NoPageError';
}

/** The page files of a repository, opened and saved. */
export class Pages {
  readonly #workspace: Workspace;
  readonly #drafts: Drafts;

  constructor(workspace: Workspace, drafts: Drafts) {
    this.#workspace = workspace;
    this.#drafts = drafts;
  }

  /** The page files, by their names. */
  list(): Promise<string[]> {
    return this.#workspace.list('site/pages');
  }

  /** Returns the page files that can't be opened, with the message of `open`. */
  async unreadable(files: readonly string[]): Promise<{ readonly file: string; readonly message: string }[]> {
    const messages = await Promise.all(
      files.map(async (file) => {
        try {
          const text = await this.#workspace.read(file);
          if (text !== undefined) readPageSource(text, file);
          return [];
        } catch (error) {
          return [{ file, message: error instanceof Error ? error.message : String(error) }];
        }
      }),
    );
    return messages.flat();
  }

  /**
   * @throws {NoPageError} where there is no such file
   * @throws {SourceError} where the file holds anything but data
   */
  async open(file: string): Promise<OpenPage> {
    const text = await this.#workspace.read(file);
    if (text === undefined) throw new NoPageError(`${file} doesn’t exist.`);
    const document = readPageSource(text, file);
    const drafts = await this.#drafts.of(file);
    // One that says what is saved is no work that could be lost.
    const unsaved = drafts.filter((draft) => !isSame(draft.document, document));
    return { file, text, version: versionOf(text), document, drafts: unsaved };
  }

  /**
   * What the file would hold.
   *
   * @throws {ForbiddenFileError} for a file that may not be written here
   */
  async textOf(file: string, { document, base }: Pick<Saving, 'document' | 'base'>): Promise<string> {
    await this.#workspace.allow(file);
    if (!file.endsWith('.json')) return rewrite(base, file, document);
    if (base !== '' && isSame(readPageSource(base, file), document)) return base;
    // A file with another indentation or other line ends keeps them.
    const indent = /^(?<spaces>[ \t]+)"/m.exec(base)?.groups?.['spaces'] ?? '  ';
    const text = `${JSON.stringify(document, null, indent)}\n`;
    return lineEndOf(base) === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  }

  /**
   * Saves a page, and forgets the draft of who saves.
   *
   * @throws {ConflictError} where somebody else has changed the file meanwhile; the draft stays
   */
  async save(file: string, saving: Saving): Promise<{ readonly text: string; readonly version: string }> {
    const text = await this.textOf(file, saving);
    await this.#workspace.write(file, text, saving.version ?? undefined);
    await this.#drafts.forget({ file, owner: saving.owner });
    return { text, version: versionOf(text) };
  }
}
