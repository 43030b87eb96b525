import { expect, test } from 'vitest';
import { describeValue, getValue } from './page-issue.ts';

test('describeValue formats values of all types', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  const trap = {
    get title(): string {
      throw new Error('read');
    },
  };
  expect([undefined, 'a', 3n, circle, trap, Symbol('a'), () => 1].map(describeValue)).toEqual([
    'is missing',
    'is "a"',
    'is a bigint',
    'is an object',
    'is an object',
    'is a symbol',
    'is a function',
  ]);
});

test('getValue returns the value at a path without calling getters', () => {
  expect(getValue({ list: [{ name: 'a' }] }, ['list', 0, 'name'])).toBe('a');
  expect(getValue({ list: [] }, ['list', 'map'])).toBeUndefined();
});
