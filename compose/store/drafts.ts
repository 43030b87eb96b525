import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Json } from '../source/json.ts';
import { OWN_FOLDER, versionOf } from './workspace.ts';
import { Turns } from './turns.ts';
import { writeWhole } from './whole-file.ts';

const draftSchema = z.strictObject({
  file: z.string(),
  owner: z.string(),
  document: z.json(),
  /** The version of the file that the work began with; null where there was none. */
  version: z.string().nullable(),
  /** When it was kept, in milliseconds. */
  at: z.number(),
});

/** Work on a page that is not saved yet. */
export interface Draft {
  readonly file: string;
  /** The window that the work is done in: two windows with one page overwrite nothing of each other. */
  readonly owner: string;
  readonly document: Json;
  readonly version: string | null;
  readonly at: number;
}

/** The longest name of a file that every disk takes, but for its end. */
const LONGEST = 200;

/** Keeps work that is not saved through a crash, a closed tab and a restart: one draft for each page and window. */
export class Drafts {
  readonly #folder: string;
  readonly #writing: string;
  /** What was kept last and let go last is what counts, however long each takes. */
  readonly #turns = new Turns();

  constructor(root: string) {
    this.#folder = join(root, OWN_FOLDER, 'drafts');
    this.#writing = join(root, OWN_FOLDER, 'writing');
  }

  /** The drafts of a page, the newest first. */
  async of(file: string): Promise<Draft[]> {
    return (await this.list()).filter((draft) => draft.file === file);
  }

  /** All drafts, the newest first. */
  async list(): Promise<Draft[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(join(this.#folder, name), 'utf8').catch(() => '')));
    return texts.flatMap((text) => parse(text) ?? []).toSorted((one, other) => other.at - one.at);
  }

  async keep(draft: Draft): Promise<void> {
    const path = this.#path(draft);
    await this.#turns.take(path, () => writeWhole(path, JSON.stringify(draft), this.#writing));
  }

  async forget(draft: Pick<Draft, 'file' | 'owner'>): Promise<void> {
    const path = this.#path(draft);
    await this.#turns.take(path, () => rm(path, { force: true }));
  }

  /** One file for each page and window, whatever their names: nothing in a name leads elsewhere. */
  #path({ file, owner }: Pick<Draft, 'file' | 'owner'>): string {
    const name = `${plain(file)} ${plain(owner)}`;
    return join(this.#folder, `${name.length > LONGEST ? versionOf(name) : name}.json`);
  }
}

const plain = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');

function parse(text: string): Draft | undefined {
  try {
    return draftSchema.parse(JSON.parse(text)) as Draft;
  } catch {
    // Of another version of this tool, or broken: there is nothing to offer.
    return undefined;
  }
}
