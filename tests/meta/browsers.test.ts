import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cssTarget } from '../../design-system/css-target.ts';
import { DEMANDED, OLDEST, features, isInOldest } from '../../scripts/browsers/features.ts';
import { browsersPage } from '../../scripts/browsers/page.ts';
import { seenSchema } from '../../scripts/browsers/seen.ts';
import { needs } from '../e2e/engines/needs.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('docs/browsers.md is up to date: npm run browsers', () => {
  expect(read('docs/browsers.md')).toBe(browsersPage(seenSchema.parse(JSON.parse(read('scripts/browsers/seen.json')))));
});

test('what is demanded of a browser, the oldest that are supported have', () => {
  expect(features.filter((feature) => feature.without === DEMANDED && !isInOldest(feature))).toEqual([]);
});

test('styles are built for the oldest browsers that are supported', () => {
  const { chromium, firefox, webkit } = OLDEST;
  expect(cssTarget).toEqual([`chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${webkit}`]);
});

test('each test that not every engine can run is there, by its name', () => {
  const gone = needs.filter(({ file, group = '', title = '' }) => {
    // Some titles stand with the data they are made of, in a folder of the same name.
    const folder = join(root, 'tests/e2e', file);
    const names = existsSync(folder) ? readdirSync(folder).map((name) => `${file}/${name}`) : [];
    const text = [`${file}.test.ts`, ...names].map((name) => read(`tests/e2e/${name}`)).join('\n');
    return ![group, title].every((part) => text.includes(part));
  });
  expect(gone).toEqual([]);
});
