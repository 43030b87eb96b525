import type { ComponentProps, CSSProperties } from 'react';
import { formatTimecode } from '../content/timecode.ts';
import { act } from './act.ts';
import { CursorShape } from './cursor.tsx';
import { backdropClasses, Stage } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

/** SVG path of the cursor in a box of 160 by 100 units. */
const CURSOR_PATH = 'M24 44C32 40 52 13 76 15.4S78 44 84 46.6S134 14 150.4 17.6';

/** Clicks on cells and buttons, each after the curve of the zoom has risen, and the last at the end of the path. */
const clicks: readonly TimedClick[] = [
  { x: 47.5, y: 15.4, at: 2 },
  { x: 52.5, y: 46.6, at: 7.6 },
  { x: 94, y: 17.6, at: 9.2 },
];

/** Length of the path before the first and the second click, in percent. */
const pathStops = { '--along-1': 35, '--along-2': 58 } as CSSProperties;

/** Path of the cursor with three clicks, and the curve of the zoom below. */
export function ZoomPath() {
  const animatedPathProps = act('travel', { style: pathStops });
  return (
    <Stage roomy={[60, 34]} compact={[34, 25]} className="flex flex-col">
      <div className={`relative grow-3 basis-0 overflow-hidden ${backdropClasses.lesson}`}>
        <RecordedWindow
          app="lesson"
          className="top-[9%] left-[7%] aspect-16/10 w-[86%] compact:-left-1/4 compact:w-[120%]"
        >
          <svg viewBox="0 0 160 100" className="absolute inset-0 size-full stroke-record" fill="none">
            <path
              {...animatedPathProps}
              d={CURSOR_PATH}
              pathLength="100"
              strokeDasharray="100 101"
              strokeWidth="0.7"
              strokeLinecap="round"
            />
          </svg>
          {clicks.map(({ x, y, at }, index) => (
            <ClickNumber
              key={at}
              number={index + 1}
              className="absolute"
              {...act('pop', { delaySeconds: at / 14, durationSeconds: 0.3, style: { left: `${x}%`, top: `${y}%` } })}
            />
          ))}
          <svg viewBox="0 0 160 100" className="absolute inset-0 size-full overflow-visible">
            <g
              {...animatedPathProps}
              style={{ ...animatedPathProps.style, offset: `path("${CURSOR_PATH}") 100% 0deg` }}
            >
              <CursorShape style={{ translate: '0.8px 1px', scale: '0.27' }} />
            </g>
          </svg>
        </RecordedWindow>
      </div>
      <Graph />
    </Stage>
  );
}

/** Length of the graph, in seconds. */
const GRAPH_SECONDS = 14;

/**
 * SVG path of the zoom's scale over time. A second is 10 units wide, and the graph is 100 units high: 1× is at 86, and
 * 2.4× at 20.
 */
const zoomCurvePath =
  'M0 86H12C16 86 16 58 20 58H50C54 58 54 86 58 86H68C72 86 72 39 76 39H84C88 39 88 20 92 20H118C122 20 122 86 126 86H140';

/** Labels of the curve, with their left and top in percent. */
const curveLabels = [
  { left: 6, top: 60, text: 'in' },
  { left: 24, top: 36, text: 'hold' },
  { left: 41, top: 60, text: 'out' },
  { left: 75.5, top: 26, text: '2.4×' },
] as const;

/** Curve of the zoom over time. Each zoom begins before its click. */
function Graph() {
  return (
    <div className="relative flex grow-2 basis-0 flex-col border-t border-app-line font-mono text-ink-muted">
      <div className="flex h-[2.6em] shrink-0 items-center">
        {Array.from({ length: GRAPH_SECONDS / 2 }, (_, index) => (
          <span
            key={index}
            className="w-1/7 border-s border-app-line ps-[0.4em] text-[0.85em] leading-none text-ink-faint"
          >
            {formatTimecode(index * 2)}
          </span>
        ))}
      </div>
      <div className="relative grow">
        <svg
          {...act('reveal')}
          viewBox="0 0 140 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          fill="none"
        >
          <path d={`${zoomCurvePath}V100H0z`} className="fill-record/10" />
          <path d={zoomCurvePath} className="stroke-record" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </svg>
        {clicks.map(({ at }, index) => (
          <span
            key={at}
            className="absolute inset-y-0 border-s border-dashed border-ink-faint"
            style={{ left: `${(at / GRAPH_SECONDS) * 100}%` }}
          >
            <ClickNumber
              number={index + 1}
              className="absolute top-0"
              {...act('pop', { delaySeconds: at / GRAPH_SECONDS, durationSeconds: 0.3 })}
            />
          </span>
        ))}
        {curveLabels.map(({ left, top, text }) => (
          <span
            key={text}
            {...act('appear', {
              delaySeconds: left / 100,
              durationSeconds: 0.2,
              style: { left: `${left}%`, top: `${top}%` },
            })}
            className="absolute text-[0.92em]"
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Click: position in percent of the recorded window, and time in seconds. */
interface TimedClick {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Number of a click, centered on the position of the click. */
function ClickNumber({ number, className = '', ...rest }: ComponentProps<'span'> & { number: number }) {
  return (
    <span
      className={`flex size-[1.9em] -translate-1/2 items-center justify-center rounded-full border-[0.16em] border-app-window bg-record font-mono text-[0.85em] leading-none text-[oklch(0.16_0.02_30)] ${className}`}
      {...rest}
    >
      {number}
    </span>
  );
}
