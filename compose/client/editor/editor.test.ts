import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenPage } from '../../protocol/protocol.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import { EMPTY, isDirty, reduce, workOf } from './editor.ts';
import type { Action, Editor, Work } from './editor.ts';

const section = (name: string, id = name) => ({ section: name, id, content: { heading: name } });
const page: OpenPage = {
  file: 'site/pages/guides.ts',
  text: 'the text',
  version: 'v1',
  drafts: [],
  document: { title: 'Guides', sections: [section('hero'), section('faq'), section('steps')] },
};
const opened = reduce(EMPTY, { type: 'open', page });

const doAll = (...actions: Action[]): Editor => actions.reduce(reduce, opened);
function shown(editor: Editor): Work {
  const work = workOf(editor);
  if (!work) throw new Error('No page is open');
  return work;
}
const names = (editor: Editor): string[] =>
  sectionsOf(shown(editor).history.now).map((each) => wordOf(each, 'section'));
const type = (value: string, at: number, path = ['title']): Action => ({ type: 'set', path, value, at });

describe('what is done is said', () => {
  test('anew each time, though it is the same: a screen reader says what has changed', () => {
    let editor = doAll(type('One', 0), type('Two', 5000));
    const words = (['undo', 'undo', 'undo', 'undo', 'redo', 'redo'] as const).map((each) => {
      editor = reduce(editor, { type: each });
      return editor.announcement;
    });
    expect(words.map((each) => each.trim())).toEqual([
      'Undone',
      'Undone',
      'Nothing to undo',
      'Nothing to undo',
      'Redone',
      'Redone',
    ]);
    expect(words.filter((each, index) => each === words[index - 1])).toEqual([]);
  });

  test.each<[Action, string]>([
    [{ type: 'move', from: 0, to: 1 }, 'hero moved to place 2 of 3'],
    [{ type: 'move', from: 0, to: -1 }, 'hero is first already'],
    [{ type: 'move', from: 2, to: 3 }, 'steps is last already'],
    [{ type: 'insert', index: 1, section: section('stats') }, 'stats added, place 2 of 4'],
    [{ type: 'duplicate', index: 1 }, 'faq duplicated, the copy is at place 3 of 4'],
    [{ type: 'remove', index: 2 }, 'steps removed, 2 left'],
    [{ type: 'undo' }, 'Nothing to undo'],
    [{ type: 'redo' }, 'Nothing to redo'],
  ])('%o', (action, words) => {
    expect(doAll(action).announcement).toBe(words);
  });
});

describe('what is selected', () => {
  test('follows what moves, what is added and what is copied', () => {
    expect(shown(doAll({ type: 'move', from: 0, to: 2 })).selected).toBe(2);
    expect(shown(doAll({ type: 'insert', index: 1, section: section('stats') })).selected).toBe(1);
    expect(shown(doAll({ type: 'duplicate', index: 0 })).selected).toBe(1);
  });

  test('is the next where one is removed, and nothing where none is left', () => {
    expect(shown(doAll({ type: 'select', index: 2 }, { type: 'remove', index: 2 })).selected).toBe(1);
    const remove: Action = { type: 'remove', index: 0 };
    expect(shown(doAll(remove, remove, remove)).selected).toBeUndefined();
  });

  test('is what an undo brings back', () => {
    const editor = doAll({ type: 'select', index: 0 }, { type: 'remove', index: 2 }, { type: 'undo' });
    expect(names(editor)).toEqual(['hero', 'faq', 'steps']);
    expect(shown(editor).selected).toBe(2);
  });
});

describe('steps', () => {
  test('what is typed in one go is undone in one, and a pause or another place begins a new step', () => {
    const typed = doAll(type('A', 0), type('AB', 500), type('ABC', 2000), type('x', 2100, ['description']));
    expect(shown(typed).history.past).toHaveLength(3);
    expect(
      shown([{ type: 'undo' }, { type: 'undo' }].reduce((now, each) => reduce(now, each as Action), typed)).history.now,
    ).toMatchObject({ title: 'AB' });
  });

  test('undone and typed anew, what was undone is gone', () => {
    const editor = doAll(type('A', 0), { type: 'undo' }, type('B', 100), { type: 'redo' });
    expect(editor.announcement).toBe('Nothing to redo');
    expect(shown(editor).history.now).toMatchObject({ title: 'B' });
  });

  test('a page that says again what its file says is not changed', () => {
    expect(isDirty(shown(doAll(type('A', 0))))).toBe(true);
    expect(isDirty(shown(doAll(type('A', 0), type('Guides', 5))))).toBe(false);
  });

  test('discarding is a step that can be undone', () => {
    const editor = doAll(type('A', 0), { type: 'discard' });
    expect(isDirty(shown(editor))).toBe(false);
    expect(shown(reduce(editor, { type: 'undo' })).history.now).toMatchObject({ title: 'A' });
  });

  test('saving forgets none of them', () => {
    const typed = doAll(type('A', 0));
    const saved = reduce(typed, { type: 'saved', file: page.file, document: shown(typed).history.now, version: 'v2' });
    expect([isDirty(shown(saved)), shown(saved).version, saved.announcement]).toEqual([false, 'v2', 'Saved']);
    expect(shown(reduce(saved, { type: 'undo' })).history.now).toBe(page.document);
  });
});

test('a draft is a step after what the file says', () => {
  const draft = { document: { title: 'Draft', sections: [] }, version: 'v0' };
  const editor = reduce(EMPTY, { type: 'open', page, draft });
  // The file was changed since: saving will ask.
  expect(shown(editor).version).toBe('v0');
  expect(isDirty(shown(editor))).toBe(true);
  expect(shown(reduce(editor, { type: 'undo' })).history.now).toBe(page.document);
});

describe('a file that somebody else has changed', () => {
  const theirs: OpenPage = { ...page, text: 'their text', version: 'v2', document: { title: 'Theirs', sections: [] } };

  test('is taken as it is, and what was made here can be had back', () => {
    const editor = reduce(doAll(type('Mine', 0)), { type: 'changed-on-disk', page: theirs, keepMine: false });
    expect(shown(editor)).toMatchObject({ base: 'their text', version: 'v2', saved: theirs.document });
    expect(shown(editor).history.now).toBe(theirs.document);
    expect(shown(reduce(editor, { type: 'undo' })).history.now).toMatchObject({ title: 'Mine' });
  });

  test('or what was made here stays, to be saved over it', () => {
    const editor = reduce(doAll(type('Mine', 0)), { type: 'changed-on-disk', page: theirs, keepMine: true });
    expect(shown(editor)).toMatchObject({ base: 'their text', version: 'v2' });
    expect(shown(editor).history.now).toMatchObject({ title: 'Mine' });
    expect(isDirty(shown(editor))).toBe(true);
  });
});

test('pages that are not shown keep what was done to them', () => {
  const other = { ...page, file: 'site/pages/other.ts' };
  const editor = doAll(type('A', 0), { type: 'open', page: other }, { type: 'show', file: page.file });
  expect(shown(editor).history.past).toHaveLength(1);
  expect(workOf(reduce(editor, { type: 'close', file: page.file }))).toBeUndefined();
  expect(reduce(editor, { type: 'show', file: 'none' })).toBe(editor);
});

test('whatever is done, undoing all of it leads back to the first document, and redoing to the last', () => {
  const index = fc.integer({ min: -1, max: 5 });
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('move' as const), from: index, to: index }),
    fc.record({ type: fc.constantFrom('duplicate' as const, 'remove' as const), index }),
    fc.record({ type: fc.constant('insert' as const), index, section: fc.constant(section('stats')) }),
    fc.record({
      type: fc.constant('set' as const),
      path: fc.constantFrom(['title'], ['sections', 0, 'content', 'heading']),
      value: fc.option(fc.string(), { nil: undefined }),
      at: fc.nat(),
    }),
    fc.constant<Action>({ type: 'discard' }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const last = doAll(...actions);
      const steps = shown(last).history.past.length;
      const times = (type: 'undo' | 'redo', from: Editor): Editor =>
        Array.from({ length: steps }, () => type).reduce((now, each) => reduce(now, { type: each }), from);
      const first = times('undo', last);
      expect(shown(first).history.now).toBe(page.document);
      expect(shown(times('redo', first)).history.now).toBe(shown(last).history.now);
    }),
  );
});

test('an undo selects what is seen to change, though the file was read again in between', () => {
  const mine = doAll({ type: 'set', path: ['sections', 1, 'content', 'heading'], value: 'Mine', at: 0 });
  const theirs = reduce(mine, { type: 'changed-on-disk', page: structuredClone(page), keepMine: false });
  expect(shown(reduce(theirs, { type: 'undo' })).selected).toBe(1);
});

test('a page that is opened twice keeps what was done in between', () => {
  const before = doAll({ type: 'remove', index: 0 });
  const { works, open } = reduce(before, { type: 'open', page });
  expect({ works, open }).toEqual({ works: before.works, open: before.open });
});
