'use client';

import { useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Cursor } from '../../illustrations/cursor.tsx';
import { getCursorPath } from '../../illustrations/editor-window/cursor-path.ts';
import { isSelectedZoomShown, LENGTH, SPEED } from '../../illustrations/editor-window/edit.ts';
import type { Edit } from '../../illustrations/editor-window/edit.ts';
import { EditorWindow } from '../../illustrations/editor-window/editor-window.tsx';
import { whole } from '../../illustrations/editor-window/focus.ts';
import type { Point } from '../../illustrations/editor-window/focus.ts';
import type { EditorActions } from '../../illustrations/editor-window/inspector.tsx';
import { findTarget } from '../../illustrations/editor-window/targets.ts';
import { formatPreciseTimecode } from '../../illustrations/editor-window/timecode.ts';
import { firstState, nextState } from './demo-state.ts';
import type { Action, DemoState } from './demo-state.ts';
import { ExportedVideos } from './exported-videos.tsx';
import type { HeroContent } from './hero.schema.ts';
import { LoopMarks, LoopScene, LoopTitle } from './loop-scene.tsx';

type EditorDemoProps = Pick<
  HeroContent,
  'illustrationAlt' | 'pointLabel' | 'invitation' | 'touchInvitation' | 'demo'
> & {
  className?: string;
};

/**
 * Returns the view, cursor and playhead that the looping or paused animation currently shows, read from computed
 * styles.
 */
function readLoopState(editorElement: HTMLElement): Pick<Edit, 'view' | 'cursor' | 'playhead'> {
  const getAnimatedStyle = (plays: string) => {
    const { translate, scale } = getComputedStyle(
      editorElement.querySelector(`[data-plays=${plays}]`) ?? editorElement,
    );
    // Firefox may return `calc(43% + 0px)`, so the percentages are extracted with a pattern.
    const [x = 0, y = 0] = [...translate.matchAll(/-?[\d.]+(?=%)/g)].map(Number);
    return { x, y, scale: Number.parseFloat(scale) || 1 };
  };
  const { x, y, scale } = getAnimatedStyle('view');
  const cursor = getAnimatedStyle('path');
  return {
    view: scale === 1 ? whole : { x: x / (1 - scale), y: y / (1 - scale), scale },
    cursor: { x: cursor.x, y: cursor.y },
    playhead: (getAnimatedStyle('playhead').x / 100) * LENGTH,
  };
}

/**
 * Cursor movement per arrow key press, in percent of the visible width or height. The percentages differ so that the
 * distance is the same horizontally and vertically.
 */
const ARROW_KEY_STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -2.5, y: 0 },
  ArrowRight: { x: 2.5, y: 0 },
  ArrowUp: { x: 0, y: -4 },
  ArrowDown: { x: 0, y: 4 },
};

/**
 * Attribute of the video's button while it is used with a pointer. It keeps the keyboard hint hidden, because
 * `:focus-visible` matches after any key press.
 */
const POINTER_ATTRIBUTE = 'data-by-pointer';

/**
 * Video editor that visitors can use like the product. A click on the video adds a zoom to this point to the timeline.
 * The next click zooms to another point. A click on the same point, Escape or the button shows the whole recording
 * again. With the keyboard, the arrow keys move the cursor and Enter clicks. The other controls are illustrations until
 * the first click or key press.
 */
export function EditorDemo({
  illustrationAlt,
  pointLabel,
  invitation,
  touchInvitation = invitation,
  demo = {},
  className,
}: EditorDemoProps) {
  const keysId = useId();
  const videoButtonRef = useRef<HTMLButtonElement>(null);
  const editorElement = useRef<HTMLElement>(null);
  const gestureCount = useRef(0);
  const [state, dispatch] = useReducer(nextState, firstState);
  const { edit, past, playsFrom, isExported } = state;
  const isTouched = edit.lastAction !== undefined;
  const isPlaying = playsFrom !== undefined;
  const zoomed = isSelectedZoomShown(edit) && !isExported;
  const playedAt = usePlayback(state, editorElement, (at) =>
    dispatch({ action: { type: 'run', at }, gesture: gestureCount.current, playedAt: at }),
  );
  const send = (action: Action): void => dispatch({ action, gesture: gestureCount.current, playedAt: playedAt() });
  const takeOver = (): void => {
    if (isTouched || !editorElement.current) return;
    const shown = readLoopState(editorElement.current);
    flushSync(() => send({ type: 'take-over', shown }));
    // Makes the browser compute the styles, so that transitions start from the state of the animation.
    editorElement.current.getBoundingClientRect();
  };
  const takeOverAndSend = (action: Action): void => {
    takeOver();
    send(action);
  };
  /** Sends an action that can remove the focused element, and moves the focus to the video if it does. */
  const actAndKeepFocus = (action: Action): void => {
    const hadFocus = editorElement.current?.contains(document.activeElement);
    flushSync(() => send(action));
    if (hadFocus && !editorElement.current?.contains(document.activeElement))
      videoButtonRef.current?.focus({ preventScroll: true });
  };
  const {
    moveOn = 'Now click elsewhere',
    touchMoveOn = 'Now tap elsewhere',
    showAll = 'Show all',
    keys = 'Arrow keys move, Enter clicks',
    pause = 'Pause the animation',
    raw = 'Raw recording',
    roomRemoved = 'Room removed',
    zoomed: zoomedCaption = 'Zoomed to the click',
    smoothed = 'Cursor smoothed',
    exported = 'Three videos, one edit',
    back = 'Back to the edit',
  } = demo;

  const captions = [raw, roomRemoved, zoomedCaption, smoothed, exported];
  const escape = zoomed ? 'whole' : isExported ? 'back' : undefined;
  useEffect(() => {
    if (!escape) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Ignores Escape if it ends the composition of an input method (IME) in a form of the page. Safari doesn't set
      // `isComposing` then, but key code 229.
      if (event.isComposing || event.keyCode === 229) return;
      gestureCount.current += 1;
      actAndKeepFocus({ type: escape });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const actions: EditorActions = {
    set: (change) => takeOverAndSend({ type: 'set', change }),
    changeZoom: (change) => takeOverAndSend({ type: 'change-zoom', change }),
    removeZoom: () => actAndKeepFocus({ type: 'remove' }),
    seek: (at) => takeOverAndSend({ type: 'seek', at }),
    select: (zoom) => takeOverAndSend({ type: 'select', zoom }),
    pause: () => {
      const at = playedAt();
      if (at !== undefined) flushSync(() => send({ type: 'seek', at }));
    },
    undo: () => actAndKeepFocus({ type: 'undo' }),
    canUndo: past.length > 0,
    export: () => takeOverAndSend({ type: 'export' }),
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    // `detail` is 0 for clicks with Enter or Space. It is 2 for the second click of a double click, which is ignored.
    event.currentTarget.toggleAttribute(POINTER_ATTRIBUTE, event.detail > 0);
    if (isExported) return;
    // Safari doesn't focus a button on click, but the keyboard controls need the focus.
    event.currentTarget.focus({ preventScroll: true });
    if (event.detail < 2) takeOverAndSend({ type: 'press', seen: getClickedPoint(event) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROW_KEY_STEPS[event.key];
    // After a mouse click, the arrow keys still scroll the page.
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.currentTarget.hasAttribute(POINTER_ATTRIBUTE))
      return;
    event.preventDefault();
    takeOverAndSend({ type: 'move', by });
  };

  const onEscape = (): void => {
    if (escape) actAndKeepFocus({ type: escape });
  };
  const onPlay = (): void => {
    const at = playedAt();
    const start = edit.playhead < LENGTH ? edit.playhead : 0;
    takeOverAndSend(at === undefined ? { type: 'run', at: start } : { type: 'seek', at });
  };
  return (
    <EditorWindow
      ref={editorElement}
      alt={illustrationAlt}
      edit={edit}
      actions={isTouched ? actions : undefined}
      title={
        <div className="grid justify-items-center *:[grid-area:1/1]">
          <span data-title="">Release walkthrough</span>
          {!isTouched && <LoopTitle captions={captions} />}
        </div>
      }
      playback={
        isTouched ? (
          <button
            type="button"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            onClick={onPlay}
            className={`grid ${PLAYBACK_BUTTON_CLASSES}`}
          >
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
              <path d={isPlaying ? PAUSE : PLAY} />
            </svg>
          </button>
        ) : (
          <PauseButton label={pause} />
        )
      }
      marks={!isTouched && <LoopMarks />}
      className={className}
      onPointerDownCapture={() => (gestureCount.current += 1)}
      // The first click turns the illustrated controls into real ones.
      onClick={({ target }) => target instanceof Element && !target.closest('[data-pause]') && takeOver()}
      onKeyDownCapture={(event) => {
        if (!event.repeat) gestureCount.current += 1;
        if (event.key !== 'z' || !(event.metaKey || event.ctrlKey) || !isTouched) return;
        event.preventDefault();
        actions.undo();
      }}
    >
      {!isTouched && <LoopScene />}
      <button
        ref={videoButtonRef}
        type="button"
        aria-label={pointLabel}
        aria-pressed={zoomed}
        aria-describedby={keysId}
        aria-disabled={isExported}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute(POINTER_ATTRIBUTE)}
        // Without scripts, the button is hidden, and the editor is only an illustration.
        className="peer absolute inset-0 cursor-zoom-in touch-manipulation rounded-[0.6em] -outline-offset-2 [-webkit-tap-highlight-color:transparent] in-data-runtime-failed:hidden noninteractive:hidden"
      />
      {isExported && <ExportedVideos edit={edit} />}
      <DemoHint
        hint={isExported ? exported : zoomed ? moveOn : invitation}
        touchHint={isExported ? exported : zoomed ? touchMoveOn : touchInvitation}
        keys={isExported ? exported : keys}
        keysId={keysId}
        escape={escape && { label: isExported ? back : showAll, onClick: onEscape }}
      />
      <output className="sr-only">{getAnnouncement(state, { ...demo, exported })}</output>
    </EditorWindow>
  );
}

/** Duration of the cursor's movement between two zooms without a gap between them, in seconds. */
const JUMP_SECONDS = 0.5;

/**
 * Plays the edit in parts. The cursor follows its recorded path, with the smoothness from the settings. With reduced
 * motion, it jumps to its next position. Returns a function that returns the playback position in seconds, or
 * `undefined` while the edit is paused.
 */
function usePlayback(
  { edit, playsFrom }: DemoState,
  editorElement: RefObject<HTMLElement | null>,
  onReached: (at: number) => void,
): () => number | undefined {
  const notifyReached = useEffectEvent(onReached);
  const cursor = useRef(edit.cursor);
  const start = useRef(0);
  const animations = useRef<Animation[]>([]);
  const { playhead, moveSeconds = 0, settings } = edit;
  useEffect(() => {
    if (playsFrom === undefined) return;
    start.current = performance.now();
    const timer = setTimeout(() => notifyReached(playhead), moveSeconds * 1000);
    return () => clearTimeout(timer);
  }, [playsFrom, playhead, moveSeconds]);

  useEffect(() => {
    const from = cursor.current;
    cursor.current = edit.cursor;
    if (playsFrom === undefined) for (const each of animations.current.splice(0)) each.cancel();
    if (playsFrom === undefined || from === edit.cursor || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    const frames = getCursorPath(from, edit.cursor, settings.smooth).map(({ x, y }) => ({ translate: `${x}% ${y}%` }));
    for (const each of editorElement.current?.querySelectorAll('[data-plays=path]') ?? [])
      animations.current.push(
        each.animate(frames, {
          duration: (isSelectedZoomShown(edit) ? JUMP_SECONDS : moveSeconds) * 1000,
          easing: 'ease',
        }),
      );
  });

  return () =>
    playsFrom === undefined
      ? undefined
      : Math.min(playhead, playsFrom + ((performance.now() - start.current) / 1000) * SPEED);
}

const PAUSE = 'M2 1h3v10H2zM7 1h3v10H7z';
const PLAY = 'M3 1l8 5-8 5z';

const PLAYBACK_BUTTON_CLASSES = 'size-7 cursor-pointer place-items-center rounded-full text-ink hover:bg-hover';

/** Checkbox that pauses the looping animation without a script. It is hidden unless `loop.css` shows it. */
function PauseButton({ label }: { label: string }) {
  return (
    <label
      data-pause=""
      className={`hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${PLAYBACK_BUTTON_CLASSES}`}
    >
      <input type="checkbox" aria-label={label} className="sr-only" />
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-current">
        <path d={PAUSE} />
        <path d={PLAY} />
      </svg>
    </label>
  );
}

/** Returns the clicked point in percent of the video's size, or undefined if the click was made with the keyboard. */
function getClickedPoint({ currentTarget, detail, clientX, clientY }: MouseEvent): Point | undefined {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  if (detail === 0 || width === 0) return undefined;
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

/** Returns the screen reader announcement of the last action, or an empty string if there is none. */
function getAnnouncement(
  { edit: { lastAction, cursor, selected }, past, isUndone, isExported }: DemoState,
  texts: NonNullable<HeroContent['demo']> & { exported: string },
): string {
  if (isExported) return texts.exported;
  if (isUndone) return (texts.undone ?? 'Undone. Steps left to undo: {left}.').replace('{left}', String(past.length));
  if (lastAction === 'whole') return texts.whole ?? 'The whole recording.';
  if (lastAction === 'remove') return texts.deleted ?? 'Zoom deleted.';
  if (lastAction === 'move')
    return (texts.cursorOn ?? 'Cursor on {place}.').replace('{place}', findTarget(cursor).name);
  if (lastAction !== 'press' || !selected) return '';
  return (texts.zoomedTo ?? 'Zoomed {amount} to {place}, at {time}.')
    .replace('{amount}', `${selected.scale.toFixed(1)}×`)
    .replace('{place}', findTarget(selected.point).name)
    .replace('{time}', formatPreciseTimecode(selected.from));
}

interface DemoHintProps {
  /** Hint for pointer users. `keys` replaces it while the video has the keyboard focus. */
  hint: string | undefined;
  /** Hint on devices with a touchscreen. */
  touchHint: string | undefined;
  /** Hint for keyboard users, visible while the video has the keyboard focus. */
  keys: string;
  /** ID of the keyboard hint, which is the description of the video's button. */
  keysId: string;
  /** Button with the same action as the Escape key; undefined if Escape has no action. */
  escape: { label: string; onClick: () => void } | undefined;
}

/**
 * Hints on top of the video. They must follow the video's button in the DOM, because their styles depend on it as
 * Tailwind's `peer`. Their font size is limited by the video's size, so that large text doesn't cover the whole video.
 */
function DemoHint({ hint, touchHint, keys, keysId, escape }: DemoHintProps) {
  return (
    <div
      data-plays="hint"
      className={`pointer-events-none absolute right-[2.5%] bottom-[1%] ms-[20%] items-center editor-wide:top-[0.5%] editor-wide:right-auto editor-wide:bottom-auto editor-wide:left-[24%] editor-wide:ms-0 gap-x-2 rounded-[1.6em] bg-ink-fill py-1 ps-[1em] text-[length:min(0.8125rem,6cqi)] font-medium text-on-ink-fill shadow-float forced-color-adjust-auto forced-colors:border in-data-runtime-failed:hidden noninteractive:hidden ${escape ? 'pe-1' : 'pe-[1em]'} ${hint ? 'flex' : 'hidden peer-[:focus-visible:not([data-by-pointer])]:flex'} peer-[:focus-visible:not([data-by-pointer])]:[&_[data-keys]]:inline peer-[:focus-visible:not([data-by-pointer])]:[&_[data-hint]]:hidden`}
    >
      <Cursor className="h-[1.4em] shrink-0 @max-sm:hidden" />
      <span dir="auto" data-hint="" className="py-1 pointer-coarse:hidden">
        {hint}
      </span>
      <span dir="auto" data-hint="" className="hidden py-1 pointer-coarse:inline">
        {touchHint}
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
