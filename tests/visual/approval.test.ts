import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { choosePictures, lostPictures, openPictures } from '../../.storybook/pictures/approval.ts';
import { isLastRun, pictureFile, readRecord, writeRecord } from '../../.storybook/pictures/record.ts';
import type { RunRecord } from '../../.storybook/pictures/record.ts';

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
