import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { registry } from '@onset/design-system/registry';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import config from '../../tailwind.config.ts';
import { keptMarkup } from '../../site/vite/kept-markup.ts';

/** What a section may add to the stylesheet if it stood alone, in bytes after brotli. */
const CSS = 1500;

/** What an island's own script may weigh, without React, in bytes after brotli. */
const JS = 8200;

/** Sections with a reason for more. */
const MORE: Readonly<Record<string, { css?: number; js?: number }>> = {
  // The whole of paying: order, discount, and every end a payment can come to.
  checkout: { css: 2450, js: 11_300 },
  // Says what a running subscription means for a deletion, and has it cancelled.
  'account-data': { js: 8750 },
  // Long labels wrap beside the text.
  'consent-banner': { css: 1510 },
  // Every state of an error has a drawing of its own.
  'error-screen': { css: 2000 },
  // The drawn editor, which plays in a loop and works as the product does.
  hero: { css: 2750, js: 15_000 },
  // Three layouts.
  steps: { css: 1550 },
  // The whole navigation, on a phone too.
  'site-header': { css: 2400 },
  // With its own controls and captions.
  'video-player': { css: 2000, js: 8700 },
  // What each state of a subscription means, in words.
  // With the form in which a guest creates an account, and the plan's card.
  'purchase-status': { css: 1600, js: 10_700 },
  'subscription-overview': { js: 9400 },
  // Radix's slider, and Radix's tabs.
  'before-after': { js: 14_000 },
  'media-tabs': { js: 13_000 },
};

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'design-system/sections');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const weight = (text: string): number => brotliCompressSync(text).length;

/** The stylesheet of these classes, and of nothing else. */
async function sheetOf(classes: readonly string[]): Promise<string> {
  const sheet = await compile(`@config './tailwind.config.ts'; @tailwind utilities;`, {
    loadModule: async (id, base) => ({ module: config, base, path: id }),
  });
  return sheet.build([...classes]);
}

describe('what a section adds to the stylesheet', () => {
  test.each(names)('%s', async (name) => {
    const classes = new Scanner({
      sources: [{ base: join(folder, name), pattern: '**/*.tsx', negated: false }],
    }).scan();
    const bytes = weight(await sheetOf(classes)) - weight(await sheetOf([]));
    expect(bytes).toBeLessThanOrEqual(MORE[name]?.css ?? CSS);
  });
});

/** The script of a section's view, as a browser gets it, without React. */
async function scriptOf(name: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keptMarkup()],
    // With JSX for development, the script would hold absolute paths, and its size would depend on the folder of the repository.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
      lib: { entry: join(folder, name, 'index.ts'), formats: ['es'], fileName: name },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [{ output: chunks } = { output: [] }] = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

const islands = Object.entries(registry).flatMap(([name, section]) => ('wakes' in section ? [name] : []));

describe('what an island’s own script weighs', () => {
  test.each(islands)('%s', async (name) => {
    const script = await scriptOf(name);
    expect(script.length).toBeGreaterThan(200);
    expect(weight(script)).toBeLessThanOrEqual(MORE[name]?.js ?? JS);
  });
});
