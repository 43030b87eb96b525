import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choosePictures, openPictures } from '../../.storybook/pictures/approval.ts';
import { isLastRun, readRecord, writeRecord } from '../../.storybook/pictures/record.ts';
import type { RunRecord } from '../../.storybook/pictures/record.ts';
import { findStale } from '../../.storybook/pictures/story-sources.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

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

/** The names of the screenshots that are approved when these texts are given. */
const approvedBy = (...texts: string[]): string[] =>
  choosePictures(openPictures(record.pictures), texts).map(([name]) => name);

test('approving takes the screenshots of the last run that differ and match a part of their path', () => {
  const dir = temporaryDir();
  const file = join(dir, 'run.json');
  writeRecord(record, file);
  expect([readRecord(file), isLastRun('one', file), isLastRun('two', file)]).toEqual([record, true, false]);
  expect(approvedBy()).toEqual([
    'dark-desktop/pages/home/default',
    'light-phone/sections/faq/default',
    'light-phone/sections/faq/closed',
  ]);
  expect(approvedBy('faq/closed')).toEqual(['light-phone/sections/faq/closed']);
  for (const text of ['', '..', '/']) expect(() => approvedBy('faq', text)).toThrow('is not part of a path');
  // A record from elsewhere must not name a file outside the folder of screenshots.
  writeFileSync(file, JSON.stringify({ ...record, pictures: { 'a/../../b': 'gone' } }));
  expect(() => readRecord(file)).toThrow(/run\.json can’t be read\. Run npm run visual again\.$/);
});

test('a change of a primitive makes the screenshots of each section that uses it outdated', () => {
  const stale = (file: string) => findStale(join(import.meta.dirname, '../..'), new Set(['sections/faq']), [file]);
  expect(stale('design-system/primitives/rich-text.tsx')).toMatchObject({ group: 'sections/faq' });
  expect(stale('design-system/sections/pricing/pricing.tsx')).toBeUndefined();
});
