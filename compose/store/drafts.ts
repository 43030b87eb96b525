import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Json } from '../source/json.ts';
import { OWN_FOLDER } from './workspace.ts';
import { writeWhole } from './whole-file.ts';

const draftSchema = z.strictObject({
  file: z.string(),
  document: z.json(),
  /** The version of the file that the work began with; null where there was none. */
  version: z.string().nullable(),
  /** When it was kept, in milliseconds. */
  at: z.number(),
});

/** Work on a page that is not saved yet. */
export interface Draft {
  readonly file: string;
  readonly document: Json;
  readonly version: string | null;
  readonly at: number;
}

/** Keeps work that is not saved through a crash, a closed tab and a restart: one draft a page. */
export class Drafts {
  readonly #folder: string;
  readonly #writing: string;

  constructor(root: string) {
    this.#folder = join(root, OWN_FOLDER, 'drafts');
    this.#writing = join(root, OWN_FOLDER, 'writing');
  }

  /** The draft of a page; undefined where there is none, or none that can be read. */
  async read(file: string): Promise<Draft | undefined> {
    const text = await readFile(this.#path(file), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : parse(text);
  }

  /** All drafts, the newest first. */
  async list(): Promise<Draft[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(join(this.#folder, name), 'utf8').catch(() => '')));
    return texts.flatMap((text) => parse(text) ?? []).toSorted((one, other) => other.at - one.at);
  }

  async keep(draft: Draft): Promise<void> {
    await writeWhole(this.#path(draft.file), JSON.stringify(draft), this.#writing);
  }

  async forget(file: string): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  /** One file for each page, whatever its name: nothing in a name leads elsewhere. */
  #path(file: string): string {
    return join(this.#folder, `${encodeURIComponent(file).replaceAll('.', '%2E')}.json`);
  }
}

function parse(text: string): Draft | undefined {
  try {
    return draftSchema.parse(JSON.parse(text)) as Draft;
  } catch {
    // Of another version of this tool, or broken: there is nothing to offer.
    return undefined;
  }
}
