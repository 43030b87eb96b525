import { expect, test } from 'vitest';
import { shownPages } from './pagination.tsx';

const formatPages = (current: number, total: number) =>
  shownPages(current, total)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 12, '1 2 3 4 5 … 12'],
  [5, 12, '1 … 4 5 6 … 12'],
  [8, 12, '1 … 7 8 9 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('page %i of %i: %s', (current, total, expected) => {
  expect(formatPages(current, total)).toBe(expected);
});

test('no gap replaces a single page, the current page is included, and the length of the row is constant', () => {
  for (let total = 8; total <= 40; total += 1)
    for (let current = 1; current <= total; current += 1) {
      const pages = shownPages(current, total);
      expect(pages).toHaveLength(7);
      expect(pages).toContain(current);
      const omittedCounts = pages.flatMap((entry, index) =>
        entry === 'gap' ? [Number(pages[index + 1]) - Number(pages[index - 1]) - 1] : [],
      );
      expect(Math.min(...omittedCounts)).toBeGreaterThan(1);
    }
});
