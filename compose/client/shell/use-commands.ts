import type { Dispatch } from 'react';
import { isRecord } from '../../source/json.ts';
import type { JsonRecord } from '../../source/json.ts';
import { sectionsOf } from '../../source/sections.ts';
import type { Action, Work } from '../editor/editor.ts';
import { keepCopy, keptCopy } from './clipboard.ts';
import { entryOf, focusSoon, keepFocus } from './focus-soon.ts';
import type { Command } from './shortcuts.ts';

interface CommandParts {
  readonly work: Work | undefined;
  readonly dispatch: Dispatch<Action>;
  readonly save: () => void;
  /** Shows a pane of the left side. */
  readonly showPane: (name: 'pages' | 'outline' | 'sections') => void;
  readonly showDialog: (name: 'changes' | 'shortcuts') => void;
  /** Shows what the chosen section says. */
  readonly showContent: () => void;
  readonly onCopied: (section: JsonRecord) => void;
  /** The browser keeps no copy. */
  readonly onNotCopied: () => void;
}

/** What each key does. False where it does nothing, and is the browser's. */
export function runCommand(command: Command, parts: CommandParts): boolean {
  const { work, dispatch, save, showPane, showDialog, showContent } = parts;
  if (command === 'shortcuts') {
    showDialog('shortcuts');
    return true;
  }
  if (command === 'pages') {
    showPane('pages');
    focusSoon('#pages-pane input');
    return true;
  }
  if (!work) return false;
  const sections = sectionsOf(work.history.now);
  const { selected } = work;
  const section = selected === undefined ? undefined : sections[selected];
  const choose = (index: number): boolean => {
    if (!(index in sections)) return false;
    dispatch({ type: 'select', index });
    focusSoon(entryOf(index));
    return true;
  };
  /** Does something to the chosen section, and gives the focus to what it is then. */
  const toChosen = (action: (index: number, section: JsonRecord) => number | undefined): boolean => {
    if (selected === undefined || !isRecord(section)) return false;
    const focus = action(selected, section);
    if (focus !== undefined) focusSoon(entryOf(focus));
    return focus !== undefined;
  };
  const move = (by: 1 | -1): boolean =>
    toChosen((from) => {
      dispatch({ type: 'move', from, to: from + by });
      return Math.min(Math.max(from + by, 0), sections.length - 1);
    });
  const done = (action: () => void): boolean => {
    action();
    return true;
  };

  const travel = (type: 'undo' | 'redo'): boolean =>
    done(() => {
      dispatch({ type });
      keepFocus();
    });

  const commands: Readonly<Record<Exclude<Command, 'shortcuts' | 'pages'>, () => boolean>> = {
    save: () => done(save),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    add: () => done(() => showPane('sections')),
    outline: () =>
      done(() => {
        showPane('outline');
        focusSoon(entryOf(selected ?? 0));
      }),
    content: () =>
      done(() => {
        showContent();
        focusSoon('#content-pane :is(input, textarea, select, button)');
      }),
    changes: () => done(() => showDialog('changes')),
    previous: () => choose((selected ?? sections.length) - 1),
    next: () => choose((selected ?? -1) + 1),
    'move-up': () => move(-1),
    'move-down': () => move(1),
    duplicate: () =>
      toChosen((index) => {
        dispatch({ type: 'duplicate', index });
        return index + 1;
      }),
    remove: () =>
      toChosen((index) => {
        dispatch({ type: 'remove', index });
        return Math.min(index, Math.max(sections.length - 2, 0));
      }),
    copy: () => toChosen((index, chosen) => (copy(chosen, parts) ? index : undefined)),
    cut: () =>
      toChosen((index, chosen) => {
        if (!copy(chosen, parts)) return undefined;
        dispatch({ type: 'remove', index });
        return Math.min(index, Math.max(sections.length - 2, 0));
      }),
    paste() {
      const kept = keptCopy();
      if (!kept) return false;
      const index = (selected ?? sections.length - 1) + 1;
      dispatch({ type: 'insert', index, section: kept });
      focusSoon(entryOf(index));
      return true;
    },
  };
  return commands[command]();
}

/** Keeps a copy, unless a text is selected, which is meant then. */
function copy(section: JsonRecord, { onCopied, onNotCopied }: CommandParts): boolean {
  if (getSelection()?.isCollapsed === false) return false;
  const isKept = keepCopy(section);
  if (isKept) onCopied(section);
  else onNotCopied();
  return isKept;
}
