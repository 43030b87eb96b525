import { describe, expect, test } from 'vitest';
import type { Json } from '../../source/json.ts';
import { duplicated, entryTitle, keyed, moved, noEntries, withFreeId } from './entries.ts';

test('moves an entry, and leaves the list as it was', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
});

describe('a copy', () => {
  test('has an id that neither an entry nor the page has', () => {
    const items = [{ id: 'macs' }, { id: 'macs-2' }];
    expect(duplicated(items, 0, ['macs-3'])).toEqual([{ id: 'macs' }, { id: 'macs-4' }, { id: 'macs-2' }]);
    expect(duplicated(items, 1, [])).toEqual([{ id: 'macs' }, { id: 'macs-2' }, { id: 'macs-3' }]);
  });

  test('of what has no id is the same', () => {
    expect(duplicated(['a', 'b'], 0, [])).toEqual(['a', 'a', 'b']);
    expect(duplicated(['a'], 7, [])).toEqual(['a']);
  });
});

test('a new entry does not take the id of another', () => {
  expect(withFreeId({ id: 'new' }, [])).toEqual({ id: 'new' });
  expect(withFreeId({ id: 'new' }, [{ id: 'new' }, { id: 'new-2' }])).toEqual({ id: 'new-3' });
});

describe('keys of entries', () => {
  const [a, b, c]: Json[] = [{ t: 'a' }, { t: 'b' }, { t: 'c' }];
  const first = keyed(noEntries, [a ?? 0, b ?? 0, c ?? 0]);

  test('go along when entries move, wherever the change came from', () => {
    expect(keyed(first, [c ?? 0, a ?? 0, b ?? 0]).keys).toEqual([2, 0, 1]);
  });

  test('stay when an entry is changed, come anew for a new one, and go with one that goes', () => {
    expect(keyed(first, [a ?? 0, { t: 'B' }, c ?? 0]).keys).toEqual([0, 1, 2]);
    expect(keyed(first, [a ?? 0, { t: 'new' }, b ?? 0, c ?? 0]).keys).toEqual([0, 3, 1, 2]);
    expect(keyed(first, [b ?? 0, c ?? 0]).keys).toEqual([1, 2]);
  });

  test('are never given twice, in lists of equal texts too', () => {
    let entries = keyed(noEntries, ['x', 'x', 'y']);
    for (const next of [
      ['x', 'x', 'x', 'y'],
      ['y', 'x', 'x', 'x'],
      ['x'],
      ['x', 'z'],
      [],
      ['x', 'x'],
      ['x', 'y', 'x'],
    ]) {
      entries = keyed(entries, next);
      expect(new Set(entries.keys).size).toBe(next.length);
    }
  });
});

test('an entry is called by its first text, and by nothing that says where it stands', () => {
  expect(entryTitle({ kind: 'document' }, { id: 'x', timecode: '00:01', question: 'Why?' })).toBe('Why?');
  expect(entryTitle({ kind: 'document' }, { emphasized: true, link: { href: '/a', label: 'A' } })).toBe('/a');
  expect(entryTitle({ kind: 'document' }, { cells: [], other: null })).toBe('');
  expect(entryTitle({ kind: 'document' }, null)).toBe('');
});
