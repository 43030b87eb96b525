/** Columns and rows that a cell of each size covers, on a grid of three columns. */
export const spans = {
  small: { columns: 1, rows: 1 },
  wide: { columns: 2, rows: 1 },
  tall: { columns: 1, rows: 2 },
  large: { columns: 2, rows: 2 },
} as const;

export type CellSize = keyof typeof spans;

/** Position of a cell. `row` and `column` are counted from zero, from the top and from the start edge. */
export interface Placement {
  readonly row: number;
  readonly column: number;
  readonly size: CellSize;
}

const COLUMNS = 3;

/**
 * Places cells on the grid as the browser does with `grid-auto-flow: dense`: each in the first free place, row by row.
 * `openRow` is the first row that isn't full, counted from one, or undefined if all rows are full.
 */
export function pack(sizes: readonly CellSize[]): { placements: Placement[]; rows: number; hole: number | undefined } {
  const occupied: boolean[][] = [];
  const placements = sizes.map((size) => {
    const placement = findFreePlacement(occupied, size);
    for (const [row, column] of getUnits(placement)) (occupied[row] ??= [])[column] = true;
    return placement;
  });
  const isRowFull = (row: number): boolean => getIndexes(COLUMNS).every((column) => occupied[row]?.[column] === true);
  const openRow = [...occupied.keys()].find((row) => !isRowFull(row));
  return { placements, rows: occupied.length, hole: openRow === undefined ? undefined : openRow + 1 };
}

function findFreePlacement(occupied: readonly (readonly boolean[])[], size: CellSize): Placement {
  for (let row = 0; ; row += 1)
    for (let column = 0; column + spans[size].columns <= COLUMNS; column += 1) {
      const placement = { row, column, size };
      if (getUnits(placement).every(([r, c]) => occupied[r]?.[c] !== true)) return placement;
    }
}

/** Returns the grid units that a cell covers. */
export function getUnits({ row, column, size }: Placement): (readonly [row: number, column: number])[] {
  const { columns, rows } = spans[size];
  return getIndexes(rows).flatMap((down) =>
    getIndexes(columns).map((across) => [row + down, column + across] as const),
  );
}

const getIndexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
