import { expect, test } from 'vitest';
import { foundText, valueAt } from './page-issue.ts';

test('every value can be formatted', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const trap = {
    get title(): string {
      throw new Error('read');
    },
  };
  expect([undefined, 'a', 3n, circle, trap, Symbol('a'), () => 1].map(foundText)).toEqual([
    'is missing',
    'is "a"',
    'is a bigint',
    'is an object',
    'is an object',
    'is a symbol',
    'is a function',
  ]);
});

test('a value is found by its location without calling getters', () => {
  expect(valueAt({ list: [{ name: 'a' }] }, ['list', 0, 'name'])).toBe('a');
  expect(valueAt({ list: [] }, ['list', 'map'])).toBeUndefined();
});
