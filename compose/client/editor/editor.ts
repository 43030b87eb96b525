import type { Draft, OpenPage } from '../../protocol/protocol.ts';
import type { Json, JsonRecord } from '../../source/json.ts';
import { isSame } from '../../source/json.ts';
import type { Path } from '../fields/field-props.ts';
import { duplicateSection, insertSection, moveSection, removeSection, setAt } from './document.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import { change, historyOf, redo, undo } from './history.ts';
import type { History } from './history.ts';
import { saidAgain } from './said-again.ts';

/** A page that is worked on. */
export interface Work {
  readonly file: string;
  /** The text it was opened with, of which each saved text is a change. */
  readonly base: string;
  /** What the file holds by what is known here; null where it was removed. */
  readonly version: string | null;
  /** What the file says by that. */
  readonly saved: Json;
  readonly history: History;
  /** The section that is worked on, by its place; undefined for the page itself. */
  readonly selected: number | undefined;
}

/** All that is open. Pages that are not shown keep their history. */
export interface Editor {
  readonly works: Readonly<Record<string, Work>>;
  readonly open: string | undefined;
  /** What has just happened, for who cannot see it. */
  readonly announcement: string;
}

export const EMPTY: Editor = { works: {}, open: undefined, announcement: '' };

export type Action =
  | { readonly type: 'open'; readonly page: OpenPage; readonly draft?: Pick<Draft, 'document' | 'version'> }
  | { readonly type: 'show'; readonly file: string }
  | { readonly type: 'close'; readonly file: string }
  | { readonly type: 'select'; readonly index: number | undefined }
  | { readonly type: 'select-by-id'; readonly id: string }
  | { readonly type: 'insert'; readonly index: number; readonly section: JsonRecord }
  | { readonly type: 'duplicate' | 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  /** `place` is what is typed into, where the value is that of something around it. */
  | {
      readonly type: 'set';
      readonly path: Path;
      readonly value: Json | undefined;
      readonly at: number;
      readonly place?: Path;
    }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'discard' }
  | { readonly type: 'saved'; readonly file: string; readonly document: Json; readonly version: string }
  | { readonly type: 'changed-on-disk'; readonly page: OpenPage; readonly keepMine: boolean };

/** Whether a page says anything that its file does not. */
export const isDirty = (work: Work): boolean => !isSame(work.history.now, work.saved);

/** The page that is shown. */
export const workOf = ({ works, open }: Editor): Work | undefined => (open === undefined ? undefined : works[open]);

/** What the editor is after something was done. */
export function reduce(editor: Editor, action: Action): Editor {
  switch (action.type) {
    case 'open': {
      // Two presses may open a page twice: what was done in between stays.
      if (action.page.file in editor.works) return reduce(editor, { type: 'show', file: action.page.file });
      const work = openWork(action.page, action.draft);
      return { ...editor, works: { ...editor.works, [work.file]: work }, open: work.file, announcement: '' };
    }
    case 'show':
      return action.file in editor.works ? { ...editor, open: action.file, announcement: '' } : editor;
    case 'close': {
      const works = Object.fromEntries(Object.entries(editor.works).filter(([file]) => file !== action.file));
      return { ...editor, works, open: editor.open === action.file ? undefined : editor.open };
    }
    case 'saved': {
      const work = editor.works[action.file];
      if (!work) return editor;
      const next = { ...work, saved: action.document, version: action.version };
      return {
        ...editor,
        works: { ...editor.works, [action.file]: next },
        announcement: saidAgain('Saved', editor.announcement),
      };
    }
    case 'changed-on-disk': {
      const work = editor.works[action.page.file];
      if (!work) return editor;
      const next = takeFromDisk(work, action.page, action.keepMine);
      return { ...editor, works: { ...editor.works, [work.file]: next } };
    }
    case 'select':
    case 'select-by-id':
    case 'insert':
    case 'duplicate':
    case 'remove':
    case 'move':
    case 'set':
    case 'undo':
    case 'redo':
    case 'discard': {
      const work = workOf(editor);
      if (!work) return editor;
      const [next, announcement] = reduceWork(work, action);
      return {
        ...editor,
        works: { ...editor.works, [work.file]: next },
        announcement: saidAgain(announcement, editor.announcement),
      };
    }
  }
}

/**
 * A page as it was opened; a draft is one step after what the file says, so that it can be undone. It is of the version that it
 * began with: where the file was changed since, saving asks first.
 */
function openWork(
  { file, text, version, document }: OpenPage,
  draft: Pick<Draft, 'document' | 'version'> | undefined,
): Work {
  const opened = historyOf(document);
  return {
    file,
    base: text,
    version: draft ? draft.version : version,
    saved: document,
    history: draft ? change(opened, draft.document, 0) : opened,
    selected: undefined,
  };
}

/**
 * A page whose file somebody else has changed: the next save is a change of what they wrote. What is shown is theirs, or
 * with `keepMine` what was made here; either can be undone.
 */
function takeFromDisk(work: Work, { text, version, document }: OpenPage, keepMine: boolean): Work {
  const history = keepMine ? work.history : change(work.history, document, 0);
  return withSelection({ ...work, base: text, version, saved: document, history }, work.selected);
}

type WorkAction = Exclude<Action, { readonly type: 'open' | 'show' | 'close' | 'saved' | 'changed-on-disk' }>;

/** The page after something was done to it, and what to say of it. */
function reduceWork(work: Work, action: WorkAction): readonly [Work, string] {
  const { now } = work.history;
  const sections = sectionsOf(now);
  const count = sections.length;
  const named = (index: number): string => wordOf(sections[index], 'section');
  switch (action.type) {
    case 'select':
      return [withSelection(work, action.index), ''];
    case 'select-by-id': {
      const index = sections.findIndex((section) => wordOf(section, 'id') === action.id);
      return [withSelection(work, index), ''];
    }
    case 'insert': {
      const next = step(work, insertSection(now, action.index, action.section), action.index);
      return [next, `${wordOf(action.section, 'section')} added, place ${action.index + 1} of ${count + 1}`];
    }
    case 'duplicate':
      return [
        step(work, duplicateSection(now, action.index), action.index + 1),
        `${named(action.index)} duplicated, the copy is at place ${action.index + 2} of ${count + 1}`,
      ];
    case 'remove': {
      const last = count - 2;
      const next = step(work, removeSection(now, action.index), last < 0 ? undefined : Math.min(action.index, last));
      return [next, `${named(action.index)} removed, ${count - 1} left`];
    }
    case 'move': {
      const to = Math.min(Math.max(action.to, 0), count - 1);
      if (to === action.from) return [work, `${named(action.from)} is ${to === 0 ? 'first' : 'last'} already`];
      return [
        step(work, moveSection(now, action.from, to), to),
        `${named(action.from)} moved to place ${to + 1} of ${count}`,
      ];
    }
    case 'set': {
      const place = (action.place ?? action.path).join('.');
      const history = change(work.history, setAt(now, action.path, action.value), action.at, place);
      return [withSelection({ ...work, history }, work.selected), ''];
    }
    case 'undo':
      return [travel(work, undo(work.history)), work.history.past.length === 0 ? 'Nothing to undo' : 'Undone'];
    case 'redo':
      return [travel(work, redo(work.history)), work.history.future.length === 0 ? 'Nothing to redo' : 'Redone'];
    case 'discard':
      return [step(work, work.saved, work.selected), 'Changes discarded'];
  }
}

const step = (work: Work, document: Json, selected: number | undefined): Work =>
  withSelection({ ...work, history: change(work.history, document, 0) }, selected);

/** Selects what is seen to change. */
function travel(work: Work, history: History): Work {
  const [before, after] = [sectionsOf(work.history.now), sectionsOf(history.now)];
  // What was read from the file again is other objects that say the same.
  const first = after.findIndex((section, index) => !isSame(section, before[index] ?? null));
  return withSelection({ ...work, history }, first === -1 ? work.selected : first);
}

/** A selection that is there: a section that is gone is no longer selected. */
function withSelection(work: Work, index: number | undefined): Work {
  const isThere = index !== undefined && index in sectionsOf(work.history.now);
  return { ...work, selected: isThere ? index : undefined };
}
