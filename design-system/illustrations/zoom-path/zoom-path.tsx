import { act } from '../act.ts';
import { Cursor } from '../cursor/index.ts';
import { Stage } from '../parts/index.ts';
import { RecordedWindow } from '../recorded-window/index.ts';
import type { RecordedApp } from '../recorded-window/index.ts';
import { Graph } from './graph.tsx';
import { Press } from './press.tsx';
import type { PressAt } from './press.tsx';

interface Path {
  /** Path of the cursor in a box of 160 by 100. */
  readonly line: string;
  readonly presses: readonly [PressAt, PressAt, PressAt];
}

/** The presses are at 2, 7.6 and 9.2 seconds, where the curve has risen. */
const paths: Readonly<Record<RecordedApp, Path>> = {
  release: {
    line: 'M46 37C56 48 66 42 78 34S116 39 132 31S144 27 154 22',
    presses: [
      { x: 48.7, y: 34, at: 2 },
      { x: 82.5, y: 31, at: 7.6 },
      { x: 96.2, y: 22, at: 9.2 },
    ],
  },
  lesson: {
    line: 'M24 44C32 40 44 16 56 21S64 42 72 36S134 12 150 21',
    presses: [
      { x: 35, y: 21, at: 2 },
      { x: 45, y: 36, at: 7.6 },
      { x: 93.8, y: 21, at: 9.2 },
    ],
  },
  shop: {
    line: 'M60 44C84 46 114 8 131 30C137 21 149 24 151.4 34.2S146 54 131 43',
    presses: [
      { x: 82, y: 30, at: 2 },
      { x: 94.6, y: 34.2, at: 7.6 },
      { x: 82, y: 43, at: 9.2 },
    ],
  },
};

/** What the cursor did, and what the picture makes of it: three presses, and the curve of the zoom under them. */
export function ZoomPath({ app = 'release' }: { app?: RecordedApp } = {}) {
  const { line, presses } = paths[app];
  const [, , last] = presses;
  return (
    <Stage roomy={[60, 34]} compact={[34, 25]} className="flex flex-col">
      <div className="relative grow-3 basis-0 overflow-hidden bg-linear-135 from-backdrop-from to-backdrop-to">
        <RecordedWindow
          app={app}
          className="top-[9%] left-[7%] aspect-16/10 w-[86%] compact:-left-1/4 compact:w-[120%]"
        >
          <svg
            {...act('reveal')}
            viewBox="0 0 160 100"
            className="absolute inset-0 size-full stroke-record"
            fill="none"
          >
            <path d={line} strokeWidth="0.7" strokeLinecap="round" />
          </svg>
          {presses.map(({ x, y, at }, index) => (
            <Press
              key={at}
              number={index + 1}
              className="absolute"
              {...act('pop', { after: at / 14, lasts: 0.3, style: { left: `${x}%`, top: `${y}%` } })}
            />
          ))}
          <Cursor
            className="absolute scale-120 origin-top-left"
            style={{ left: `${last.x + 0.8}%`, top: `${last.y + 1}%` }}
          />
        </RecordedWindow>
      </div>
      <Graph presses={presses} />
    </Stage>
  );
}

/** The path in a lesson with a table. */
export function ZoomPathLesson() {
  return <ZoomPath app="lesson" />;
}

/** The path in a shop with a bug. */
export function ZoomPathShop() {
  return <ZoomPath app="shop" />;
}
