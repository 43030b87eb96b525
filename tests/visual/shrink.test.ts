import { expect, test } from 'vitest';
import { shrink } from '../../.storybook/pictures/shrink.ts';

/** A picture whose pixels have their column as red, their row as green, and one blue. */
function picture(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.set([pixel % width, Math.floor(pixel / width), 9], pixel * 3);
  return { data, width, height };
}

test('a picture that is small enough stays as it is', () => {
  const small = picture(4, 4);
  expect(shrink(small, 16)).toBe(small);
});

test('a larger one has half its size, each pixel the mean of four', () => {
  const { data, width, height } = shrink(picture(5, 4), 8);
  expect([width, height]).toEqual([2, 2]);
  // The columns 0 and 1 make 0.5, which is rounded up; the fifth has no pair.
  expect([...data]).toEqual([1, 1, 9, 3, 1, 9, 1, 3, 9, 3, 3, 9]);
});

test('one that is larger still has a quarter of it', () => {
  const { data, width, height } = shrink(picture(8, 8), 8);
  expect([width, height]).toEqual([2, 2]);
  expect([...data.subarray(0, 3)]).toEqual([2, 2, 9]);
});

test('a pixel that changes by what an eye can see changes the smaller picture', () => {
  const before = picture(8, 8);
  const after = { ...before, data: Buffer.from(before.data) };
  after.data[0] = 24;
  expect(shrink(after, 8).data.equals(shrink(before, 8).data)).toBe(false);
});
