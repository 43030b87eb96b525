import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';

/**
 * Modules whose components each draw one `div` that never changes, and which modules have them. Another has the name of a
 * drawing as well, so that of all drawings only those that are shown are fetched.
 */
const BY_NAME = 'sections/illustration.js';
const ALONE = [
  'illustrations/code-editor.js',
  'illustrations/editor-window/camera-bubble.js',
  'sections/entry-scenery.js',
  'sections/hero/loop-scene.js',
] as const;

/** What the manifest says of them: browsers get another module than servers. */
export const lateImports: Readonly<Record<string, { readonly browser: string; readonly default: string }>> =
  Object.fromEntries(
    [BY_NAME, ...ALONE].map((file) => [aliasOf(file), { browser: `./${lateOf(file)}`, default: `./${file}` }]),
  );

/**
 * Writes the modules that browsers get in place of drawings, and has the others import them by the names of the manifest:
 * see `drawn-later.tsx`. What a server has drawn is not fetched again as a script.
 */
export function writeLateDrawings(folder: string, files: readonly string[]): void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  writeFileSync(
    join(folder, lateOf(BY_NAME)),
    byName(read('illustrations/index.js'), namesIn(read('illustrations/names.js'))),
  );
  for (const file of ALONE) writeFileSync(join(folder, lateOf(file)), alone(file, read(file)));
  for (const file of files) {
    const source = read(file);
    const changed = source.replaceAll(/(from )'(\.[^']+)'/g, (whole, from: string, path: string) => {
      const target = join(file, '..', path);
      return lateImports[aliasOf(target)] === undefined ? whole : `${from}'${aliasOf(target)}'`;
    });
    if (changed !== source) writeFileSync(join(folder, file), changed);
  }
}

function aliasOf(file: string): string {
  return `#${file.replace(/\.js$/, '')}`;
}

function lateOf(file: string): string {
  return file.replace(/\.js$/, '.browser.js');
}

/** The names that content may use, as their module lists them. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/^\s+'([a-z-]+)',$/gm)].map(([, name = '']) => name);
}

/**
 * The module of drawings by their names, each fetched when it is shown, from the compiled module that has them all. Throws
 * where it does not have every name.
 */
export function byName(index: string, names: readonly string[]): string {
  const moduleOf = new Map(
    [...index.matchAll(/^import \{([^}]+)\} from '\.\/([^']+)';/gm)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim(), path] as const),
    ),
  );
  const drawings = [...index.matchAll(/^\s+'?([a-z-]+)'?: (\w+),?$/gm)].map(([, name = '', component = '']) => {
    const path = moduleOf.get(component);
    if (path === undefined) throw new Error(`illustrations/index.js imports no ${component}, which draws ${name}`);
    return `  '${name}': () => import('../illustrations/${path}').then((module) => module.${component}),`;
  });
  const lost = names.filter((name) => !drawings.some((line) => line.startsWith(`  '${name}': `)));
  if (drawings.length === 0 || lost.length > 0)
    throw new Error(
      `illustrations/index.js lists ${drawings.length} drawings, without ${lost.join(', ') || 'any name'}`,
    );
  return `'use client';
import { createElement } from 'react';
import { drawnLater } from '../drawn-later.js';
import { IllustrationFrame } from './illustration-frame.js';
const illustrations = {
${drawings.join('\n')}
};
async function load({ name }) {
  const illustration = createElement(await illustrations[name]());
  return ({ alt }) => createElement(IllustrationFrame, { alt }, illustration);
}
export const SectionIllustration = drawnLater(load, ({ name }) => name);
`;
}

function alone(file: string, source: string): string {
  const own = `./${file.split('/').at(-1)}`;
  const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error(`${file} exports no component`);
  return [
    `'use client';`,
    `import { drawnLater } from '${relative(join(file, '..'), 'drawn-later.js')}';`,
    ...names.map(
      (name) => `export const ${name} = drawnLater(() => import('${own}').then((module) => module.${name}));`,
    ),
    '',
  ].join('\n');
}
