import { brand } from '../brand.ts';
import { BrandMark } from '../primitives/brand-mark.tsx';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { AppWindow, Stage, Switch } from './parts.tsx';

/** Pages in the sidebar of the settings window. */
const sidebarPages = ['General', 'Displays', 'Sound', 'Privacy & Security', 'Desktop & Dock', 'Battery'];

const otherApps: readonly (readonly [IconName, string])[] = [
  ['bubble', 'Calls'],
  ['calendar', 'Calendar'],
  ['region', 'Wallpapers'],
];

/** Settings of macOS for screen recording. One switch has just been turned on. */
export function PermissionList() {
  return (
    <Stage roomy={[56, 35]} compact={[34, 30]} ground="desk" className="grid">
      <AppWindow title="Privacy & Security" className="m-[1.6em] compact:m-[1em]">
        <div className="flex min-h-0 grow">
          <div className="flex w-[14em] flex-col gap-[0.3em] border-e border-app-line bg-app-panel p-[0.8em] text-ink-muted compact:hidden">
            {sidebarPages.map((name) => (
              <span
                key={name}
                className={`rounded-[0.45em] px-[0.8em] py-[0.45em] ${name === 'Privacy & Security' ? 'bg-app-track text-ink' : ''}`}
              >
                {name}
              </span>
            ))}
          </div>
          <div className="flex min-w-0 grow flex-col gap-[1em] p-[1.6em] compact:p-[1.2em]">
            <span className="text-[1.1em] font-strong">Screen & System Audio Recording</span>
            <span className="whitespace-normal text-ink-muted">
              These apps may see what is on the screen and hear what the Mac plays.
            </span>
            <div className="rounded-[0.6em] border border-app-line bg-app-panel px-[1.2em]">
              <span className="relative flex items-center gap-[0.8em] py-[0.8em]">
                <span className="flex size-[2em] items-center justify-center rounded-[0.45em] border border-app-line bg-app-window">
                  <BrandMark className="size-[1.2em]" />
                </span>
                <span className="grow font-medium">
                  <Switch label={brand.name} on after={0.7} />
                </span>
                <Cursor
                  {...act('move', { from: '-14em 9em', durationSeconds: 0.7 })}
                  className="absolute top-[62%] -right-[0.4em]"
                />
              </span>
              {otherApps.map(([icon, name]) => (
                <span
                  key={name}
                  className="flex items-center gap-[0.8em] border-t border-app-line py-[0.8em] text-ink-muted"
                >
                  <span className="flex size-[2em] items-center justify-center rounded-[0.45em] bg-app-track">
                    <Icon name={icon} />
                  </span>
                  <span className="grow">
                    <Switch label={name} />
                  </span>
                </span>
              ))}
            </div>
          </div>
        </div>
      </AppWindow>
    </Stage>
  );
}
