import { brand } from '../brand.ts';
import { BrandMark } from '../primitives/brand-mark.tsx';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { MenuBar, Stage } from './parts.tsx';

/** Permission dialog that macOS shows before the first recording. */
export function PermissionDialog() {
  return (
    <Stage roomy={[56, 33]} compact={[34, 27]} ground="booking" className="flex flex-col">
      <MenuBar />
      <div className="grid grow place-items-center">
        <div
          {...act('pop', { durationSeconds: 0.5, scale: 0.9 })}
          className="relative grid w-[27em] gap-[1.2em] rounded-[1.2em] border border-app-line bg-app-window p-[1.6em] whitespace-normal shadow-window"
        >
          <span className="flex items-start gap-[1.2em]">
            <span className="flex size-[4em] shrink-0 items-center justify-center rounded-[1em] border border-app-line bg-app-panel">
              <BrandMark className="size-[2.2em]" />
            </span>
            <span className="grid gap-[0.5em]">
              <span className="font-strong">{`“${brand.name}” would like to record this Mac’s screen and audio.`}</span>
              <span className="text-[0.9em] text-ink-muted">
                Grant access in Privacy & Security, in System Settings.
              </span>
            </span>
          </span>
          <span className="grid grid-cols-2 gap-[0.8em] text-center font-medium">
            <span className="rounded-[0.6em] bg-app-track py-[0.6em]">Deny</span>
            <span className="rounded-[0.6em] bg-ink-fill py-[0.6em] text-on-ink-fill">Open System Settings</span>
          </span>
          <Cursor
            {...act('move', { delaySeconds: 0.4, durationSeconds: 0.6, from: '7em 4em' })}
            className="absolute right-[5em] bottom-[0.6em]"
          />
        </div>
      </div>
    </Stage>
  );
}
