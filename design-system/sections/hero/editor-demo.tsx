import { useEffect, useId, useReducer, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  EditorWindow,
  firstEdit,
  isZoomed,
  moveCursor,
  preciseTimecode,
  press,
  recordedPoint,
  showWhole,
  takeOver,
  targetAt,
  whole,
  LENGTH,
} from '../../illustrations/editor-window/index.ts';
import type { Edit, Point } from '../../illustrations/editor-window/index.ts';
import { DemoHint } from './demo-hint.tsx';
import { LoopScene } from './loop-scene.tsx';
import type { HeroContent } from './hero.schema.ts';

export type EditorDemoProps = Pick<HeroContent, 'illustrationAlt' | 'pointLabel' | 'invitation' | 'demo'> & {
  className?: string;
};

/** An action of the visitor. A press without a point is by keyboard, and takes the cursor's place. */
type Action =
  | { type: 'take-over'; shown: Pick<Edit, 'view' | 'cursor' | 'playhead'> }
  | { type: 'press'; seen: Point | undefined }
  | { type: 'move'; by: Point }
  | { type: 'whole' };

function nextEdit(edit: Edit, action: Action): Edit {
  switch (action.type) {
    case 'take-over':
      return takeOver(edit, action.shown);
    case 'press':
      return press(edit, action.seen ? recordedPoint(edit.view, action.seen) : edit.cursor);
    case 'move':
      return moveCursor(edit, action.by);
    case 'whole':
      return showWhole(edit);
  }
}

/** Returns what the drawing shows at this moment of the loop, or in its still picture. */
function readShown(drawing: HTMLElement): Pick<Edit, 'view' | 'cursor' | 'playhead'> {
  const styleOf = (plays: string) => {
    const { translate, scale } = getComputedStyle(drawing.querySelector(`[data-plays=${plays}]`) ?? drawing);
    // Firefox may return `calc(43% + 0px)`.
    const [x = 0, y = 0] = [...translate.matchAll(/-?[\d.]+(?=%)/g)].map(Number);
    return { x, y, scale: Number.parseFloat(scale) || 1 };
  };
  const { x, y, scale } = styleOf('view');
  const cursor = styleOf('path');
  return {
    view: scale === 1 ? whole : { x: x / (1 - scale), y: y / (1 - scale), scale },
    cursor: { x: cursor.x, y: cursor.y },
    playhead: (styleOf('playhead').x / 100) * LENGTH,
  };
}

/** How far an arrow key moves the cursor, in per cent of what is seen: the same distance in both directions. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -2.5, y: 0 },
  ArrowRight: { x: 2.5, y: 0 },
  ArrowUp: { x: 0, y: -4 },
  ArrowDown: { x: 0, y: 4 },
};

/** Marks the picture while it is used with a pointer. The browser takes any key for a sign of the keyboard's use. */
const BY_POINTER = 'data-by-pointer';

/**
 * The drawn editor, which reacts as the product does: a press of its picture marks the click, zooms to it, and puts the
 * zoom on the timeline. The next press moves on; one in the same place, Escape or the button shows the whole. With the
 * keyboard, arrow keys move the drawn cursor and Enter presses.
 */
export function EditorDemo({ illustrationAlt, pointLabel, invitation, demo = {}, className }: EditorDemoProps) {
  const keysId = useId();
  const picture = useRef<HTMLButtonElement>(null);
  const [edit, dispatch] = useReducer(nextEdit, firstEdit);
  const isTouched = edit.lastAction !== undefined;
  const drawing = useRef<HTMLElement>(null);
  const act = (action: Action): void => {
    if (!isTouched && drawing.current) {
      const shown = readShown(drawing.current);
      flushSync(() => dispatch({ type: 'take-over', shown }));
      // Transitions start from styles that the browser has computed.
      drawing.current.getBoundingClientRect();
    }
    dispatch(action);
  };
  const zoomed = isZoomed(edit);
  const {
    moveOn = 'Now click elsewhere',
    showAll = 'Show all',
    keys = 'Arrow keys move, Enter clicks',
    zoomedTo = 'Zoomed {amount} to {place}, at {time}.',
    cursorOn = 'Cursor on {place}.',
    whole: wholeShown = 'The whole recording.',
    pause = 'Pause the animation',
    raw = 'Raw recording',
  } = demo;

  useEffect(() => {
    if (!zoomed) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) dispatch({ type: 'whole' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [zoomed]);

  const onClick = (event: MouseEvent): void => {
    // Enter and Space click with a detail of 0. The second click of a double click does nothing.
    event.currentTarget.toggleAttribute(BY_POINTER, event.detail > 0);
    if (event.detail < 2) act({ type: 'press', seen: pointOf(event) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    // After a click of the mouse the arrow keys scroll the page, as everywhere.
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.hasAttribute(BY_POINTER)) return;
    event.preventDefault();
    act({ type: 'move', by });
  };

  const onShowAll = (): void => {
    act({ type: 'whole' });
    // The button is gone then, and must not take the focus with it.
    picture.current?.focus();
  };
  return (
    <EditorWindow ref={drawing} alt={illustrationAlt} edit={edit} className={className}>
      {!isTouched && <LoopScene />}
      <button
        ref={picture}
        type="button"
        aria-label={pointLabel}
        aria-pressed={zoomed}
        aria-describedby={keysId}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute(BY_POINTER)}
        // Without scripts the drawing is a picture.
        className="peer absolute inset-0 cursor-zoom-in touch-manipulation rounded-[0.6em] -outline-offset-2 [-webkit-tap-highlight-color:transparent] in-data-runtime-failed:hidden noninteractive:hidden"
      />
      <DemoHint
        words={zoomed ? moveOn : invitation}
        keys={keys}
        keysId={keysId}
        showAll={zoomed ? { label: showAll, onClick: onShowAll } : undefined}
      />
      {!isTouched && (
        <>
          <PauseButton label={pause} />
          <span
            aria-hidden="true"
            data-plays="raw"
            className="pointer-events-none invisible absolute top-[5%] left-[2.5%] ms-12 mt-1.5 rounded-full bg-ink-fill px-3 text-label font-medium text-on-ink-fill"
          >
            {raw}
          </span>
        </>
      )}
      <output className="sr-only">{answerOf(edit, { zoomedTo, cursorOn, whole: wholeShown })}</output>
    </EditorWindow>
  );
}

/** Pauses the loop. It works without scripts, and only `loop.css` shows it. */
function PauseButton({ label }: { label: string }) {
  return (
    <label
      data-pause=""
      className="absolute top-[5%] left-[2.5%] hidden size-8 cursor-pointer place-items-center rounded-full bg-ink-fill text-on-ink-fill shadow-float"
    >
      <input type="checkbox" aria-label={label} className="sr-only" />
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
        <path d="M2 1h3v10H2zM7 1h3v10H7z" />
        <path d="M3 1l8 5-8 5z" />
      </svg>
    </label>
  );
}

/** Where in the picture it was pressed, in per cent. A press of a key has no place. */
function pointOf({ currentTarget, detail, clientX, clientY }: MouseEvent): Point | undefined {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  if (detail === 0 || width === 0) return undefined;
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

/** What is read out: what the last press or key did. Nothing before the first. */
function answerOf(edit: Edit, words: { zoomedTo: string; cursorOn: string; whole: string }): string {
  const { lastAction, cursor, selected } = edit;
  if (lastAction === undefined || lastAction === 'take-over') return '';
  if (lastAction === 'whole') return words.whole;
  if (lastAction === 'move') return words.cursorOn.replace('{place}', targetAt(cursor).name);
  return words.zoomedTo
    .replace('{amount}', `${selected.focus.scale.toFixed(1)}×`)
    .replace('{place}', targetAt(selected.focus).name)
    .replace('{time}', preciseTimecode(selected.from));
}
