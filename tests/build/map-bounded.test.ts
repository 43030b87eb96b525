import { expect, test } from 'vitest';
import { mapBounded } from '../../scripts/build/map-bounded.ts';

test('never more at a time than told, each once, and the results in order', async () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  let now = 0;
  let most = 0;
  const results = await mapBounded(items, 4, async (item) => {
    most = Math.max(most, (now += 1));
    // The later are done first.
    for (let turn = items.length - item; turn > 0; turn -= 1) await Promise.resolve();
    now -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
  expect(now).toBe(0);
});

test('nothing to do is done at once', async () => {
  expect(await mapBounded([], 4, () => Promise.reject(new Error('asked for')))).toEqual([]);
});

test('what fails ends it, in its own words', async () => {
  const work = (item: number) => (item === 3 ? Promise.reject(new Error('The third')) : Promise.resolve(item));
  await expect(mapBounded([1, 2, 3, 4], 2, work)).rejects.toThrow('The third');
});
