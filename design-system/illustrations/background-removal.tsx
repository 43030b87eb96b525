import { act } from './act.ts';
import { Room } from './room.tsx';
import { Typing } from './typing.tsx';
import { backdropClasses } from './parts.tsx';

/** Position of the room at the end of the animation: behind the desk and below the head. */
const FINAL_ROOM_STYLE = {
  inset: '12% 11% 0',
  translate: '0 13%',
  rotate: '-6deg',
  fontSize: 'min(1.6cqi, 2cqb)',
};

/** Person at a desk. The animation lets the room behind them fall down. */
export function BackgroundRemoval() {
  return (
    <div
      dir="ltr"
      className={`relative h-full [container-type:size] overflow-clip ${backdropClasses.booking} forced-color-adjust-none`}
    >
      <div
        {...act('fall', { delaySeconds: 0.3, durationSeconds: 0.8, style: FINAL_ROOM_STYLE })}
        className="absolute overflow-clip rounded-[1.6em] border-[0.3em] border-app-window shadow-window"
      >
        <Room className="size-full" />
      </div>
      <Typing style={{ height: 'min(96%, 116cqi)' }} className="absolute bottom-0 left-1/2 -translate-x-1/2" />
      <Setting />
    </div>
  );
}

/** Setting “Remove background”, which is on. */
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
        <span
          {...act('move', { durationSeconds: 0.3, from: '-0.9em', style: { width: '1em', height: '1em' } })}
          className="rounded-full bg-app-window"
        />
      </span>
    </div>
  );
}
