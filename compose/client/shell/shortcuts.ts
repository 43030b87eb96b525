/** What can be done by a key. */
export type Command =
  | 'save'
  | 'undo'
  | 'redo'
  | 'add'
  | 'pages'
  | 'outline'
  | 'content'
  | 'changes'
  | 'shortcuts'
  | 'duplicate'
  | 'remove'
  | 'move-up'
  | 'move-down'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'previous'
  | 'next';

/** A key, and where it counts: everywhere, or only where the sections of the page have the focus, or nothing has. */
export interface Shortcut {
  readonly command: Command;
  /** `Mod` is Command on a Mac, and Control elsewhere. */
  readonly keys: string;
  readonly words: string;
  readonly where: 'everywhere' | 'on the page';
}

export const SHORTCUTS: readonly Shortcut[] = [
  { command: 'save', keys: 'Mod+S', words: 'Save the page', where: 'everywhere' },
  { command: 'undo', keys: 'Mod+Z', words: 'Undo', where: 'everywhere' },
  { command: 'redo', keys: 'Mod+Shift+Z', words: 'Redo', where: 'everywhere' },
  { command: 'redo', keys: 'Mod+Y', words: 'Redo', where: 'everywhere' },
  { command: 'pages', keys: 'Alt+1', words: 'Go to the list of pages', where: 'everywhere' },
  { command: 'outline', keys: 'Alt+2', words: 'Go to the outline of the page', where: 'everywhere' },
  { command: 'add', keys: 'Alt+3', words: 'Add a section after the selected one', where: 'everywhere' },
  { command: 'content', keys: 'Alt+4', words: 'Go to the content of the selected section', where: 'everywhere' },
  { command: 'changes', keys: 'Alt+5', words: 'Show what has changed', where: 'everywhere' },
  { command: 'previous', keys: 'ArrowUp', words: 'Select the previous section', where: 'on the page' },
  { command: 'next', keys: 'ArrowDown', words: 'Select the next section', where: 'on the page' },
  { command: 'move-up', keys: 'Alt+ArrowUp', words: 'Move the selected section up', where: 'on the page' },
  { command: 'move-down', keys: 'Alt+ArrowDown', words: 'Move the selected section down', where: 'on the page' },
  { command: 'duplicate', keys: 'Mod+D', words: 'Duplicate the selected section', where: 'everywhere' },
  { command: 'remove', keys: 'Delete', words: 'Remove the selected section', where: 'on the page' },
  { command: 'remove', keys: 'Backspace', words: 'Remove the selected section', where: 'on the page' },
  {
    command: 'copy',
    keys: 'Mod+C',
    words: 'Copy the selected section, for this page or another',
    where: 'on the page',
  },
  { command: 'cut', keys: 'Mod+X', words: 'Cut the selected section', where: 'on the page' },
  { command: 'paste', keys: 'Mod+V', words: 'Paste it after the selected one', where: 'on the page' },
  { command: 'shortcuts', keys: '?', words: 'Show these shortcuts', where: 'on the page' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** The command of a key that was pressed; undefined where there is none. */
export function commandOf(pressed: Pressed, isOnPage: boolean): Command | undefined {
  return SHORTCUTS.find(({ keys, where }) => (where === 'everywhere' || isOnPage) && isPressed(keys, pressed))?.command;
}

function isPressed(keys: string, { key, code, metaKey, ctrlKey, altKey, shiftKey }: Pressed): boolean {
  const parts = keys.split('+');
  const last = parts.at(-1) ?? '';
  const has = (part: string): boolean => parts.includes(part);
  if ((metaKey || ctrlKey) !== has('Mod') || altKey !== has('Alt')) return false;
  // With Alt a Mac writes another character, so that a digit is known by its place.
  if (/^\d$/.test(last)) return code === `Digit${last}`;
  if (last === '?') return key === '?';
  return shiftKey === has('Shift') && key.toLowerCase() === last.toLowerCase();
}

/** Whether what has the focus belongs to the page that is made: its outline, the canvas, or nothing at all. */
export function isOnPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target === target.ownerDocument.body || target.closest('[data-page-keys]') !== null;
}

/** Whether what has the focus has nothing to do with the page: a dialog has keys of its own. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog[open], [role=dialog]') !== null;

/** What a search has itself, or what nobody means who is in one. */
const NOT_IN_A_SEARCH: readonly Command[] = ['undo', 'redo', 'duplicate'];

/** Whether a command is meant where the focus is: in a search one goes on to another place, and saves. */
export const isMeant = (command: Command, target: EventTarget | null): boolean =>
  !(NOT_IN_A_SEARCH.includes(command) && target instanceof Element && target.matches('[type=search]'));

/** Keys as they stand on the keyboard. */
export function keyNames(keys: string, isMac: boolean): string[] {
  const names: Readonly<Record<string, string>> = {
    Mod: isMac ? '⌘' : 'Ctrl',
    Alt: isMac ? '⌥' : 'Alt',
    Shift: isMac ? '⇧' : 'Shift',
    ArrowUp: '↑',
    ArrowDown: '↓',
  };
  return keys.split('+').map((part) => names[part] ?? part);
}
