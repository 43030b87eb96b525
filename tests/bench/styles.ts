import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findShortClasses } from '../../site/vite/short-classes.ts';
import { siteStylesheet } from '../../site/vite/site-stylesheet.ts';

/** What the styles of pages would weigh if each page had a stylesheet of its own; bytes after brotli. */
export interface Styles {
  /** The stylesheet that every page has, in the form in which the others are weighed: not minified. */
  readonly shared: number;
  /** What no page can do without: the rules that are of no class. */
  readonly base: number;
  readonly pages: Readonly<Record<string, number>>;
  /** Classes that the stylesheet has rules for and that stand in no page as it is drawn: those of what scripts draw later. */
  readonly later: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const weight = (text: string): number => brotliCompressSync(text).length;

/** Writes the stylesheet of each page of the build from the classes that stand in it, and weighs it. */
export async function measureStyles(): Promise<Styles> {
  const client = join(root, 'site/build/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const { names } = await findShortClasses();
  const longNames = new Map([...names].map(([name, short]) => [short, name]));
  const long = (all: readonly string[]): string[] => all.map((name) => longNames.get(name) ?? name);
  const classes = new Map(
    files.map((name) => [pathOf(name), long(classesIn(readFileSync(join(client, name), 'utf8')))]),
  );
  const all = new Set([...classes.values()].flat());
  const built = readFileSync(join(client, 'assets', stylesheetIn(join(client, 'assets'))), 'utf8');
  const styled = long(classesOf(built));
  return {
    shared: weight(await sheetOf(styled)),
    base: weight(await sheetOf([])),
    pages: Object.fromEntries(
      await Promise.all(
        [...classes].map(async ([path, names]): Promise<[string, number]> => [path, weight(await sheetOf(names))]),
      ),
    ),
    later: styled.filter((name) => !all.has(name)).toSorted(),
  };
}

/** Prints what was measured. */
export function printStyles({ shared, base, pages, later }: Styles): void {
  console.log('\nA stylesheet for each page, in place of one for all (bytes, brotli, not minified)');
  console.table(
    Object.fromEntries(
      Object.entries(pages)
        .toSorted(([, a], [, b]) => b - a)
        .map(([path, bytes]) => [path, { bytes, 'of the one': `${Math.round((bytes / shared) * 100)} %` }]),
    ),
  );
  console.log(`The one for all: ${shared}. Without any class: ${base}.`);
  console.log(`Styled, and in no page before a script draws it: ${later.length} classes\n${later.join(' ')}`);
}

/** The site's stylesheet as Tailwind writes it for these classes. */
async function sheetOf(classes: readonly string[]): Promise<string> {
  return (await siteStylesheet()).build([...classes]);
}

/** The classes that stand in a page. React escapes nothing in them but what HTML asks for. */
function classesIn(html: string): string[] {
  const unescaped = (text: string): string =>
    text
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  const found = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(/\s+/));
  return [...new Set(found.filter((name) => name !== ''))];
}

/** The classes that a stylesheet has rules for. */
function classesOf(css: string): string[] {
  const found = [...css.matchAll(/(?<![\w\])])\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  return [...new Set(found.filter((name) => !/^\d/.test(name)))];
}

function stylesheetIn(assets: string): string {
  const [name] = readdirSync(assets).filter((file) => /^app-.*\.css$/.test(file));
  if (name === undefined) throw new Error(`${assets} holds no stylesheet`);
  return name;
}

const pathOf = (name: string): string =>
  name.endsWith('index.html') ? `/${dirname(name)}`.replace(/^\/\.$/, '/') : `/${name}`;
