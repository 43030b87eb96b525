'use client';

import { useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Cursor } from '../../illustrations/cursor.tsx';
import { cursorPath } from '../../illustrations/editor-window/cursor-path.ts';
import { isZoomed, LENGTH, SPEED } from '../../illustrations/editor-window/edit.ts';
import type { Edit } from '../../illustrations/editor-window/edit.ts';
import { EditorWindow } from '../../illustrations/editor-window/editor-window.tsx';
import { whole } from '../../illustrations/editor-window/focus.ts';
import type { Point } from '../../illustrations/editor-window/focus.ts';
import type { EditorActions } from '../../illustrations/editor-window/inspector.tsx';
import { targetAt } from '../../illustrations/editor-window/targets.ts';
import { preciseTimecode } from '../../illustrations/editor-window/timecode.ts';
import { firstState, nextState } from './demo-state.ts';
import type { Action, DemoState } from './demo-state.ts';
import { ExportedVideos } from './exported-videos.tsx';
import type { HeroContent } from './hero.schema.ts';
import { LoopScene } from './loop-scene.tsx';

type EditorDemoProps = Pick<HeroContent, 'illustrationAlt' | 'pointLabel' | 'invitation' | 'demo'> & {
  className?: string;
};

/** Returns the view, cursor and playhead that the illustration shows, in the loop or paused. */
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

/** Distance of an arrow key press, in percent of the visible area, the same in both directions. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -2.5, y: 0 },
  ArrowRight: { x: 2.5, y: 0 },
  ArrowUp: { x: 0, y: -4 },
  ArrowDown: { x: 0, y: 4 },
};

/** Marks the video while it is used with a pointer. Browsers treat any key press as keyboard use. */
const BY_POINTER = 'data-by-pointer';

/**
 * Editor that works like the product. A press on the video marks the click, zooms to it, and adds the zoom to the
 * timeline. The next press moves the view; a press in the same place, Escape or the button shows everything. With the
 * keyboard, arrow keys move the cursor and Enter presses. After the first press, all controls work.
 */
export function EditorDemo({ illustrationAlt, pointLabel, invitation, demo = {}, className }: EditorDemoProps) {
  const keysId = useId();
  const videoButton = useRef<HTMLButtonElement>(null);
  const drawing = useRef<HTMLElement>(null);
  const gesture = useRef(0);
  const [state, dispatch] = useReducer(nextState, firstState);
  const { edit, past, playsFrom, isExported } = state;
  const isTouched = edit.lastAction !== undefined;
  const isPlaying = playsFrom !== undefined;
  const zoomed = isZoomed(edit) && !isExported;
  const playedAt = usePlayback(state, drawing, (at) =>
    dispatch({ action: { type: 'run', at }, gesture: gesture.current, playedAt: at }),
  );
  const send = (action: Action): void => dispatch({ action, gesture: gesture.current, playedAt: playedAt() });
  const takeOver = (): void => {
    if (isTouched || !drawing.current) return;
    const shown = readShown(drawing.current);
    flushSync(() => send({ type: 'take-over', shown }));
    // Transitions start from computed styles.
    drawing.current.getBoundingClientRect();
  };
  const act = (action: Action): void => {
    takeOver();
    send(action);
  };
  /** Moves the focus to the video after actions that can remove the focused element. */
  const actAndKeepFocus = (action: Action): void => {
    const hadFocus = drawing.current?.contains(document.activeElement);
    flushSync(() => send(action));
    if (hadFocus && !drawing.current?.contains(document.activeElement))
      videoButton.current?.focus({ preventScroll: true });
  };
  const {
    moveOn = 'Now click elsewhere',
    showAll = 'Show all',
    keys = 'Arrow keys move, Enter clicks',
    pause = 'Pause the animation',
    raw = 'Raw recording',
    exported = 'Three videos from one edit',
    back = 'Back to the edit',
  } = demo;

  const escape = zoomed ? 'whole' : isExported ? 'back' : undefined;
  useEffect(() => {
    if (!escape) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Escape that ends the composition of an input method in a form of the page. Safari doesn't set `isComposing`.
      if (event.isComposing || event.keyCode === 229) return;
      gesture.current += 1;
      actAndKeepFocus({ type: escape });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const actions: EditorActions = {
    set: (change) => act({ type: 'set', change }),
    changeZoom: (change) => act({ type: 'change-zoom', change }),
    removeZoom: () => actAndKeepFocus({ type: 'remove' }),
    seek: (at) => act({ type: 'seek', at }),
    select: (zoom) => act({ type: 'select', zoom }),
    pause: () => {
      const at = playedAt();
      if (at !== undefined) flushSync(() => send({ type: 'seek', at }));
    },
    undo: () => actAndKeepFocus({ type: 'undo' }),
    canUndo: past.length > 0,
    export: () => act({ type: 'export' }),
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    // Clicks by Enter and Space have a detail of 0. The second click of a double click does nothing.
    event.currentTarget.toggleAttribute(BY_POINTER, event.detail > 0);
    if (isExported) return;
    // Safari doesn't focus a clicked button, but its keys must work.
    event.currentTarget.focus({ preventScroll: true });
    if (event.detail < 2) act({ type: 'press', seen: pointOf(event) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    // After a mouse click, the arrow keys still scroll the page.
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.hasAttribute(BY_POINTER)) return;
    event.preventDefault();
    act({ type: 'move', by });
  };

  const onEscape = (): void => {
    if (escape) actAndKeepFocus({ type: escape });
  };
  const onPlay = (): void => {
    const at = playedAt();
    const start = edit.playhead < LENGTH ? edit.playhead : 0;
    act(at === undefined ? { type: 'run', at: start } : { type: 'seek', at });
  };
  return (
    <EditorWindow
      ref={drawing}
      alt={illustrationAlt}
      edit={edit}
      actions={isTouched ? actions : undefined}
      className={className}
      onPointerDownCapture={() => (gesture.current += 1)}
      // The illustrated controls become real ones.
      onClick={({ target }) => target instanceof Element && !target.closest('[data-pause]') && takeOver()}
      onKeyDownCapture={(event) => {
        if (!event.repeat) gesture.current += 1;
        if (event.key !== 'z' || !(event.metaKey || event.ctrlKey) || !isTouched) return;
        event.preventDefault();
        actions.undo();
      }}
    >
      {!isTouched && <LoopScene />}
      <button
        ref={videoButton}
        type="button"
        aria-label={pointLabel}
        aria-pressed={zoomed}
        aria-describedby={keysId}
        aria-disabled={isExported}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute(BY_POINTER)}
        // Without scripts, it is an illustration.
        className="peer absolute inset-0 cursor-zoom-in touch-manipulation rounded-[0.6em] -outline-offset-2 [-webkit-tap-highlight-color:transparent] in-data-runtime-failed:hidden noninteractive:hidden"
      />
      {isExported && <ExportedVideos edit={edit} />}
      <DemoHint
        hint={isExported ? exported : zoomed ? moveOn : invitation}
        keys={isExported ? exported : keys}
        keysId={keysId}
        escape={escape && { label: isExported ? back : showAll, onClick: onEscape }}
      />
      {isTouched && (
        <button type="button" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={onPlay} className={`grid ${CORNER}`}>
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
            <path d={isPlaying ? PAUSE : PLAY} />
          </svg>
        </button>
      )}
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
      <output className="sr-only">{answerOf(state, { ...demo, exported })}</output>
    </EditorWindow>
  );
}

/** Duration of the cursor's movement to a zoom that begins at the end of another, in seconds. */
const JUMP = 0.5;

/**
 * Plays the edit part by part. The cursor follows its recorded path, as smooth as the setting; with reduced motion, it
 * jumps to where it is needed. Returns a function for the playing time in seconds, which returns `undefined` while
 * nothing plays.
 */
function usePlayback(
  { edit, playsFrom }: DemoState,
  drawing: RefObject<HTMLElement | null>,
  onReached: (at: number) => void,
): () => number | undefined {
  const reached = useEffectEvent(onReached);
  const cursor = useRef(edit.cursor);
  const start = useRef(0);
  const animations = useRef<Animation[]>([]);
  const { playhead, lasts = 0, settings } = edit;
  useEffect(() => {
    if (playsFrom === undefined) return;
    start.current = performance.now();
    const timer = setTimeout(() => reached(playhead), lasts * 1000);
    return () => clearTimeout(timer);
  }, [playsFrom, playhead, lasts]);

  useEffect(() => {
    const from = cursor.current;
    cursor.current = edit.cursor;
    if (playsFrom === undefined) for (const each of animations.current.splice(0)) each.cancel();
    if (playsFrom === undefined || from === edit.cursor || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const frames = cursorPath(from, edit.cursor, settings.smooth).map(({ x, y }) => ({ translate: `${x}% ${y}%` }));
    for (const each of drawing.current?.querySelectorAll('[data-plays=path]') ?? [])
      animations.current.push(
        each.animate(frames, { duration: (isZoomed(edit) ? JUMP : lasts) * 1000, easing: 'ease' }),
      );
  });

  return () =>
    playsFrom === undefined
      ? undefined
      : Math.min(playhead, playsFrom + ((performance.now() - start.current) / 1000) * SPEED);
}

const PAUSE = 'M2 1h3v10H2zM7 1h3v10H7z';
const PLAY = 'M3 1l8 5-8 5z';

/** Classes of the button in the corner of the video. */
const CORNER =
  'absolute top-[5%] left-[2.5%] size-8 cursor-pointer place-items-center rounded-full bg-ink-fill text-on-ink-fill shadow-float';

/** Pauses the loop. It works without scripts; only `loop.css` shows it. */
function PauseButton({ label }: { label: string }) {
  return (
    <label
      data-pause=""
      className={`hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${CORNER}`}
    >
      <input type="checkbox" aria-label={label} className="sr-only" />
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
        <path d={PAUSE} />
        <path d={PLAY} />
      </svg>
    </label>
  );
}

/** Returns the pressed point of the video in percent, or undefined for a key press. */
function pointOf({ currentTarget, detail, clientX, clientY }: MouseEvent): Point | undefined {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  if (detail === 0 || width === 0) return undefined;
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

/** Returns the announcement of the last action, which is empty before the first. */
function answerOf(
  { edit: { lastAction, cursor, selected }, past, isUndone, isExported }: DemoState,
  texts: NonNullable<HeroContent['demo']> & { exported: string },
): string {
  if (isExported) return texts.exported;
  if (isUndone) return (texts.undone ?? 'Undone. Steps left to undo: {left}.').replace('{left}', String(past.length));
  if (lastAction === 'whole') return texts.whole ?? 'The whole recording.';
  if (lastAction === 'remove') return texts.deleted ?? 'Zoom deleted.';
  if (lastAction === 'move') return (texts.cursorOn ?? 'Cursor on {place}.').replace('{place}', targetAt(cursor).name);
  if (lastAction !== 'press' || !selected) return '';
  return (texts.zoomedTo ?? 'Zoomed {amount} to {place}, at {time}.')
    .replace('{amount}', `${selected.focus.scale.toFixed(1)}×`)
    .replace('{place}', targetAt(selected.focus).name)
    .replace('{time}', preciseTimecode(selected.from));
}

interface DemoHintProps {
  /** Hint for the pointer, hidden on devices without one. */
  hint: string | undefined;
  /** Hint for the keyboard, visible while the video has the focus. */
  keys: string;
  /** ID of the hint, which describes the video. */
  keysId: string;
  /** Button for the action of Escape. Not rendered if there is nothing to leave. */
  escape: { label: string; onClick: () => void } | undefined;
}

/**
 * Hints on top of the video. They must follow the video's button, which is their `peer`. Their size is limited by the
 * video's, so that large text leaves some of the video clickable.
 */
function DemoHint({ hint, keys, keysId, escape }: DemoHintProps) {
  return (
    <div
      data-plays="hint"
      className={`pointer-events-none absolute right-[2.5%] bottom-[5%] ms-[20%] items-center gap-x-2 rounded-[1.6em] bg-ink-fill py-1 ps-[1em] text-[length:min(0.8125rem,6cqi)] font-medium text-on-ink-fill shadow-float forced-color-adjust-auto forced-colors:border in-data-runtime-failed:hidden noninteractive:hidden ${escape ? 'pe-1' : 'pe-[1em]'} ${hint ? 'flex' : 'hidden peer-[:focus-visible:not([data-by-pointer])]:flex'} peer-[:focus-visible:not([data-by-pointer])]:[&_[data-keys]]:inline peer-[:focus-visible:not([data-by-pointer])]:[&_[data-hint]]:hidden`}
    >
      <Cursor className="h-[1.4em] shrink-0 @max-sm:hidden" />
      <span dir="auto" data-hint="" className="py-1">
        {hint}
      </span>
      <span dir="auto" data-keys="" id={keysId} className="hidden py-1">
        {keys}
      </span>
      {escape && (
        <button
          key={escape.label}
          type="button"
          aria-keyshortcuts="Escape"
          onClick={escape.onClick}
          className="pointer-events-auto min-h-[2.4em] shrink-0 cursor-pointer rounded-full bg-canvas px-[0.9em] text-ink hover:bg-hover forced-colors:border"
        >
          {escape.label}
          <kbd
            aria-hidden="true"
            className="ms-2 hidden font-mono font-normal text-ink-muted [@media(hover:hover)]:inline"
          >
            Esc
          </kbd>
        </button>
      )}
    </div>
  );
}
