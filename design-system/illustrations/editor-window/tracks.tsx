'use client';

import { useRef } from 'react';
import type { ComponentProps, CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { formatTimecode } from '../../content/timecode.ts';
import { act } from '../act.ts';
import { Waveform } from '../waveform.tsx';
import { TRANSPARENT_RANGE_STYLE } from './controls.tsx';
import { LENGTH, getZooms } from './edit.ts';
import type { Edit, ZoomBlock } from './edit.ts';
import type { EditorActions } from './inspector.tsx';
import { formatPreciseTimecode } from './timecode.ts';

/** Part of a track, in percent of its length. */
interface TrackRange {
  readonly from: number;
  readonly to: number;
}

const screenClips: readonly TrackRange[] = [
  { from: 0, to: 27 },
  { from: 27.5, to: 66 },
  { from: 66.5, to: 100 },
];
const cameraClips: readonly TrackRange[] = [
  { from: 0, to: 47.5 },
  { from: 48, to: 100 },
];

/** Timeline below the video: zooms, screen, camera, sound and the playhead. */
export function Tracks({ edit, actions }: { edit: Edit; actions?: EditorActions | undefined }) {
  const { selected, settings, presses } = edit;
  return (
    <div
      aria-hidden={actions ? undefined : true}
      data-slot="tracks"
      className="grid border-t border-app-line bg-app-panel editor-wide:grid-cols-[7em_1fr]"
    >
      <div className="hidden flex-col pt-[2.6em] text-ink-muted editor-wide:flex">
        {['Zoom', 'Screen', 'Camera', 'Sound'].map((name) => (
          <span key={name} className="mb-[0.4em] flex h-[2.4em] items-center ps-[1.5em]">
            {name}
          </span>
        ))}
      </div>
      <div className="overflow-hidden ps-[0.8em] editor-wide:ps-0">
        <div className="relative pb-[1.2em]">
          <div className="relative flex h-[2.6em] items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus">
            {Array.from({ length: 7 }, (_, index) => (
              <span
                key={index}
                className="w-1/7 border-s border-app-line ps-[0.4em] font-mono text-[0.85em] leading-none whitespace-nowrap text-ink-faint tabular-nums even:text-transparent editor-wide:even:text-ink-faint"
              >
                {formatTimecode(index * 4)}
              </span>
            ))}
            {actions && (
              <input
                type="range"
                aria-label="Playhead"
                aria-valuetext={formatPreciseTimecode(edit.playhead)}
                min={0}
                max={LENGTH}
                step={0.1}
                value={edit.playhead}
                // While the edit plays, the value is the end of the current part, so a key press pauses the edit.
                onKeyDown={actions.pause}
                onChange={({ currentTarget }) => actions.seek(currentTarget.valueAsNumber)}
                style={{ ...TRANSPARENT_RANGE_STYLE, insetBlock: 0 }}
              />
            )}
          </div>
          <Track isLive={actions !== undefined}>
            {getZooms(edit).map((zoom) => (
              <ZoomClip
                key={zoom.id}
                zoom={zoom}
                isSelected={zoom === selected}
                isNew={presses > 0}
                actions={actions}
              />
            ))}
          </Track>
          <Track>
            {screenClips.map((stretch) => (
              <Clip key={stretch.from} stretch={stretch} className="bg-clip-screen text-on-clip" />
            ))}
          </Track>
          <Track className="hidden editor-wide:block">
            {cameraClips.map((stretch) => (
              <Clip key={stretch.from} stretch={stretch} className="bg-clip-camera text-on-clip" />
            ))}
          </Track>
          <Track>
            <Clip stretch={{ from: 0, to: 100 }} className="bg-clip-sound text-on-clip-sound">
              <Waveform bars={80} noise={settings.reducesNoise ? 0 : 0.4} className="absolute inset-0" />
            </Clip>
          </Track>
          <span
            data-slot="playhead"
            data-plays="playhead"
            className="pointer-events-none absolute inset-0 motion-safe:transition-[translate] motion-safe:duration-slow motion-safe:ease-in-out"
            {...act('move', { from: '0', style: playheadStyle(edit) })}
          >
            <span className="absolute inset-y-0 w-[0.14em] bg-record">
              <span className="absolute top-[0.5em] left-1/2 size-[0.9em] -translate-x-1/2 rotate-45 rounded-[0.15em] bg-record" />
            </span>
          </span>
        </div>
      </div>
    </div>
  );
}

/** CSS classes for a new zoom, which grows from the playhead. */
const GROW_CLASSES =
  'motion-safe:transition-[clip-path] motion-safe:duration-slow motion-safe:ease-in-out [clip-path:inset(0)] motion-safe:starting:[clip-path:inset(0_100%_0_0)]';

const toTrackRange = ({ from, to }: ZoomBlock): TrackRange => ({
  from: (from / LENGTH) * 100,
  to: (to / LENGTH) * 100,
});

/**
 * Returns the style of the playhead. It moves at a constant speed while the edit plays, and without a transition while
 * it is dragged.
 */
function playheadStyle({ playhead, lastAction, moveSeconds }: Edit): CSSProperties {
  const translate = `${(playhead / LENGTH) * 100}%`;
  if (moveSeconds !== undefined) return { translate, transition: `translate ${moveSeconds}s linear` };
  return { translate, ...((lastAction === 'seek' || lastAction === 'change-zoom') && { transition: 'none' }) };
}

/** Distance that an arrow key moves a zoom, in seconds. */
const ARROW_KEY_SECONDS = 0.2;

/** Distance from which a pointer movement is a drag instead of a click, in pixels. */
const MIN_DRAG_PX = 3;

interface ZoomClipProps {
  zoom: ZoomBlock;
  isSelected: boolean;
  /** True after a visitor created a zoom. The selected zoom then grows when it appears. */
  isNew: boolean;
  actions: EditorActions | undefined;
}

/**
 * Zoom on its track. With `actions`, dragging one end trims the zoom, and dragging the rest moves it. Arrow keys move
 * the zoom, Shift with arrow keys trims its end, and Delete deletes it.
 */
function ZoomClip({ zoom, isSelected, isNew, actions }: ZoomClipProps) {
  const dragStart = useRef<{ x: number; perPixel: number; part: 'from' | 'to' | 'all'; at: ZoomBlock }>(undefined);
  const isDragged = useRef(false);
  const scaleText = `${zoom.scale.toFixed(1)}×`;
  const sharedClipProps = {
    'data-slot': isSelected ? 'selected-zoom' : 'zoom',
    stretch: toTrackRange(zoom),
    className: `border-[0.12em] border-record font-mono ${isSelected ? `bg-record text-[oklch(0.16_0.02_30)] ${isNew ? GROW_CLASSES : ''}` : 'bg-record/12 text-ink'}`,
  };
  if (!actions)
    return (
      <Clip data-plays="zoom" {...sharedClipProps}>
        {scaleText}
      </Clip>
    );
  const shiftZoom = (part: 'from' | 'to' | 'all', at: ZoomBlock, deltaSeconds: number): void =>
    actions.changeZoom({
      ...(part !== 'to' && { from: at.from + deltaSeconds }),
      ...(part !== 'from' && { to: at.to + deltaSeconds }),
    });
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const edgeWidth = Math.min(12, width / 4);
    const x = event.clientX;
    dragStart.current = {
      x,
      perPixel: (zoom.to - zoom.from) / width,
      part: x < left + edgeWidth ? 'from' : x > right - edgeWidth ? 'to' : 'all',
      at: zoom,
    };
    isDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    // Safari doesn't focus a button on click, and the keyboard shortcuts need the focus.
    event.currentTarget.focus({ preventScroll: true });
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (!dragStart.current) return;
    const { x, perPixel, part, at } = dragStart.current;
    if (!isDragged.current) {
      if (Math.abs(clientX - x) < MIN_DRAG_PX) return;
      isDragged.current = true;
      actions.select(zoom);
    }
    shiftZoom(part, at, (clientX - x) * perPixel);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const deltaSeconds = { ArrowLeft: -ARROW_KEY_SECONDS, ArrowRight: ARROW_KEY_SECONDS }[event.key];
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if ((deltaSeconds === undefined && !isDelete) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.select(zoom);
    if (deltaSeconds === undefined) actions.removeZoom();
    else shiftZoom(event.shiftKey ? 'to' : 'all', zoom, deltaSeconds);
  };
  return (
    <button
      type="button"
      aria-label={`Zoom ${scaleText}, ${formatPreciseTimecode(zoom.from)} to ${formatPreciseTimecode(zoom.to)}`}
      aria-pressed={isSelected}
      aria-keyshortcuts="ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight Delete"
      onClick={() => actions.select(zoom)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => {
        dragStart.current = undefined;
      }}
      onKeyDown={onKeyDown}
      style={{ ...toRangeStyle(sharedClipProps.stretch), touchAction: 'pan-y', cursor: 'grab' }}
      className={`${CLIP_CLASSES} -outline-offset-2 ${sharedClipProps.className}`}
      data-slot={sharedClipProps['data-slot']}
    >
      {scaleText}
      {(['left', 'right'] as const).map((side) => (
        <span
          key={side}
          className="absolute inset-y-0"
          style={{ [side]: 0, width: 'min(25%, 12px)', cursor: 'ew-resize' }}
        />
      ))}
    </button>
  );
}

interface TrackProps {
  isLive?: boolean;
  className?: string;
  children: ReactNode;
}

function Track({ isLive = false, className = '', children }: TrackProps) {
  return (
    <div
      className={`relative mb-[0.4em] h-[2.4em] overflow-hidden rounded-[0.3em] bg-app-track ${className}`}
      style={isLive ? { height: 'max(2.4em, 24px)' } : undefined}
    >
      {children}
    </div>
  );
}

interface ClipProps extends ComponentProps<'span'> {
  stretch: TrackRange;
}

const CLIP_CLASSES =
  'absolute inset-y-0 flex items-center overflow-hidden rounded-[0.3em] ps-[0.5em] text-[0.85em] whitespace-nowrap';

const toRangeStyle = ({ from, to }: TrackRange): CSSProperties => ({
  insetInlineStart: `${from}%`,
  inlineSize: `${to - from}%`,
});

function Clip({ stretch, className = '', ...rest }: ClipProps) {
  return <span className={`${CLIP_CLASSES} ${className}`} style={toRangeStyle(stretch)} {...rest} />;
}
