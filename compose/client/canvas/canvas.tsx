import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Finding } from '../checks/findings.ts';
import { useAxe } from '../checks/use-axe.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import type { Path } from '../fields/field-props.ts';
import { useWorkshop } from '../shell/workshop-context.ts';
import { Frames } from './frames.tsx';
import { patchChildren } from './patch.ts';
import { elementOf } from './section-elements.ts';
import { keepUnfinished } from './unfinished.ts';
import { useTextEditing } from './use-text-editing.ts';
import { applyView, showCommons, WIDTHS } from './view.ts';
import type { View } from './view.ts';

interface CanvasProps {
  view: View;
  /** A style of the site has changed: it is fetched anew. */
  styles: number;
  onAdd: (index: number) => void;
  /** A key that was pressed in the page; true where something was done. */
  onKey: (event: globalThis.KeyboardEvent) => boolean;
  /** The text at this place is wanted in its field: it cannot be typed into where it stands. */
  onEditField: (path: Path) => void;
  /** What axe finds in the page as it is shown; undefined until it has looked. */
  onSeen: (findings: readonly Finding[] | undefined) => void;
}

/** Room for the header, which stays at the top of the page, in its pixels. */
const HEADER = 80;

/** The page as it is built, with frames around its sections. Nothing in it acts: what is pressed is chosen. */
export function Canvas({ view, styles, onAdd, onKey, onEditField, onSeen }: CanvasProps) {
  const { work, drawn, dispatch } = useWorkshop();
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document>();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [hovered, setHovered] = useState<number>();
  const { drawing, document } = drawn;
  const { hasCommons } = view;
  const ids = useMemo(() => sectionsOf(document ?? null).map((section) => wordOf(section, 'id')), [document]);

  const editing = useTextEditing({ page, onEditField });
  const { isEditing } = editing;
  const seen = useAxe(page, drawing, view, isEditing);
  useEffect(() => onSeen(seen), [seen, onSeen]);

  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!page || !drawing || isEditing) return;
    const wanted = page.createElement('template');
    wanted.innerHTML = drawing.body;
    keepUnfinished(page, wanted.content, ids, drawing.broken);
    if (hasCommons) showCommons(wanted.content);
    patchChildren(page.body, wanted.content);
  }, [page, drawing, ids, isEditing, hasCommons]);

  useLayoutEffect(() => {
    if (page) applyView(page.documentElement, view);
  }, [page, view]);

  useEffect(() => {
    if (!page || styles === 0) return;
    for (const sheet of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      sheet.href = `${new URL(sheet.href).pathname}?${styles}`;
  }, [page, styles]);

  // What is chosen elsewhere is brought into view, and what is chosen here is there already.
  const { selected } = work;
  const id = selected === undefined ? undefined : wordOf(sectionsOf(work.history.now)[selected], 'id');
  const isDrawn = drawing !== undefined;
  useEffect(() => {
    const element = page && id !== undefined && isDrawn ? elementOf(page, id) : undefined;
    if (!element || !page) return;
    const { top, bottom } = element.getBoundingClientRect();
    const window = page.defaultView;
    // Not `scrollIntoView`, which would scroll the workshop too.
    if (window && (bottom < 80 || top > page.documentElement.clientHeight - 80))
      window.scrollTo({ top: window.scrollY + top - HEADER, behavior: 'instant' });
  }, [page, id, isDrawn]);

  const sectionAt = (y: number): number | undefined => {
    if (!page) return undefined;
    const index = ids.findIndex((each) => {
      const element = elementOf(page, each);
      if (!element) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return top <= y && y < bottom;
    });
    return index === -1 ? undefined : index;
  };

  useEffect(() => {
    if (!page) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    page.addEventListener('pointermove', ({ clientY }) => setHovered(sectionAt(clientY)), { signal });
    page.addEventListener('pointerleave', () => setHovered(undefined), { signal });
    page.addEventListener(
      'click',
      (event) => {
        // A link leads nowhere from here, also while something is typed.
        event.preventDefault();
        if (editing.isEditing) return;
        dispatch({ type: 'select', index: sectionAt(event.clientY) });
      },
      { signal },
    );
    page.addEventListener('dblclick', (event) => editing.begin(event.clientX, event.clientY), { signal });
    page.addEventListener(
      'keydown',
      (event) => {
        if (onKey(event)) event.preventDefault();
      },
      { signal },
    );
    page.addEventListener('submit', (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  });

  const width = WIDTHS[view.width];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);

  return (
    <div ref={box} className="relative min-h-0 min-w-0 grow overflow-hidden">
      <div
        className="absolute inset-y-0 start-1/2 -translate-x-1/2 rtl:translate-x-1/2"
        style={{ width: width * scale }}
      >
        <iframe
          src="/canvas"
          title="The page as built"
          tabIndex={-1}
          onLoad={({ currentTarget }) => {
            const loaded = currentTarget.contentDocument ?? undefined;
            if (loaded) loaded.body.inert = true;
            setPage(loaded);
          }}
          className="block origin-top-left border-0 bg-canvas"
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
        {page && (
          <Frames
            page={page}
            ids={ids}
            scale={scale}
            hovered={isEditing ? undefined : hovered}
            onAdd={onAdd}
            drawing={drawing}
          />
        )}
      </div>
    </div>
  );
}
