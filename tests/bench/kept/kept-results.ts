import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { prettifyError } from 'zod';
import { keptResults } from './schema.ts';
import type { KeptResults, Machine, PartName, Result } from './schema.ts';

/** Where results are kept, one file a day; each has all parts, the older ones from the day before. */
export const RESULTS = join(import.meta.dirname, '../../../bench/results');

/** A part as it is kept. */
export interface Measured<Name extends PartName> {
  readonly at: string;
  /** How long it took to measure. */
  readonly seconds: number;
  readonly machine: Machine;
  readonly result: Result<Name>;
}

/** The names of the files with kept results, oldest first. */
export function resultFiles(folder = RESULTS): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}

/** Reads a file of kept results. Throws with its name and what is wrong with it. */
export function readResults(file: string): KeptResults {
  const { data, error } = keptResults.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data === undefined) throw new Error(`${file} holds other results than expected:\n${prettifyError(error)}`);
  return data;
}

/** The newest kept results; empty where none were kept. */
export function newestResults(folder = RESULTS): KeptResults {
  const name = resultFiles(folder).at(-1);
  return name === undefined ? {} : readResults(join(folder, name));
}

/** Puts what a part has measured into the day's file, beside what the newest file holds. Returns the file's name. */
export function keepPart<Name extends PartName>(name: Name, part: Measured<Name>, folder = RESULTS): string {
  mkdirSync(folder, { recursive: true });
  const file = `${part.at.slice(0, 10)}.json`;
  const results = keptResults.parse({ ...newestResults(folder), [name]: part });
  // Whole or not at all: a run may be broken off while it writes.
  writeFileSync(join(folder, `${file}.new`), `${JSON.stringify(results, null, 2)}\n`);
  renameSync(join(folder, `${file}.new`), join(folder, file));
  return file;
}

/**
 * The records of both, each once by its key, in the order of the keys: what was measured now takes the place of what was
 * kept. What another machine has measured is left out.
 */
export function merged<Record, Key extends string | number>(
  kept: { readonly machine: unknown; readonly records: readonly Record[] } | undefined,
  now: { readonly machine: unknown; readonly records: readonly Record[] },
  keyOf: (record: Record) => Key,
): Record[] {
  const old = kept !== undefined && isDeepStrictEqual(kept.machine, now.machine) ? kept.records : [];
  const byKey = new Map([...old, ...now.records].map((record) => [keyOf(record), record]));
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([, record]) => record);
}
