import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Stage } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

/** Groups of the options menu, in the order of Apple’s guide. The first item of each group is selected. */
const menuGroups: readonly (readonly [string, readonly string[]])[] = [
  ['Save to', ['Desktop', 'Documents']],
  ['Timer', ['None', '5 Seconds', '10 Seconds']],
  ['Microphone', ['None', 'MacBook Microphone']],
];

const menuSwitches = [
  ['Show Floating Thumbnail', true],
  ['Remember Last Selection', true],
  ['Show Mouse Clicks', false],
] as const;

const screenshotModeIcons: readonly IconName[] = ['screen', 'window', 'region'];
const videoModes: readonly IconName[] = ['film', 'region'];

/** Screenshot toolbar of macOS with its open menu, and a frame around a part of the screen. */
export function ScreenshotToolbar() {
  return (
    <Stage roomy={[58, 38]} compact={[36, 34]} ground="booking">
      <RecordedWindow
        app="booking"
        className="top-[7%] left-[5%] aspect-16/10 w-[72%] compact:left-[-8%] compact:w-[96%]"
      />
      <span
        {...act('pop', { durationSeconds: 0.5 })}
        className="absolute top-[5%] left-[3%] h-[62%] w-[52%] border-[0.16em] border-dashed border-ink"
      />
      <div
        {...act('enter', { delaySeconds: 0.6, durationSeconds: 0.5, from: '0 1.5em' })}
        className="absolute right-[7%] bottom-[6.8em] flex w-[17em] flex-col gap-[0.25em] rounded-[0.8em] border border-app-line bg-app-window p-[0.9em] shadow-window compact:w-[18em]"
      >
        {menuGroups.map(([name, menuItems]) => (
          <div key={name} className="flex flex-col gap-[0.25em] border-b border-app-line pb-[0.5em]">
            <span className="text-[0.85em] text-ink-faint">{name}</span>
            {menuItems.map((item, index) => (
              <Item key={item} name={item} chosen={index === 0} />
            ))}
          </div>
        ))}
        {menuSwitches.map(([name, isOn]) => (
          <Item key={name} name={name} chosen={isOn} />
        ))}
      </div>
      <div className="absolute bottom-[2em] left-1/2 flex -translate-x-1/2 items-center gap-[0.9em] rounded-[0.9em] border border-app-line bg-app-window px-[1em] py-[0.7em] shadow-window">
        <Icon name="close" className="text-ink-muted" />
        <Bar icons={screenshotModeIcons} />
        <Bar icons={videoModes} chosen={1} />
        <span className="flex items-center gap-[0.5em] border-s border-app-line ps-[0.9em]">
          Options
          <Icon name="chevron-down" className="text-ink-faint" />
        </span>
        <span className="font-medium">Record</span>
      </div>
    </Stage>
  );
}

function Bar({ icons, chosen }: { icons: readonly IconName[]; chosen?: number }) {
  return (
    <span className="flex gap-[0.3em] border-s border-app-line ps-[0.9em] text-[1.3em]">
      {icons.map((name, index) => (
        <span
          key={name}
          className={`flex rounded-[0.3em] p-[0.25em] ${index === chosen ? 'bg-app-track text-ink' : 'text-ink-muted'}`}
        >
          <Icon name={name} />
        </span>
      ))}
    </span>
  );
}

function Item({ name, chosen }: { name: string; chosen: boolean }) {
  return (
    <span className="flex items-center gap-[0.5em]">
      <Icon name="check" className={chosen ? '' : 'opacity-0'} />
      {name}
    </span>
  );
}
