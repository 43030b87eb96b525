/** An item of a header such as `Accept`, in lower case, and its weight: 0 for what the client does not take. */
export interface WeightedItem {
  readonly name: string;
  readonly weight: number;
}

/**
 * The items of a header such as `Accept: text/html, text/*;q=0.5`. A weight that is no number counts as 1, as none does.
 * Split at single characters and trimmed: a pattern with spaces on both sides would try every run of spaces from each of
 * its places.
 */
export function weightedList(header: string): WeightedItem[] {
  return header
    .toLowerCase()
    .split(',')
    .map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
      const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return { name, weight: Number.isNaN(q) ? 1 : q };
    });
}
