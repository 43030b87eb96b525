import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../../site/content/versions.ts';
import { CommonsError, getEntry, listEntries, setEntry, unsetEntry } from '../../site/server/database/commons.ts';
import { withExistingDatabase } from '../../site/server/database/open.ts';
import type { CommandContext } from './command.ts';

export async function listSettings({ config, stdout }: CommandContext): Promise<void> {
  const entries = await withExistingDatabase(config, 'commons', listEntries);
  const width = Math.max(0, ...entries.map(({ key }) => key.length));
  for (const { key, value } of entries) stdout.write(`${key.padEnd(width)}  ${JSON.stringify(value)}\n`);
  if (entries.length === 0) stdout.write('There are no site settings.\n');
}

export async function printSetting({ config, stdout }: CommandContext, key: string): Promise<void> {
  const { value } = await withExistingDatabase(config, 'commons', (database) => getEntry(database, key));
  stdout.write(`${JSON.stringify(value)}\n`);
}

/** Sets a value: the parsed text if it is JSON, otherwise the text itself. */
export function setSetting(context: CommandContext, key: string, text: string): Promise<void> {
  return storeSetting(context, key, parseJson(text));
}

/** Sets `latest_version` to the highest version in `site/content/releases`, whose files are named after versions. */
export function setLatestVersion(context: CommandContext): Promise<void> {
  const files = readdirSync(join(import.meta.dirname, '../../site/content/releases'));
  const versions = files.filter((file) => file.endsWith('.md')).map((file) => file.replace(/\.md$/, ''));
  const latest = versions.toSorted(compareVersions).at(-1);
  if (latest === undefined) throw new CommonsError('site/content/releases contains no release. Add a release first.');
  return storeSetting(context, 'latest_version', latest);
}

export async function removeSetting({ config, stdout }: CommandContext, key: string): Promise<void> {
  await withExistingDatabase(config, 'commons', (database) => unsetEntry(database, key));
  stdout.write(`Removed ${key}.\n`);
}

export async function storeSetting({ config, stdout }: CommandContext, key: string, value: unknown): Promise<void> {
  const isNew = await withExistingDatabase(config, 'commons', (database) =>
    setEntry(database, key, value, new Date().toISOString()),
  );
  stdout.write(`${isNew ? 'Added' : 'Changed'} ${key}: ${JSON.stringify(value)}\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
