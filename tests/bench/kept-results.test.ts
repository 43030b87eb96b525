import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPart, merged, newestResults, readResults } from './kept/kept-results.ts';
import type { Machine } from './kept/schema.ts';

const machine: Machine = { cpu: 'One', cores: 2, memoryGB: 8, system: 'Linux', node: 'v26', browser: 'Chromium' };

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'onset-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const storybook = (at: string, seconds: number) => ({
  at,
  seconds: 60,
  machine,
  result: { seconds, stories: 3, bytes: 5 },
});

test('parts of a day are kept in one file, and a part that is measured again takes its own place alone', () => {
  const dir = folder();
  keepPart(
    'development',
    { at: '2026-11-22T10:00:00.000Z', seconds: 9, machine, result: { coldStart: 5, warmStart: 3, edits: [1] } },
    dir,
  );
  keepPart('storybook', storybook('2026-11-22T10:01:00.000Z', 40), dir);
  keepPart('storybook', storybook('2026-11-22T10:02:00.000Z', 30), dir);
  expect(readdirSync(dir)).toEqual(['2026-11-22.json']);
  const results = newestResults(dir);
  expect(results.storybook?.result.seconds).toBe(30);
  expect(results.development?.at).toBe('2026-11-22T10:00:00.000Z');
});

test('the first part of a day takes the others along from the day before, whose file stays', () => {
  const dir = folder();
  keepPart('storybook', storybook('2026-11-21T10:00:00.000Z', 40), dir);
  const before = readResults(join(dir, '2026-11-21.json'));
  keepPart(
    'development',
    { at: '2026-11-22T10:00:00.000Z', seconds: 9, machine, result: { coldStart: 5, warmStart: 3, edits: [1] } },
    dir,
  );
  expect(Object.keys(newestResults(dir)).toSorted()).toEqual(['development', 'storybook']);
  expect(readResults(join(dir, '2026-11-21.json'))).toEqual(before);
});

test('results of another shape are refused with the file and the place', () => {
  const dir = folder();
  const file = join(dir, '2026-11-22.json');
  writeFileSync(
    file,
    JSON.stringify({ storybook: { ...storybook('2026-11-22T10:00:00.000Z', 40), result: { seconds: 'many' } } }),
  );
  expect(() => newestResults(dir)).toThrow(
    /2026-11-22\.json holds other results than expected:[^]*storybook\.result\.seconds/,
  );
});

const keyOf = ({ path }: { path: string; figure: number }): string => path;

test('records that are measured again take the place of those kept, in order', () => {
  const kept = {
    machine,
    records: [
      { path: '/b', figure: 1 },
      { path: '/c', figure: 1 },
    ],
  };
  const now = {
    machine: { ...machine },
    records: [
      { path: '/c', figure: 2 },
      { path: '/a', figure: 2 },
    ],
  };
  expect(merged(kept, now, keyOf)).toEqual([
    { path: '/a', figure: 2 },
    { path: '/b', figure: 1 },
    { path: '/c', figure: 2 },
  ]);
});

test('records of another machine are not mixed with those of this one', () => {
  const kept = { machine: { ...machine, cores: 64 }, records: [{ path: '/b', figure: 1 }] };
  expect(merged(kept, { machine, records: [{ path: '/a', figure: 2 }] }, keyOf)).toEqual([{ path: '/a', figure: 2 }]);
});
