import type { MouseEvent } from 'react';
import { Person } from '../person/index.ts';
import { whole } from './focus.ts';
import type { Focus } from './focus.ts';
import { Recording } from './recording.tsx';

export interface PreviewProps {
  focus: Focus;
  /** Called with the point in per cent; with it the preview is a button. */
  onPoint?: ((point: { x: number; y: number }) => void) | undefined;
  /** The name of that button. */
  pointLabel?: string | undefined;
}

/** The picture as it will be exported: the recording on its backdrop, zoomed where the edit says, and the camera. */
export function Preview({ focus, onPoint, pointLabel }: PreviewProps) {
  const isWhole = focus.scale === whole.scale;
  return (
    <div className="@container relative aspect-16/10 w-full overflow-hidden rounded-[0.6em] bg-linear-135 from-backdrop-from to-backdrop-to">
      <div
        aria-hidden="true"
        className="absolute inset-0 origin-[var(--x)_var(--y)] scale-(--scale) transition-[scale] duration-slow ease-in-out motion-reduce:transition-none"
        style={{ '--x': `${focus.x}%`, '--y': `${focus.y}%`, '--scale': focus.scale }}
      >
        <div className="absolute inset-[6%_7%] text-[length:1.62cqi]">
          <Recording framed={isWhole} />
        </div>
      </div>
      <div
        aria-hidden="true"
        className="absolute bottom-[5%] left-[3.5%] aspect-square w-[15%] overflow-hidden rounded-full border-[0.2em] border-app-window bg-clip-camera shadow-window"
      >
        <Person className="absolute inset-x-[4%] top-[10%] w-[92%]" />
      </div>
      {onPoint && (
        <button
          type="button"
          aria-label={pointLabel}
          aria-pressed={!isWhole}
          onClick={(event) => onPoint(pointOf(event))}
          className={`absolute inset-0 rounded-[0.6em] ${isWhole ? 'cursor-zoom-in' : 'cursor-zoom-out'}`}
        />
      )}
    </div>
  );
}

/** Where in the picture it was pressed. A press of a key has no place: it goes where the recording's own press was. */
function pointOf(event: MouseEvent<HTMLElement>): { x: number; y: number } {
  const box = event.currentTarget.getBoundingClientRect();
  if (event.detail === 0 || box.width === 0) return { x: 78, y: 22 };
  return {
    x: ((event.clientX - box.left) / box.width) * 100,
    y: ((event.clientY - box.top) / box.height) * 100,
  };
}
