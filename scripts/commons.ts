import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../site/content/versions.ts';
import { CommonsError, getEntry, listEntries, setEntry, unsetEntry } from '../site/server/database/commons-entries.ts';
import { withExistingDatabase } from '../site/server/database/connect.ts';
import type { Database } from '../site/server/database/tables.ts';
import { readConfig } from '../site/server/process/config.ts';
import { StartError } from '../site/server/process/start-error.ts';

/** `npm run commons -- list | get | set | unset`: the site-wide content, while the server runs or not. */
const USAGE = `npm run commons -- list                 every entry
npm run commons -- get <key>            the value of one, as JSON
npm run commons -- set <key> <value>    JSON where it is JSON (true, 12, {"a":1}), else a text
npm run commons -- set --text <key> <value>    a text, whatever it looks like
npm run commons -- unset <key>          removes one; pages show their own words again
npm run commons -- release              sets latest_version to the newest of site/content/releases`;

try {
  const work = workOf(process.argv.slice(2));
  await withExistingDatabase(readConfig(process.env), 'commons', work);
} catch (error) {
  if (!(error instanceof StartError || error instanceof CommonsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** What the parameters ask for. Throws a `CommonsError` that shows how to ask. */
function workOf(parameters: readonly string[]): (database: Database) => Promise<void> {
  const [command, ...rest] = parameters;
  const [first = '', second = '', third = ''] = rest;
  const call = `${command ?? ''} ${rest.length}`;
  if (call === 'list 0') return list;
  if (call === 'release 0') return (database) => set(database, 'latest_version', newestVersion());
  if (call === 'get 1') return (database) => get(database, first);
  if (call === 'unset 1') return (database) => unset(database, first);
  if (call === 'set 2' && first !== '--text') return (database) => set(database, first, jsonOrText(second));
  if (call === 'set 3' && first === '--text') return (database) => set(database, second, third);
  const said = command === undefined ? 'Say what to do' : `“${parameters.join(' ').slice(0, 80)}” is no such call`;
  throw new CommonsError(`${said}, expected one of:\n${USAGE}`);
}

async function list(database: Database): Promise<void> {
  const entries = await listEntries(database);
  const width = Math.max(0, ...entries.map(({ key }) => key.length));
  for (const { key, value } of entries) console.log(`${key.padEnd(width)}  ${JSON.stringify(value)}`);
  if (entries.length === 0) console.log('There are no entries.');
}

async function get(database: Database, key: string): Promise<void> {
  console.log(JSON.stringify((await getEntry(database, key)).value));
}

async function set(database: Database, key: string, value: unknown): Promise<void> {
  const isNew = await setEntry(database, key, value, new Date().toISOString());
  console.log(`${key} is ${isNew ? 'new' : 'changed'}: ${JSON.stringify(value)}`);
}

async function unset(database: Database, key: string): Promise<void> {
  await unsetEntry(database, key);
  console.log(`${key} is removed`);
}

/** The version of the newest file of `site/content/releases`, which are called by theirs. */
function newestVersion(): string {
  const folder = join(import.meta.dirname, '../site/content/releases');
  const versions = readdirSync(folder).flatMap((file) => (file.endsWith('.md') ? [file.replace(/\.md$/, '')] : []));
  const newest = versions.toSorted(compareVersions).at(-1);
  if (newest === undefined) throw new CommonsError('site/content/releases holds no release, expected one');
  return newest;
}

function jsonOrText(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}
