import { globSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { registry } from '@onset/design-system/registry';
import { Scanner } from '@tailwindcss/oxide';
import { compile } from 'tailwindcss';
import { build } from 'vite';
import { expect, test } from 'vitest';
import config from '../../tailwind.config.ts';
import { staticDrawings } from '../../site/vite/static-drawings.ts';

/** Limits in bytes after brotli: a section's CSS, and an island's script without React. */
const DEFAULT = { css: 1500, js: 8200 };

/** Sections with a reason for more. */
const MORE: Readonly<Record<string, { css?: number; js?: number }>> = {
  // Order, which is collapsed on phones, discount and every outcome of a payment.
  // The catalog of five plans is in it.
  checkout: { css: 2480, js: 11_700 },
  // Explains what a deletion means for a running subscription, and cancels it.
  'account-data': { js: 8750 },
  // A table in which one column is on a panel, and lines of cells in narrow containers.
  'comparison-table': { css: 1730 },
  // Long labels wrap beside the text.
  'consent-banner': { css: 1520 },
  // A drawing for each kind of error.
  'error-screen': { css: 2020 },
  // The drawn editor, which plays in a loop and can be used, and grows to the width of the page.
  hero: { css: 2950, js: 15_000 },
  // Sliders, a drawn timeline and its results.
  'length-calculator': { css: 1650 },
  // Three layouts, and keys.
  steps: { css: 1650 },
  // The whole navigation, on phones too.
  'site-header': { css: 2400 },
  // A chart with a color for each plan, its scale, and the costs of the selected month.
  'cost-over-time': { css: 1960 },
  // Marks and counts that depend on checkboxes, without a script.
  'fit-check': { css: 1650 },
  // Own controls and captions.
  'video-player': { css: 2040, js: 8700 },
  // The form for guests, the card of the plan with its receipt, and its outline without a purchase.
  'purchase-status': { css: 1720, js: 10_950 },
  // Every state of a subscription in words, and what new customers and unconfirmed ones can do.
  'subscription-overview': { js: 9550 },
  // Radix's slider and tabs.
  'before-after': { js: 14_000 },
  'media-tabs': { js: 13_000 },
};

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'design-system/sections');
const weight = (text: string): number => brotliCompressSync(text).length;
const advice = 'Make it smaller, or add the section to MORE in tests/meta/section-budgets.test.ts with a reason';

async function stylesheetOf(classes: string[]): Promise<string> {
  const stylesheet = await compile(`@config './tailwind.config.ts'; @tailwind utilities;`, {
    loadModule: async (id, base) => ({ module: config, base, path: id }),
  });
  return stylesheet.build(classes);
}

test.each(globSync('*/', { cwd: folder }))('the CSS of the section %s is within its limit', async (name) => {
  const sources = [{ base: join(folder, name), pattern: '**/*.tsx', negated: false }];
  const bytes = weight(await stylesheetOf(new Scanner({ sources }).scan())) - weight(await stylesheetOf([]));
  const limit = MORE[name]?.css ?? DEFAULT.css;
  expect(bytes, `CSS of design-system/sections/${name}, limit ${limit} bytes. ${advice}`).toBeLessThanOrEqual(limit);
});

/** Builds the script of a section's view as a browser gets it, without React. */
async function scriptOf(name: string): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [staticDrawings()],
    // JSX for development would add absolute paths, whose length depends on the machine.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
      lib: { entry: join(folder, name, `${name}.tsx`), formats: ['es'], fileName: name },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [{ output: chunks } = { output: [] }] = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

const islands = Object.entries(registry).flatMap(([name, section]) => ('hydrate' in section ? [name] : []));

test.each(islands)('the script of the island %s is within its limit', async (name) => {
  const script = await scriptOf(name);
  expect(script.length).toBeGreaterThan(200);
  const limit = MORE[name]?.js ?? DEFAULT.js;
  const what = `Script of design-system/sections/${name}, limit ${limit} bytes. ${advice}`;
  expect(weight(script), `${what}`).toBeLessThanOrEqual(limit);
});
