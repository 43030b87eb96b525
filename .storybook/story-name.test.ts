import { expect, test } from 'vitest';
import { sentenceCase } from './story-name.ts';

test.each([
  ['Right To Left', 'Right to left'],
  ['With A Film', 'With a film'],
  ['Not On A Mac', 'Not on a Mac'],
  ['Export as GIF', 'Export as GIF'],
  ['Default', 'Default'],
])('the story %s is called %s in the sidebar', (name, called) => {
  expect(sentenceCase(name)).toBe(called);
});
