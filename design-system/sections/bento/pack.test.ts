import { describe, expect, test } from 'vitest';
import { bentoSchema } from './bento.schema.ts';
import { pack, spans, getUnits } from './pack.ts';
import type { CellSize } from './pack.ts';

const sizes = Object.keys(spans) as CellSize[];

/** Returns every possible list of sizes with the given length. */
function getSizeLists(length: number): CellSize[][] {
  if (length === 0) return [[]];
  return getSizeLists(length - 1).flatMap((list) => sizes.map((size) => [...list, size]));
}

/** Returns the grid units that cells of these sizes cover. Each unit is a string of its row and column. */
const getCoveredUnits = (list: readonly CellSize[]): string[] => pack(list).placements.flatMap(getUnits).map(String);

const acceptsSizes = (list: readonly CellSize[]): boolean =>
  bentoSchema.safeParse({
    label: 'What is in it',
    heading: 'All of it',
    cells: list.map((size, index) => ({ size, title: `Cell ${index}`, text: 'It is there.', figure: '1' })),
  }).success;

describe('cells in a grid of three columns', () => {
  test.each([
    [['large', 'small', 'small'], 2, undefined],
    [['small', 'small', 'small', 'wide', 'small'], 2, undefined],
    [['small', 'small', 'wide', 'wide'], 3, 1],
    [['tall', 'wide', 'wide'], 2, undefined],
    [['tall', 'tall', 'tall'], 2, undefined],
    [['large', 'wide', 'small'], 3, 2],
  ] as const)('%j fill %i rows, the first hole is in %s', (list, rows, hole) => {
    expect(pack(list)).toMatchObject({ rows, hole });
  });

  test('a later cell fills a gap before it, as in the browser’s dense packing', () => {
    expect(pack(['wide', 'wide', 'small', 'small']).placements).toEqual([
      { row: 0, column: 0, size: 'wide' },
      { row: 1, column: 0, size: 'wide' },
      { row: 0, column: 2, size: 'small' },
      { row: 1, column: 2, size: 'small' },
    ]);
  });
});

describe.each([3, 4, 5, 6, 7])('%i cells', (count) => {
  // There are many lists of six or seven sizes, so only every fifth is tested. Five is coprime to the number of sizes,
  // so each size still occurs at each position.
  const lists = getSizeLists(count).filter((_, index) => count < 6 || index % 5 === 0);

  test('never overlap, whatever their sizes', () => {
    const failingLists = lists.filter((list) => new Set(getCoveredUnits(list)).size !== getCoveredUnits(list).length);
    expect(failingLists).toEqual([]);
  });

  test('have a hole exactly if they cover less than their rows', () => {
    const failingLists = lists.filter((list) => {
      const { rows, hole } = pack(list);
      return (getCoveredUnits(list).length === rows * 3) !== (hole === undefined);
    });
    expect(failingLists).toEqual([]);
  });

  test('have lists without a hole, and the schema accepts only those', () => {
    const sampledLists = lists.filter((_, index) => index % Math.ceil(lists.length / 300) === 0);
    for (const list of sampledLists) expect([list, acceptsSizes(list)]).toEqual([list, pack(list).hole === undefined]);
    expect(lists.some((list) => pack(list).hole === undefined)).toBe(true);
  });
});
