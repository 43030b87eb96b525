import { expect, test } from 'vitest';
import { relativeTime } from './account-lists.tsx';

const now = Date.parse('2026-03-10T12:00:00.000Z');

test.each([
  ['2026-03-10T11:59:30.000Z', 'just now'],
  ['2026-03-10T11:58:59.000Z', '1 minute ago'],
  ['2026-03-10T09:00:00.000Z', '3 hours ago'],
  ['2026-03-09T11:00:00.000Z', 'yesterday'],
  ['2026-02-20T12:00:00.000Z', '2 weeks ago'],
  ['2025-01-01T00:00:00.000Z', 'last year'],
  ['2027-01-01T00:00:00.000Z', 'just now'],
  ['not a time', 'not a time'],
  [undefined, 'at an unknown time'],
])('relativeTime formats %s as “%s”', (iso, words) => {
  expect(relativeTime(iso, now)).toBe(words);
});
