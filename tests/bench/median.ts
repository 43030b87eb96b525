/** The middle one of some figures; of an even number the upper of the two in the middle. Throws where there is none. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no figure to take the median of');
  return middle;
}

/** A figure to as many decimals: more would be noise. */
export function rounded(value: number, decimals = 0): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
