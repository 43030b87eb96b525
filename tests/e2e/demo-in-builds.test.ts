import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TEST_CARDS } from '@onset/paddle-simulator/wire';
import { DEMO_PATH } from '../../site/contract/demo.ts';
import { buildTaggedSite } from './tagged-site.ts';

const withoutToken = join(import.meta.dirname, '../../site/build');

let withToken: string;

beforeAll(async () => {
  withToken = await buildTaggedSite();
});

/** What nobody could take the demo's script without. */
const OF_THE_DEMO = [DEMO_PATH, 'demoCheckout', 'simulates your bank', ...TEST_CARDS.map(({ number }) => number)];

/** Those of `words` that stand in a file of a build that a visitor can ask for. */
function found(build: string, words: readonly string[]): string[] {
  const client = join(build, 'client');
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|html|json|txt|xml)$/.test(name))
    .map((name) => readFileSync(join(client, name), 'utf8'));
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

test('the site built with a client token has no byte of the demo’s script, and nothing to sell for show', () => {
  expect(found(withToken, OF_THE_DEMO)).toEqual([]);
  expect(found(withToken, ['cdn.paddle.com'])).toEqual(['cdn.paddle.com']);
  expect(existsSync(join(withToken, 'demo-catalog.json'))).toBe(false);
});

test('the site built without one has the demo, and asks no vendor', () => {
  expect(found(withoutToken, [DEMO_PATH, 'demoCheckout'])).toEqual([DEMO_PATH, 'demoCheckout']);
  expect(found(withoutToken, ['cdn.paddle.com', 'googletagmanager.com/gtag', 'public.profitwell.com'])).toEqual([]);
  expect(existsSync(join(withoutToken, 'demo-catalog.json'))).toBe(true);
});
