import { useEffect, useState } from 'react';
import type { Drawing } from '../../protocol/protocol.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import { IconButton } from '../shell/icon-button.tsx';
import { titleOf, useWorkshop } from '../shell/workshop-context.ts';
import { elementOf } from './section-elements.ts';

interface FramesProps {
  page: Document;
  /** The anchors of the sections that are drawn, by their places. */
  ids: readonly string[];
  scale: number;
  hovered: number | undefined;
  onAdd: (index: number) => void;
  drawing: Drawing | undefined;
}

/** Where a section is seen, in pixels of the workshop. */
interface Box {
  readonly top: number;
  readonly height: number;
}

/** Frames around the section that is chosen and the one under the pointer, drawn by the workshop over the page. */
export function Frames({ page, ids, scale, hovered, onAdd, drawing }: FramesProps) {
  const { site, work, dispatch } = useWorkshop();
  const sections = sectionsOf(work.history.now);
  const titleAt = (index: number): string => titleOf(site, wordOf(sections[index], 'section'));
  const boxes = useBoxes(page, ids, scale, drawing);
  const { selected } = work;
  const count = sections.length;
  const chosen = selected === undefined ? undefined : boxes[selected];
  const under = hovered === undefined || hovered === selected ? undefined : boxes[hovered];
  const name = selected === undefined ? '' : titleAt(selected);
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      {under && hovered !== undefined && <Frame box={under} kind="hovered" label={titleAt(hovered)} />}
      {chosen && selected !== undefined && (
        <>
          <Frame box={chosen} kind="chosen" label={name} />
          <div
            className="pointer-events-auto absolute end-2 flex rounded-sm border border-line bg-surface shadow-float"
            style={{ insetBlockStart: Math.max(chosen.top, 0) + 8 }}
          >
            <IconButton
              icon="up"
              label={`Move ${name} up in the preview`}
              disabled={selected === 0}
              onClick={() => dispatch({ type: 'move', from: selected, to: selected - 1 })}
            />
            <IconButton
              icon="down"
              label={`Move ${name} down in the preview`}
              disabled={selected === count - 1}
              onClick={() => dispatch({ type: 'move', from: selected, to: selected + 1 })}
            />
            <IconButton
              icon="copy"
              label={`Duplicate ${name} in the preview`}
              onClick={() => dispatch({ type: 'duplicate', index: selected })}
            />
            <IconButton
              icon="remove"
              label={`Remove ${name} in the preview`}
              onClick={() => dispatch({ type: 'remove', index: selected })}
            />
          </div>
          <AddHere at={chosen.top} label={`Add a section before ${name}`} onClick={() => onAdd(selected)} />
          <AddHere
            at={chosen.top + chosen.height}
            label={`Add a section after ${name} in the preview`}
            onClick={() => onAdd(selected + 1)}
          />
        </>
      )}
    </div>
  );
}

function Frame({ box, kind, label }: { box: Box; kind: 'hovered' | 'chosen'; label: string }) {
  return (
    <div
      className={`absolute inset-x-0 ${kind === 'chosen' ? 'outline-2 -outline-offset-2 outline-focus' : 'outline -outline-offset-1 outline-focus/50'}`}
      style={{ insetBlockStart: box.top, blockSize: box.height }}
    >
      <span
        // Above the section, where it covers nothing of it, unless that is out of sight.
        className={`absolute start-0 px-2 py-0.5 text-label font-medium ${box.top >= 24 ? '-translate-y-full' : ''} ${kind === 'chosen' ? 'bg-focus text-canvas' : 'bg-surface text-ink'}`}
        style={{ insetBlockStart: Math.max(0, -box.top) }}
      >
        {label}
      </span>
    </div>
  );
}

function AddHere({ at, label, onClick }: { at: number; label: string; onClick: () => void }) {
  return (
    <div
      className="absolute start-1/2 -translate-1/2 rtl:translate-x-1/2"
      style={{ insetBlockStart: Math.max(at, 16) }}
    >
      <IconButton icon="add" label={label} look="round" onClick={onClick} />
    </div>
  );
}

/** Where the sections are, as they are scrolled and as the page changes. */
function useBoxes(page: Document, ids: readonly string[], scale: number, drawing: Drawing | undefined) {
  const [boxes, setBoxes] = useState<readonly (Box | undefined)[]>([]);
  const key = ids.join(' ');
  useEffect(() => {
    let asked = 0;
    const measure = (): void => {
      asked = 0;
      setBoxes(
        key.split(' ').map((id) => {
          const rect = elementOf(page, id)?.getBoundingClientRect();
          return rect && { top: rect.top * scale, height: rect.height * scale };
        }),
      );
    };
    const ask = (): void => {
      if (asked === 0) asked = requestAnimationFrame(measure);
    };
    ask();
    const observer = new ResizeObserver(ask);
    observer.observe(page.body);
    observer.observe(page.documentElement);
    page.addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      page.removeEventListener('scroll', ask);
    };
  }, [page, key, scale, drawing]);
  return boxes;
}
