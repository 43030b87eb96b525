import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { valueAt } from '../editor/document.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import type { Work } from '../editor/editor.ts';
import type { Path } from '../fields/field-props.ts';
import { oneLine } from '../fields/one-line.ts';
import { isComposing } from '../is-composing.ts';
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
  const { work, dispatch } = useWorkshop();
  const [isEditing, setIsEditing] = useState(false);
  const latest = useRef(work);
  const typing = useRef<TypedPlace>(undefined);
  useEffect(() => {
    latest.current = work;
  });
  // The page may become another while it is typed into: the file has changed. What is typed must not land elsewhere.
  useEffect(() => {
    if (typing.current && !isStill(typing.current, work)) typing.current.end();
  }, [work]);

  const edit = useCallback(
    async (node: Text): Promise<void> => {
      if (!page) return;
      const { file, history } = latest.current;
      const document = history.now;
      const id = sectionsOf(document)
        .map((section) => wordOf(section, 'id'))
        .find((each) => elementOf(page, each)?.contains(node));
      if (id === undefined) return;
      const place = textAt(page, id, node, await api.texts({ file, document }, new AbortController().signal));
      // Somebody has gone on meanwhile: what stands at that place now may be something else.
      if (!place || latest.current.history.now !== document || typing.current) return;
      const { path, element } = place;
      const said = valueAt(document, path);
      if (!element || typeof said !== 'string') return onEditField(path);
      const told = new Set([said]);
      setIsEditing(true);
      const end = typeInto(page, element, said, {
        onInput(value) {
          told.add(value);
          dispatch({ type: 'set', path, value, at: Date.now() });
        },
        onEnd() {
          typing.current = undefined;
          setIsEditing(false);
        },
      });
      typing.current = { file, id, path, told, end };
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

/** A text that is typed into. */
interface TypedPlace {
  readonly file: string;
  /** The anchor of its section. */
  readonly id: string;
  readonly path: Path;
  /** Everything it has said since. */
  readonly told: ReadonlySet<string>;
  readonly end: () => void;
}

/** Whether the place of a text still holds what was typed there. */
function isStill({ file, id, path, told }: TypedPlace, work: Work): boolean {
  const { now } = work.history;
  const said = valueAt(now, path);
  return (
    work.file === file &&
    wordOf(valueAt(now, path.slice(0, 2)), 'id') === id &&
    typeof said === 'string' &&
    told.has(said)
  );
}

interface Typing {
  readonly onInput: (text: string) => void;
  readonly onEnd: () => void;
}

/**
 * Makes an element a place to type in, until it loses the focus, Enter is pressed, or Escape, which takes it all back.
 *
 * @returns what ends it
 */
function typeInto(page: Document, element: HTMLElement, text: string, { onInput, onEnd }: Typing): () => void {
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
  const tell = (): void => onInput(plain(oneLine(element.textContent)));
  element.addEventListener('input', tell, { signal });
  element.addEventListener('blur', end, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      // What is typed is no command, but to save.
      if (!((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's')) event.stopPropagation();
      // Of an input method these are about the word that is being composed.
      if (isComposing(event)) return;
      if (event.key === 'Escape') onInput(text);
      if (event.key !== 'Escape' && event.key !== 'Enter') return;
      event.preventDefault();
      end();
    },
    { signal },
  );
  return end;
}
