/**
 * The numbers that stand for a list of pages: the first, the last, the current one and its neighbours; `gap` stands for
 * those between. A gap never stands for a single page, and the row has the same length from the first page to the last, so
 * that what is pressed twice stays where it is.
 */
export function shownPages(current: number, total: number): (number | 'gap')[] {
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (total <= 7) return all(1, total);
  if (current <= 4) return [...all(1, 5), 'gap', total];
  if (current >= total - 3) return [1, 'gap', ...all(total - 4, total)];
  return [1, 'gap', ...all(current - 1, current + 1), 'gap', total];
}
