import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { sectionsOf, valueAt, wordOf } from '../editor/document.ts';
import type { Path } from '../fields/field-props.ts';
import { useWorkshop } from '../shell/workshop-context.ts';
import { wake } from './awake.ts';
import { elementOf } from './section-elements.ts';
import { textAt, textNodeAt } from './text-at.ts';

interface TextEditingOptions {
  page: Document | undefined;
  /** A text that cannot be typed into where it stands is wanted in its field. */
  onEditField: (path: Path) => void;
}

/** Lets a text be typed into where it stands in the page. */
export function useTextEditing({ page, onEditField }: TextEditingOptions) {
  const { work, looks, dispatch } = useWorkshop();
  const [isEditing, setIsEditing] = useState(false);
  const latest = useRef({ work, states: looks.states });
  useEffect(() => {
    latest.current = { work, states: looks.states };
  });

  const edit = useCallback(
    async (node: Text): Promise<void> => {
      if (!page) return;
      const { work, states } = latest.current;
      const { file, history } = work;
      const document = history.now;
      const id = sectionsOf(document)
        .map((section) => wordOf(section, 'id'))
        .find((each) => elementOf(page, each)?.contains(node));
      if (id === undefined) return;
      const place = textAt(page, id, node, await api.texts({ file, document, states }, new AbortController().signal));
      if (!place) return;
      const { path, element } = place;
      const said = valueAt(document, path);
      if (!element || typeof said !== 'string') return onEditField(path);
      typeInto(page, element, said, {
        onBegin: () => setIsEditing(true),
        onInput: (value) => dispatch({ type: 'set', path, value, at: Date.now() }),
        onEnd: () => setIsEditing(false),
      });
    },
    [page, dispatch, onEditField],
  );

  return {
    isEditing,
    /** Begins with the text at a point of the page, where there is one. */
    begin(x: number, y: number) {
      const node = page && !isEditing ? textNodeAt(page, x, y) : undefined;
      if (node) void edit(node);
    },
  };
}

interface Typing {
  readonly onBegin: () => void;
  readonly onInput: (text: string) => void;
  readonly onEnd: () => void;
}

/** Makes an element a place to type in, until it loses the focus, Enter is pressed, or Escape, which takes it all back. */
function typeInto(page: Document, element: HTMLElement, text: string, { onBegin, onInput, onEnd }: Typing): void {
  onBegin();
  const sleep = wake(page);
  // What is typed is what the page says, with its facts by their names.
  if (element.textContent !== text) element.textContent = text;
  element.contentEditable = 'plaintext-only';
  element.focus();
  page.getSelection()?.selectAllChildren(element);
  const stop = new AbortController();
  const end = (): void => {
    if (stop.signal.aborted) return;
    stop.abort();
    element.removeAttribute('contenteditable');
    sleep();
    onEnd();
  };
  const { signal } = stop;
  // A browser keeps spaces apart with characters that nobody typed.
  const plain = (typed: string): string => (text.includes('\u00A0') ? typed : typed.replaceAll('\u00A0', ' '));
  const tell = (): void => onInput(plain(element.textContent).replaceAll(/\s*\n\s*/g, ' '));
  element.addEventListener('input', tell, { signal });
  element.addEventListener('blur', end, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      // What is typed is no command, but to save.
      if (!((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's')) event.stopPropagation();
      if (event.key === 'Escape') onInput(text);
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      end();
    },
    { signal },
  );
}
