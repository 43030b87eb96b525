import { Icon } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { MenuBar, MenuButton, PushButton, Stage } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

/**
 * Left and top of each handle, in percent of the region. The handle at the middle of the lower edge is missing, because
 * the size of the region is shown there.
 */
const handles = [
  [0, 0],
  [50, 0],
  [100, 0],
  [0, 50],
  [100, 50],
  [0, 100],
  [100, 100],
] as const;

/** CSS width of the selected region. */
const REGION_WIDTH = 'min(78cqi, 114cqb)';
/** Scale of the region at the start of the animation. */
const INITIAL_SCALE = 0.4;

/** Shadow that dims everything outside the region. It is larger than every frame. */
const DIMMING_SHADOW = '0 0 0 200em oklch(0.12 0.02 260 / 0.7)';

/** Selection of a part of the screen. The rest is dimmed, and the dragged corner snaps to the edge of a window. */
export function RegionPicker() {
  return (
    <Stage roomy={[70, 39]} compact={[36, 26]} ground="booking" className="flex flex-col">
      <MenuBar />
      <div className="relative grow">
        <div
          className="absolute top-[43%] left-1/2 compact:top-[40%] aspect-16/9 -translate-1/2"
          style={{ inlineSize: REGION_WIDTH }}
        >
          <RecordedWindow app="booking" className="top-[12%] right-0 left-[8%] h-[112%]" />
          <div
            {...act('move', { durationSeconds: 0.8, scale: INITIAL_SCALE, style: { boxShadow: DIMMING_SHADOW } })}
            className="absolute inset-0 origin-top-left border-[0.12em] border-on-accent"
          >
            {handles.map(([left, top]) => (
              <span
                key={`${left} ${top}`}
                className="absolute size-[0.75em] -translate-1/2 rounded-full bg-on-accent shadow-card"
                style={{ left: `${left}%`, top: `${top}%` }}
              />
            ))}
          </div>
          <span
            {...act('appear', { delaySeconds: 0.8, durationSeconds: 0.3 })}
            className="absolute -inset-y-[200%] right-0 w-[0.14em] bg-record"
          />
          <Cursor
            {...act('move', {
              durationSeconds: 0.8,
              scale: 1.2,
              from: `calc(${INITIAL_SCALE - 1} * ${REGION_WIDTH}) calc(${((INITIAL_SCALE - 1) * 9) / 16} * ${REGION_WIDTH})`,
            })}
            className="absolute top-full left-full scale-120"
          />
          <span
            {...act('appear', { delaySeconds: 0.8, durationSeconds: 0.3 })}
            className="absolute bottom-0 left-1/2 -translate-x-1/2 translate-y-1/2 rounded-[0.4em] bg-ink-fill px-[0.7em] py-[0.3em] font-mono text-on-ink-fill"
          >
            1920 × 1080
          </span>
        </div>
        <div className="absolute bottom-[7%] left-1/2 flex -translate-x-1/2 items-center gap-[0.6em] rounded-[0.9em] border border-app-line bg-app-window p-[0.6em] shadow-window">
          <MenuButton>16 : 9</MenuButton>
          <MenuButton>
            <Icon name="window" />
            Snap to windows
          </MenuButton>
          <PushButton fill="record">
            <span className="size-[0.75em] rounded-full bg-on-accent" />
            Record
          </PushButton>
        </div>
      </div>
    </Stage>
  );
}
