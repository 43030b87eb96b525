import { during, passesBy } from '../in-sight.ts';
import { Typing } from '../person/index.ts';
import { Room } from '../room/index.ts';

/** Where the room lies in the end: behind the desk, lower than the head. */
const FALLEN = {
  inset: '12% 11% 0',
  translate: '0 13%',
  rotate: '-6deg',
  fontSize: 'min(1.6cqi, 2cqb)',
};

/**
 * Somebody at a desk, and the room they are in falling away behind them. It falls as the drawing comes into sight,
 * where the browser ties motion to scrolling; elsewhere, and where motion is not wanted, it has fallen.
 */
export function BackgroundRemoval() {
  return (
    <div
      dir="ltr"
      style={passesBy}
      className="relative h-full [container-type:size] overflow-clip bg-linear-135 from-backdrop-from to-backdrop-to forced-color-adjust-none"
    >
      <div
        style={{ ...FALLEN, ...during(24, 46) }}
        className="absolute motion-safe:supports-[animation-timeline:view()]:animate-fall overflow-clip rounded-[1.6em] border-[0.3em] border-app-window shadow-window"
      >
        <Room className="size-full" />
      </div>
      <Typing style={{ height: 'min(96%, 116cqi)' }} className="absolute bottom-0 left-1/2 -translate-x-1/2" />
      <Setting />
    </div>
  );
}

/** The setting that does it, switched on. */
function Setting() {
  return (
    <div
      style={{ paddingRight: '0.7em', paddingLeft: '1.2em', fontSize: 'min(3.4cqi,2.8cqb)' }}
      className="absolute top-[1em] left-[1em] flex items-center gap-[0.9em] rounded-full border border-app-line bg-app-window py-[0.55em] font-medium text-ink shadow-float"
    >
      Remove background
      <span
        style={{ padding: '0.2em' }}
        className="flex h-[1.4em] w-[2.3em] items-center justify-end rounded-full bg-ink"
      >
        <span style={{ width: '1em', height: '1em' }} className="rounded-full bg-app-window" />
      </span>
    </div>
  );
}
