import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page weighs in scripts, in bytes as they are sent (brotli), by the last build. */
export interface ScriptWeight {
  /** Before anybody touches the page. */
  readonly initial: number;
  /** After all its islands are hydrated. */
  readonly total: number;
}

const SEARCH = new Set(['site-search', 'post-list', 'release-list', 'error-screen']);

/** Returns the bytes of the scripts of a page with these sections; undefined without a build. `islands` need React. */
export async function scriptWeight(
  assets: string,
  sections: readonly string[],
  islands: readonly string[],
): Promise<ScriptWeight | undefined> {
  const files = await readdir(assets).catch(() => []);
  // A hash may contain hyphens.
  const named = (name: string): string | undefined =>
    files.find((file) => file.startsWith(`${name}-`) && /^[\w-]{6,8}\.js$/.test(file.slice(name.length + 1)));
  const main = named('main');
  if (main === undefined) return undefined;
  const text = await readFile(join(assets, main), 'utf8');
  const chunks = new Map(
    [...text.matchAll(/["'`]?([\w-]+)["'`]?:\(\)=>\w+\(\(\)=>import\([`'"]\.\/([^`'"]+)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  );
  const atOnce = [
    main,
    named('deferred'),
    sections.some((each) => SEARCH.has(each)) ? named('site-search') : undefined,
  ];
  const later = islands.length === 0 ? [] : [named('react'), ...islands.map((name) => chunks.get(name))];
  const initial = await withImports(assets, atOnce.filter(isSaid));
  const all = await withImports(assets, [...initial, ...later.filter(isSaid)]);
  return { initial: await sum(assets, initial), total: await sum(assets, all) };
}

const isSaid = (file: string | undefined): file is string => file !== undefined;

/** These files, and those that they cannot do without. */
async function withImports(assets: string, files: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    found.add(file);
    const text = await readFile(join(assets, file), 'utf8');
    // What is fetched only when it is needed is asked for by a call.
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*[`'"]\.\/([\w.-]+\.js)[`'"]/g)) await visit(name);
  };
  for (const file of files) await visit(file);
  return found;
}

async function sum(assets: string, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(assets, `${file}.br`))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
