import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['two\r\n\r\n  paragraphs', 'two paragraphs'],
  ['cells\tof a\ttable', 'cells of a table'],
  ['as  it  is typed ', 'as  it  is typed '],
])('%j becomes one line', (pasted, line) => {
  expect(oneLine(pasted)).toBe(line);
});
