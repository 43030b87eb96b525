import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestCase } from 'vitest/node';
import { choosePictures, lostPictures, openPictures } from '../../.storybook/pictures/approval.ts';
import { isLastRun, pictureFile, readRecord, writeRecord } from '../../.storybook/pictures/record.ts';
import type { RunRecord } from '../../.storybook/pictures/record.ts';
import { summaryOf } from '../../.storybook/pictures/reporter.ts';
import { findStale } from '../../.storybook/pictures/story-sources.ts';

const record: RunRecord = {
  id: 'one',
  started: 1,
  finished: 2,
  pictures: {
    'light-phone/pages/home/default': 'same',
    'dark-desktop/pages/home/default': 'changed',
    'light-phone/sections/faq/default': 'new',
    'light-phone/sections/faq/closed': 'gone',
    'light-phone/sections/faq/open': 'missing',
  },
};

function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'onset-pictures-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function recordFile(text?: string): string {
  const file = join(temporaryDir(), 'run.json');
  if (text !== undefined) writeFileSync(file, text);
  return file;
}

const names = (texts: readonly string[]): string[] =>
  choosePictures(openPictures(record.pictures), texts).map(([name]) => name);

test('a record is read as it was written', () => {
  const file = recordFile();
  expect(readRecord(file)).toBeUndefined();
  writeRecord(record, file);
  expect(readRecord(file)).toEqual(record);
});

test.for([
  ['nothing', ''],
  ['half a record', JSON.stringify(record).slice(0, 40)],
  ['no object', 'null'],
  ['a record without an id', JSON.stringify({ ...record, id: undefined })],
  ['a record without pictures', JSON.stringify({ ...record, pictures: null })],
  ['an unknown state', JSON.stringify({ ...record, pictures: { 'light-phone/a': 'good' } })],
  ...['../../README', 'a/../../b', '/etc/passwd', 'a//b', 'a/./b', 'a\\..\\b', 'a', 'a/b.c', 'a/b\n'].map((name) => [
    `the name ${JSON.stringify(name)}`,
    JSON.stringify({ ...record, pictures: { [name]: 'gone' } }),
  ]),
] as [string, string][])('a record with %s is rejected', ([, text]) => {
  expect(() => readRecord(recordFile(text))).toThrow(/^The record .*run\.json is unreadable: run npm run visual$/);
});

test('a run is not the last one once another has begun, or its record is lost or unreadable', () => {
  const file = recordFile();
  writeRecord(record, file);
  expect(isLastRun('one', file)).toBe(true);
  writeRecord({ ...record, id: 'two' }, file);
  expect(isLastRun('one', file)).toBe(false);
  expect(isLastRun('one', recordFile())).toBe(false);
  expect(isLastRun('one', recordFile('{'))).toBe(false);
});

test('the pictures that differ are chosen by any part of their path', () => {
  expect(names([])).toEqual([
    'dark-desktop/pages/home/default',
    'light-phone/sections/faq/default',
    'light-phone/sections/faq/closed',
  ]);
  expect(names(['faq/closed', 'dark'])).toEqual(['dark-desktop/pages/home/default', 'light-phone/sections/faq/closed']);
  expect(names(['pricing'])).toEqual([]);
});

test.for(['', ' ', '.', '..', '../..', '/'])('“%s” chooses nothing and is rejected', (text) => {
  expect(() => names(['faq', text])).toThrow(`“${text}” is no part of a picture’s path`);
});

test('a picture of the run that is not in its folder is told, also one that nobody chose', () => {
  const folder = temporaryDir();
  const write = (name: string): void => {
    mkdirSync(dirname(pictureFile(folder, name)), { recursive: true });
    writeFileSync(pictureFile(folder, name), '');
  };
  write('dark-desktop/pages/home/default');
  write('light-phone/sections/faq/default');
  expect(lostPictures(record.pictures, folder)).toEqual(['light-phone/pages/home/default']);
  write('light-phone/pages/home/default');
  expect(lostPictures(record.pictures, folder)).toEqual([]);
});

test.for([
  ['its view', 'design-system/sections/faq/faq.tsx'],
  ['a primitive that its view uses', 'design-system/primitives/rich-text/rich-text.tsx'],
  ['a token', 'design-system/tokens/color.ts'],
  ['the packages', 'package-lock.json'],
] as const)('the pictures of a section are stale after a change of %s', ([, source]) => {
  const root = join(import.meta.dirname, '../..');
  const groups = new Set(['sections/faq']);
  const unrelated = ['site/pages/pricing.ts', 'design-system/sections/pricing/pricing.tsx'];
  expect(findStale(root, groups, unrelated)).toBeUndefined();
  expect(findStale(root, groups, [...unrelated, source])).toEqual({ group: 'sections/faq', name: 'faq', source });
});

test('the pictures of a page are stale after a change of that page or a post, and of no other page', () => {
  const root = join(import.meta.dirname, '../..');
  const stale = (file: string) => findStale(root, new Set(['pages/pricing']), [file])?.source;
  expect(stale('site/pages/pricing.ts')).toBe('site/pages/pricing.ts');
  expect(stale('site/pages/features.ts')).toBeUndefined();
});

test('stories that have failed by new pictures alone are counted as new to look at', () => {
  const story = (state: string, meta: object = {}): TestCase =>
    ({ result: () => ({ state }), meta: () => meta }) as unknown as TestCase;
  const isNew = { pictures: { 'light-phone/sections/team/default': 'new' } };
  expect(summaryOf([story('passed'), story('failed', isNew)])).toBe('1 tests passed, 0 failed, 1 new to look at');
  expect(summaryOf([story('failed', { ...isNew, findings: ['A glyph is missing'] }), story('failed')])).toBe(
    '0 tests passed, 2 failed',
  );
});
