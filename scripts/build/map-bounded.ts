/** Maps the items to results, in their order, with at most `concurrency` calls of `work` at a time. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const takeNext = async (): Promise<void> => {
    for (const [index, item] of remaining) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, takeNext));
  return results;
}
