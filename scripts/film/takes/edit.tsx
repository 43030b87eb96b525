import { Cursor } from '@onset/design-system/illustrations/cursor';
import { backdropClasses, Keys } from '@onset/design-system/illustrations/parts';
import { Person } from '@onset/design-system/illustrations/person';
import { between, SIZE } from '../timing.ts';
import { AppBox } from './app-box.tsx';
import { cursorAt, viewAt } from './take.ts';
import type { Take } from './take.ts';

/** The recorded window on the backdrop, in pixels of the layout. */
const WINDOW = { left: 168, top: 65, width: 944, height: 590 };

/** Seconds that the ring around a click is visible. */
const RING = 0.5;

/** The finished video at a moment: zooms, a smooth and larger cursor, shortcuts, and the person without the room. */
export function Edit({ take: { app, backdrop, cursor, clicks, zooms, keys, camera }, at }: { take: Take; at: number }) {
  const { x, y } = cursorAt(cursor, at);
  const click = clicks.find((second) => second <= at && at < second + RING);
  return (
    <div className="relative size-full overflow-hidden bg-canvas text-ink">
      <div
        className={`absolute inset-0 ${backdropClasses[backdrop]}`}
        style={{ transformOrigin: '0 0', transform: zoomTransform(zooms, at) }}
      >
        <AppBox {...WINDOW}>
          {app(at)}
          {click !== undefined && (
            <span
              className="absolute size-[3.4em] -translate-1/2 rounded-full border-[0.2em] border-record bg-record/15"
              style={{ left: `${x}%`, top: `${y}%`, scale: 0.4 + (at - click), opacity: 1 - (at - click) / RING }}
            />
          )}
          <span className="absolute" style={{ left: `${x}%`, top: `${y}%`, fontSize: 17 }}>
            <Cursor />
          </span>
        </AppBox>
      </div>
      {keys
        .filter(({ from, to }) => from <= at && at < to)
        .map(({ from, chord }) => (
          <span
            key={from}
            className="absolute top-8 left-1/2 -translate-x-1/2 rounded-lg bg-ink-fill p-3 text-[24px] shadow-float"
            style={{ opacity: between(from, from + 0.2, at) }}
          >
            <Keys chord={chord} />
          </span>
        ))}
      {camera && <Camera {...camera} at={at} />}
    </div>
  );
}

/** The person in a bubble, or as large as the video. */
function Camera({ look, full, at }: NonNullable<Take['camera']> & { at: number }) {
  const share = Math.max(0, ...full.map(({ from, to }) => between(from, from + 0.8, at) - between(to, to + 0.8, at)));
  const mix = (bubble: number, whole: number): number => bubble + (whole - bubble) * share;
  return (
    <div
      className="absolute overflow-hidden border-app-window bg-clip-camera shadow-window"
      style={{
        left: mix(1046, 0),
        top: mix(486, 0),
        width: mix(200, SIZE.width),
        height: mix(200, SIZE.height),
        borderRadius: mix(100, 0),
        borderWidth: mix(7, 0),
      }}
    >
      <Person
        look={look}
        viewBox={`${mix(32, 0)} ${mix(12, -18)} ${mix(180, 240)} ${mix(180, 240)}`}
        preserveAspectRatio="xMidYMax meet"
        className="absolute inset-x-0 -bottom-2 h-[104%] w-full"
        // The head moves a little, as a person who talks does.
        style={{ translate: `${0.6 * Math.sin(at * 1.7)}% ${0.5 * Math.sin(at * 2.9)}%` }}
      />
    </div>
  );
}

/** The transform that shows the zoomed part of the layout. It never shows more than the layout. */
function zoomTransform(zooms: Take['zooms'], at: number): string {
  const { x, y, scale } = viewAt(zooms, at);
  const shift = (center: number, size: number): number =>
    Math.min(0, Math.max(size - size * scale, size / 2 - center * scale));
  const left = shift(WINDOW.left + (x / 100) * WINDOW.width, SIZE.width);
  const top = shift(WINDOW.top + (y / 100) * WINDOW.height, SIZE.height);
  return `translate(${left}px, ${top}px) scale(${scale})`;
}
