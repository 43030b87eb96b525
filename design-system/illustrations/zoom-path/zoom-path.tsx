import { act } from '../act.ts';
import { Cursor } from '../cursor/index.ts';
import { Stage } from '../parts/index.ts';
import { RecordedWindow } from '../recording/index.ts';
import { Graph } from './graph.tsx';
import { Press, presses } from './press.tsx';

/** What the cursor did, and what the picture makes of it: three presses, and the curve of the zoom under them. */
export function ZoomPath() {
  return (
    <Stage roomy={[60, 34]} compact={[34, 25]} className="flex flex-col">
      <div className="relative grow-3 basis-0 overflow-hidden bg-linear-135 from-backdrop-from to-backdrop-to">
        <RecordedWindow className="top-[9%] left-[7%] aspect-16/10 w-[86%] compact:-left-1/4 compact:w-[120%]">
          <svg
            {...act('reveal')}
            viewBox="0 0 160 100"
            className="absolute inset-0 size-full stroke-record"
            fill="none"
          >
            <path d="M46 37C56 48 66 42 78 34S116 39 132 31S144 27 154 22" strokeWidth="0.7" strokeLinecap="round" />
          </svg>
          {presses.map(({ x, y, at }, index) => (
            <Press
              key={x}
              number={index + 1}
              className="absolute"
              {...act('pop', { after: at / 14, lasts: 0.3, style: { left: `${x}%`, top: `${y}%` } })}
            />
          ))}
          <Cursor className="absolute top-[23%] left-[97%] scale-120 origin-top-left" />
        </RecordedWindow>
      </div>
      <Graph />
    </Stage>
  );
}
