import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageStyles, rulesFor } from '../../scripts/build/page-styles.ts';
import { policyHash, RenderedPage } from '../../scripts/build/step.ts';
import type { Build } from '../../scripts/build/step.ts';
import { ISLAND_SOURCES } from '../../site/vite/client-files.ts';
import { findShortClasses } from '../../site/vite/short-classes.ts';

/** Returns the rules for a page with the class `used`. `other` is the class of another page. */
const rulesOf = (css: string): string =>
  rulesFor(new Set(['used', 'group/menu']), { css: Buffer.from(css), classes: ['used', 'other', 'group/menu'] });

test.for([
  ['a rule for a class of the page', '.used{color:red}'],
  ['a rule with states', '.used:hover:not(.other)>a{color:red}'],
  ['a rule for a class in a group', '.used:is(:where(.group\\/menu):hover *){color:red}'],
  ['a rule for an attribute that scripts set', 'html[data-signed-in] .used{color:red}'],
  ['a rule for elements', 'h1,[data-seen]{color:red}'],
  ['a variable', ':root{--color:red}'],
  ['a registered property', '@property --width{syntax:"<length>";inherits:false;initial-value:0}'],
  ['an animation', '@keyframes spin{to{rotate:360deg}}'],
  ['a fallback font', '@font-face{font-family:Text;src:local(Arial)}'],
  ['the transition between pages', '@view-transition{navigation:auto}'],
  ['the order of layers', '@layer base,utilities;'],
  // Chromium rejects an `animation` with a timeline.
  ['an animation by the scroll position', '.used{animation:linear fade;animation-timeline:scroll(self x)}'],
  ['a nested condition', '@media (width>=40rem){.used{color:red}}'],
] as const)('a page has %s', ([, css]) => {
  expect(rulesOf(css)).toBe(css);
});

test.for([
  ['a rule for a class of another page', '.other{color:red}'],
  ['a rule that needs two classes', '.used .other{color:red}'],
  ['a rule in a condition', '@media (width>=40rem){.other{color:red}}'],
] as const)('a page does not have %s', ([, css]) => {
  expect(rulesOf(css)).toBe('');
});

test('a page has its rules in the order of the stylesheet', () => {
  expect(rulesOf('.used{color:red}.other{margin:0}.used,h1{color:#00f}h1{margin:0}')).toBe(
    '.used{color:red}.used,h1{color:#00f}h1{margin:0}',
  );
});

test('a document has the rules for its markup, templates and islands, no fonts, and a hash for its policy', async () => {
  const output = mkdtempSync(join(tmpdir(), 'page-styles-'));
  onTestFinished(() => rmSync(output, { recursive: true }));
  const client = join(output, 'client');
  const { names } = await findShortClasses();
  const [form = '', drawing = ''] = ['max-w-form', 'inset-0'].map((name) => names.get(name));
  const font = '@font-face{font-family:Text;src:url(/text.woff2)}';
  const styles = `.markup{color:red}.template{margin:0}.${form}{padding:0}`;
  for (const [file, content] of [
    [ISLAND_SOURCES, JSON.stringify([['design-system/sections/purchase-status/claim-form.tsx']])],
    ['assets/app.css', `${font}${styles}.other,.${drawing}{color:red}`],
  ] as const) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), content);
  }
  const html =
    '<head><link rel="stylesheet" href="/assets/app.css"></head><main class="markup" data-island="purchase-status">' +
    `<template><p class="template"></p></template><div data-slot="drawing"><i class="${drawing}"></i></div></main>`;
  const listed = { path: '/login', title: 'Log in', description: '', noindex: false, source: 'login.ts' };
  const page = new RenderedPage('/login', html, listed);
  const step = await pageStyles(client, join(import.meta.dirname, '../..'));
  const build = { output } as Build;
  step.page?.(page, build);
  await step.site?.(build);
  expect(page.changedHtml()).toBe(html.replace(/<link[^>]*>/, `<style>${styles}</style>`));
  const hashes: unknown = JSON.parse(readFileSync(join(output, 'inline-styles.json'), 'utf8'));
  expect(hashes).toEqual({ '/login': policyHash(styles) });
});
