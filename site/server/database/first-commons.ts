import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { StartError } from '../process/start-error.ts';
import type { Database } from './tables.ts';

/** What a new database says of the site in place of the words of its migration, by key. */
export type FirstCommons = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string().min(1));

/**
 * Reads what the build says of the site: its `first-commons.json`, made of the very words its pages show until they know
 * better. A build without the file says nothing. Throws a `StartError` where it cannot be used.
 */
export function loadFirstCommons(buildDir: string): FirstCommons {
  const file = join(buildDir, 'first-commons.json');
  if (!existsSync(file)) return {};
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new StartError('site/build/first-commons.json is not usable. Run npm run build.');
  return parsed.data;
}

/** Puts them in place of the values that the entries of a new database have. */
export async function putFirstCommons(database: Database, first: FirstCommons): Promise<void> {
  for (const [key, value] of Object.entries(first))
    await database
      .updateTable('commons')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute();
}
