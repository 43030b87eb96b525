import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RESULTS, newestResults, readResults, resultFiles } from '../bench/kept/kept-results.ts';
import { report } from '../bench/report/report.ts';
import { CHARTS_FOLDER, DOCUMENT } from '../bench/report/write.ts';

const made = report(newestResults());

test('the document about the performance is what the kept results make: npm run bench -- report', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(made.document);
});

test('the README names the measured amount of JavaScript', () => {
  const [, measured] = /\*\*(\S+ kB) of JavaScript\*\* before anything is touched \(median/.exec(made.document) ?? [];
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(measured).toBeDefined();
  expect(readme).toContain(`${measured} of JavaScript (brotli, median)`);
});

test('its charts are too, and no other lie beside them', () => {
  const charts = readdirSync(CHARTS_FOLDER).map((name) => [name, readFileSync(join(CHARTS_FOLDER, name), 'utf8')]);
  expect(Object.fromEntries(charts)).toEqual(made.charts);
});

test('the document shows each of its charts, and no other', () => {
  const shown = [...made.document.matchAll(/\]\(performance\/([^)]+)\)/g)].map(([, name = '']) => name);
  expect(shown.toSorted()).toEqual(Object.keys(made.charts).toSorted());
});

test.each(resultFiles())('the kept results %s can be read', (name) => {
  expect(Object.keys(readResults(join(RESULTS, name)))).not.toEqual([]);
});
