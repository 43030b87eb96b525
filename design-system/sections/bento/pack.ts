/** Number of columns and rows that a cell covers on the grid of three columns, by size. */
export const spans = {
  small: { columns: 1, rows: 1 },
  wide: { columns: 2, rows: 1 },
  tall: { columns: 1, rows: 2 },
  large: { columns: 2, rows: 2 },
} as const;

export type CellSize = keyof typeof spans;

/** Size and position of a cell. `row` and `column` are counted from zero, from the top and the start edge. */
export interface Placement {
  readonly row: number;
  readonly column: number;
  readonly size: CellSize;
}

const COLUMNS = 3;

/**
 * Places cells on the grid as the browser does with `grid-auto-flow: dense`: each in the first free place, row by row.
 * `rows` is the number of rows. `hole` is the first row with a gap, counted from one, or undefined if all rows are
 * full.
 */
export function pack(sizes: readonly CellSize[]): { placements: Placement[]; rows: number; hole: number | undefined } {
  const occupiedUnits: boolean[][] = [];
  const placements = sizes.map((size) => {
    const placement = findFreePlacement(occupiedUnits, size);
    for (const [row, column] of getUnits(placement)) (occupiedUnits[row] ??= [])[column] = true;
    return placement;
  });
  const isRowFull = (row: number): boolean =>
    getIndexes(COLUMNS).every((column) => occupiedUnits[row]?.[column] === true);
  const openRow = [...occupiedUnits.keys()].find((row) => !isRowFull(row));
  return { placements, rows: occupiedUnits.length, hole: openRow === undefined ? undefined : openRow + 1 };
}

function findFreePlacement(occupiedUnits: readonly (readonly boolean[])[], size: CellSize): Placement {
  for (let row = 0; ; row += 1)
    for (let column = 0; column + spans[size].columns <= COLUMNS; column += 1) {
      const placement = { row, column, size };
      if (getUnits(placement).every(([unitRow, unitColumn]) => occupiedUnits[unitRow]?.[unitColumn] !== true))
        return placement;
    }
}

/** Returns the row and column of each grid unit that a cell covers. */
export function getUnits({ row, column, size }: Placement): (readonly [row: number, column: number])[] {
  const { columns, rows } = spans[size];
  return getIndexes(rows).flatMap((rowOffset) =>
    getIndexes(columns).map((columnOffset) => [row + rowOffset, column + columnOffset] as const),
  );
}

const getIndexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
