import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { selectScreenshots, isLastRun, findPending, readRecord, writeRecord } from '../../.storybook/visual/record.ts';
import type { RunRecord } from '../../.storybook/visual/record.ts';
import { findStale } from '../../.storybook/visual/story-sources.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const record: RunRecord = {
  id: 'one',
  started: 1,
  finished: 2,
  screenshots: {
    'light-phone/pages/home/default': 'same',
    'dark-desktop/pages/home/default': 'changed',
    'light-phone/sections/faq/default': 'new',
    'light-phone/sections/faq/closed': 'gone',
    'light-phone/sections/faq/open': 'missing',
  },
};

/** Returns the names of the screenshots that these texts select. */
const approvedBy = (...texts: string[]): string[] =>
  selectScreenshots(findPending(record.screenshots), texts).map(([name]) => name);

test('approval selects the screenshots of the last run that differ and have the text in their path', () => {
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
  // A damaged record must not name a file outside the folder of screenshots.
  writeFileSync(file, JSON.stringify({ ...record, screenshots: { 'a/../../b': 'gone' } }));
  expect(() => readRecord(file)).toThrow(/run\.json can’t be read\. Run npm run visual again\.$/);
});

test('a change of a primitive makes the screenshots of each section that uses it outdated', () => {
  const stale = (file: string) => findStale(join(import.meta.dirname, '../..'), new Set(['sections/faq']), [file]);
  expect(stale('design-system/primitives/rich-text.tsx')).toMatchObject({ group: 'sections/faq' });
  expect(stale('design-system/sections/pricing/pricing.tsx')).toBeUndefined();
});
