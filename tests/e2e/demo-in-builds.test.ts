import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '@onset/paddle-simulator/wire';
import { DEMO_PATH } from '../../site/contract/demo.ts';
import { buildTaggedSite } from './tagged-site.ts';

/** Texts that every script of the demo checkout contains. */
const DEMO = [DEMO_PATH, 'demoCheckout', 'simulates your bank', ...TEST_CARDS.map(({ number }) => number)];
const VENDORS = ['cdn.paddle.com', 'googletagmanager.com/gtag', 'public.profitwell.com'];
const CONSENT = ['googletagmanager', 'profitwell.com', 'dataLayer', 'globalPrivacyControl', 'data-consent'];
const DEVELOPMENT = ['debugAnalytics', 'data-debug-analytics', 'Analytics events'];

/** Returns those of `words` that a file for visitors contains, apart from styles, which are the same in all builds. */
function findWords(build: string, words: readonly string[]): string[] {
  const client = join(build, 'client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|html|json|txt|xml)$/.test(name))
    .map((name) => readFileSync(join(client, name), 'utf8').replace(/<style>[^]*?<\/style>/, ''));
  expect(texts.length).toBeGreaterThan(50);
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

test('a build with vendors contains nothing of the demo checkout', async () => {
  const build = await buildTaggedSite();
  expect(findWords(build, [...DEMO, ...DEVELOPMENT])).toEqual([]);
  expect(findWords(build, VENDORS)).toEqual(VENDORS);
  expect(existsSync(join(build, 'demo-catalog.json'))).toBe(false);
});

test('a build without vendors contains the demo checkout, and nothing of vendors and consent', () => {
  const build = join(import.meta.dirname, '../../site/build');
  expect(findWords(build, [DEMO_PATH, 'demoCheckout'])).toEqual([DEMO_PATH, 'demoCheckout']);
  expect(findWords(build, [...VENDORS, ...CONSENT, 'data-cookie-settings', ...DEVELOPMENT])).toEqual([]);
  expect(existsSync(join(build, 'demo-catalog.json'))).toBe(true);
});
