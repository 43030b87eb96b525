import { expect, test } from 'vitest';
import { endOfChange } from './use-caret.ts';

test.each([
  ['Asked XYZ before', 'Asked before', 5],
  ['Asked before', 'Asked XYZ before', 9],
  ['', 'Asked', 5],
  ['Asked', '', 0],
  ['aaa', 'aa', 0],
])('of %j to %j the change ends at %i', (before, after, end) => {
  expect(endOfChange(before, after)).toBe(end);
});
