import { expect, test } from 'vitest';
import { isWithin, withValueAt } from './path.ts';

const document = { title: 'One', list: [{ a: 1 }, { a: 2 }], other: { deep: true } };

test('changes one place, and keeps the rest by reference', () => {
  const next = withValueAt(document, ['list', 1, 'a'], 3);
  expect(next).toEqual({ ...document, list: [{ a: 1 }, { a: 3 }] });
  expect(next).toMatchObject({ other: document.other });
  expect((next as typeof document).list[0]).toBe(document.list[0]);
  expect((next as typeof document).other).toBe(document.other);
  expect(document.list[1]?.a).toBe(2);
});

test('a key that is said anew keeps its place, a new one comes last, and undefined takes one away', () => {
  expect(Object.keys(withValueAt(document, ['title'], 'Two') as object)).toEqual(['title', 'list', 'other']);
  expect(Object.keys(withValueAt(document, ['more'], 1) as object)).toEqual(['title', 'list', 'other', 'more']);
  expect(Object.keys(withValueAt(document, ['list'], undefined) as object)).toEqual(['title', 'other']);
  expect(withValueAt(document, ['list', 0], undefined)).toMatchObject({ list: [{ a: 2 }] });
});

test.each([[['list', 7, 'a']], [['gone', 'a']], [['title', 'a']], [['list', -1]], [['constructor', 'name']]])(
  'a place that is not there any more is left alone: %j',
  (path) => {
    expect(withValueAt(document, path, 1)).toEqual(document);
  },
);

test('a key named as what every object has is a key as any other', () => {
  const value = withValueAt(JSON.parse('{"__proto__": {"a": 1}}'), ['__proto__', 'a'], 2);
  expect(JSON.stringify(value)).toBe('{"__proto__":{"a":2}}');
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

test('a path is within itself and what leads to it', () => {
  expect(isWithin(['a', 1, 'b'], ['a', 1])).toBe(true);
  expect(isWithin(['a', 1], ['a', 1])).toBe(true);
  expect(isWithin(['a', 11], ['a', 1])).toBe(false);
  expect(isWithin(['a'], ['a', 1])).toBe(false);
});
