import { act } from './act.ts';
import { beard } from './look-beard.tsx';
import { bob } from './look-bob.tsx';
import { curls } from './look-curls.tsx';
import { Person } from './person.tsx';
import { Room } from './room.tsx';

/** Three people in one room. */
export function Team() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-clip bg-app-panel forced-color-adjust-none"
    >
      {/* Scaled up so that a wide frame doesn't crop the picture on the wall to a strip. */}
      <Room className="absolute inset-0 size-full origin-bottom scale-105" />
      <div className="absolute bottom-0 left-1/2 h-full w-[170cqb] -translate-x-1/2">
        <Person
          look={bob}
          {...act('enter', { durationSeconds: 0.7, from: '-12% 0' })}
          className="absolute bottom-0 left-[2%] h-[66%]"
        />
        <Person
          look={beard}
          {...act('enter', { delaySeconds: 0.2, durationSeconds: 0.7, from: '12% 0' })}
          className="absolute right-[2%] bottom-0 h-[70%]"
        />
        <Person
          look={curls}
          {...act('enter', { delaySeconds: 0.4, durationSeconds: 0.7, from: '0 8%' })}
          className="absolute bottom-0 left-1/2 h-[74%] -translate-x-1/2"
        />
      </div>
    </div>
  );
}
