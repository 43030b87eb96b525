/** One row of a histogram: how many values were at most each bound, and what they come to. */
export interface HistogramRow {
  /** For each bound, the number of values up to it, and after the last that of all. */
  readonly upTo: readonly number[];
  readonly sum: number;
}

/**
 * Histograms of the same bounds, a row each, in plain numbers: to count a value is two additions. They are put into
 * words only when somebody asks.
 */
export class CountedHistogram {
  readonly bounds: readonly number[];
  readonly #counts: Float64Array;
  readonly #sums: Float64Array;

  /** `bounds` rise. */
  constructor(bounds: readonly number[], rows: number) {
    this.bounds = bounds;
    this.#counts = new Float64Array(rows * (bounds.length + 1));
    this.#sums = new Float64Array(rows);
  }

  /** Counts a value in a row. */
  count(row: number, value: number): void {
    const { length } = this.bounds;
    let bound = 0;
    while (bound < length && value > (this.bounds[bound] ?? Infinity)) bound += 1;
    const index = row * (length + 1) + bound;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#sums[row] = (this.#sums[row] ?? 0) + value;
  }

  /** A row as it stands; `undefined` where nothing was counted in it. */
  row(row: number): HistogramRow | undefined {
    const width = this.bounds.length + 1;
    let total = 0;
    const upTo = [...this.#counts.subarray(row * width, (row + 1) * width)].map((count) => (total += count));
    return total === 0 ? undefined : { upTo, sum: this.#sums[row] ?? 0 };
  }
}
