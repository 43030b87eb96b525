import { join } from 'node:path';
import * as z from 'zod';
import { readBuildFile } from '../process/build-file.ts';
import { documentId } from './ids.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Site setting, as shown to an operator. */
export interface CommonsEntry {
  readonly key: string;
  /** Any JSON. */
  readonly value: unknown;
  readonly updatedAt: string;
}

/** Maximum size of one value, in bytes of JSON. */
export const VALUE_LIMIT = 8_192;

/** Maximum size of all settings, in bytes of the response that every visitor gets. */
export const TOTAL_LIMIT = 61_440;

/** Bytes per setting in the response for IDs and times. */
const AROUND_ENTRY = 200;

/** Invalid request of an operator. The message gives the reason and the expected value. */
export class CommonsError extends Error {
  override readonly name = 'CommonsError';
}

/** Settings, by key. */
export async function listEntries(database: Database): Promise<CommonsEntry[]> {
  const rows = await database.selectFrom('commons').selectAll().orderBy('key').execute();
  return rows.map(({ key, value, updated_at }) => ({
    key,
    value: JSON.parse(value) as unknown,
    updatedAt: updated_at,
  }));
}

/** Setting of a key. Throws a `CommonsError` with the existing keys if there is none. */
export async function getEntry(database: Database, key: string): Promise<CommonsEntry> {
  const entries = await listEntries(database);
  return entries.find((entry) => entry.key === key) ?? fail(unknownKey(key, entries));
}

/**
 * Sets or creates a setting. Returns true if it is new. Throws a `CommonsError` for an invalid key or value, and for a
 * value that is too large, on its own or with all the others.
 */
export async function setEntry(database: Database, key: string, value: unknown, now: string): Promise<boolean> {
  if (!/^[A-Za-z][\w.-]{0,99}$/.test(key))
    fail(
      `The key ${JSON.stringify(key.slice(0, 120))} is invalid. Use a letter, then up to 99 letters, digits, ".", "_" or "-".`,
    );
  const json = JSON.stringify(value);
  const size = Buffer.byteLength(json);
  if (json.includes(String.raw`\u0000`) || !json.isWellFormed())
    fail('The value contains a character that the database can’t store. Remove NUL characters.');
  if (size > VALUE_LIMIT) fail(`The value is ${bytes(size)} as JSON. Use at most ${bytes(VALUE_LIMIT)}.`);
  return inTransaction(database, async (transaction) => {
    const rows = await transaction.selectFrom('commons').select(['key', 'value']).execute();
    const others = rows.filter((row) => row.key !== key);
    const total = [...others, { key, value: json }].reduce((sum, row) => sum + sizeOf(row), 0);
    if (total > TOTAL_LIMIT)
      fail(
        `With this value, all site settings would take ${bytes(total)}. Use at most ${bytes(TOTAL_LIMIT)}, because every visitor fetches them.`,
      );
    const isNew = others.length === rows.length;
    const kept = { value: json, updated_at: now };
    if (isNew)
      await transaction
        .insertInto('commons')
        .values({ ...kept, key, document_id: documentId(), created_at: now })
        .execute();
    else await transaction.updateTable('commons').set(kept).where('key', '=', key).execute();
    return isNew;
  });
}

/** Deletes a setting, so that pages show their default. Throws a `CommonsError` if there is none. */
export async function unsetEntry(database: Database, key: string): Promise<void> {
  const { numDeletedRows } = await database.deleteFrom('commons').where('key', '=', key).executeTakeFirst();
  if (numDeletedRows === 0n) fail(unknownKey(key, await listEntries(database)));
}

function unknownKey(key: string, entries: readonly CommonsEntry[]): string {
  const keys = entries.map((entry) => entry.key).join(', ');
  return `There is no site setting ${JSON.stringify(key.slice(0, 120))}. ${keys === '' ? 'No settings exist yet.' : `Use one of ${keys}.`}`;
}

function sizeOf(row: { readonly key: string; readonly value: string }): number {
  return AROUND_ENTRY + Buffer.byteLength(row.key + row.value);
}

const bytes = (count: number): string => `${count.toLocaleString('en-US')} bytes`;

function fail(message: string): never {
  throw new CommonsError(message);
}

/** Initial site settings by key, which replace those of the migration. */
export type FirstCommons = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string().min(1)).default({});

/**
 * Loads the initial site settings from the build's `first-commons.json`, which contains the default texts of the pages.
 * Throws a `StartError` for an invalid file.
 */
export function loadFirstCommons(buildDir: string): FirstCommons {
  return readBuildFile(join(buildDir, 'first-commons.json'), schema);
}

/** Replaces the values of the migration in a new database. */
export async function putFirstCommons(database: Database, first: FirstCommons): Promise<void> {
  for (const [key, value] of Object.entries(first))
    await database
      .updateTable('commons')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
}
