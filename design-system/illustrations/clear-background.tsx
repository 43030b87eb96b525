import { act } from './act.ts';
import { Person } from './person.tsx';
import { Room } from './room.tsx';

/** Person in front of a room. To the right of a vertical line, the room is removed. */
export function ClearBackground() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-hidden bg-clip-camera forced-color-adjust-none"
    >
      <div {...act('clear', { style: { clipPath: 'inset(0 78% 0 0)' } })} className="absolute inset-0">
        <Room className="size-full" />
      </div>
      <Person style={{ width: 'min(112cqi, 90cqb)', translate: '-57%' }} className="absolute bottom-0 left-1/2" />
      <div {...act('move', { from: '78cqi' })} className="absolute inset-y-0 left-[22%] w-0.5 bg-record">
        <span className="absolute top-4 left-1/2 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-record" />
      </div>
    </div>
  );
}
