/**
 * A row. Where there is no room for a table, what is compared stands on a line of its own, and the cells below it, beside
 * each other as far as they go. Where there is, the first column is four of the page's twelve wide (1.5rem is the gap
 * between two), and the cells share the rest; `--cells` is how many.
 */
export const rowStyles =
  'flex flex-wrap gap-x-3 gap-y-2 border-b py-4 @lg:grid @lg:grid-cols-[calc((100%-3rem)/3)_repeat(var(--cells),minmax(0,1fr))] @lg:gap-0';

/** A cell. Its words begin where the page's columns do; the room before them is the gap between two columns. */
export const cellStyles = 'min-w-0 grow @lg:ps-6 @lg:pe-2';

/** Flex basis of a cell in a narrow row, by the number of columns: up to three are in one line, more in twos. */
export const shares: Readonly<Record<number, string>> = {
  2: 'basis-24',
  3: 'basis-20',
  4: 'basis-32',
  5: 'basis-32',
};

/** Returns true if all cells of a narrow row are in one line, below the names of the columns. */
export const isOneLine = (columns: number): boolean => columns <= 3;
