import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { Keys, LevelMeter, MenuBar, MenuButton, Stage } from './parts.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import type { RecordedApp } from './recorded-window.tsx';

interface RecorderBarProps {
  /** App in the window. */
  app?: RecordedApp;
  /** False to hide the pointer, for videos that have their own. */
  pointer?: boolean;
}

/**
 * Recorder before a recording. The window under the pointer is highlighted, and the bar shows the sources of the
 * recording.
 */
export function RecorderBar({ app = 'code', pointer = true }: RecorderBarProps = {}) {
  return (
    <Stage roomy={[70, 39]} compact={[36, 26]} ground={app} className="flex flex-col">
      <MenuBar />
      <div className="relative grow">
        <RecordedWindow
          app={app}
          className="top-[7%] left-1/2 h-[80%] w-[66%] -translate-x-1/2 compact:h-[58%] compact:w-[86%]"
        >
          <span
            {...act('pop', { delaySeconds: 0.5, durationSeconds: 0.4, scale: 1.1 })}
            className="absolute -inset-[0.3em] rounded-[0.6em] border-[0.2em] border-record"
          />
          <span
            {...act('appear', { delaySeconds: 0.8, durationSeconds: 0.3 })}
            className="absolute top-1/2 left-1/2 -translate-1/2 rounded-[0.4em] bg-record px-[0.7em] py-[0.3em] font-medium text-[oklch(0.16_0.02_30)]"
          >
            This window
          </span>
          {pointer && (
            <Cursor
              {...act('move', { durationSeconds: 0.6, from: '-14em 12em' })}
              className="absolute top-[56%] left-[55%]"
            />
          )}
        </RecordedWindow>
        <span className="absolute right-[9%] bottom-[24%] size-[9em] overflow-hidden rounded-full border-[0.2em] border-app-window bg-clip-camera shadow-float compact:hidden">
          <Person closeUp className="absolute inset-0 size-full" />
        </span>
        <div className="absolute bottom-[7%] left-1/2 flex w-max -translate-x-1/2 items-center justify-center gap-[0.6em] rounded-[0.9em] border border-app-line bg-app-window p-[0.6em] shadow-window compact:w-[33em] compact:flex-wrap">
          <Tile icon="screen" name="Screen" />
          <Tile icon="window" name="Window" chosen />
          <Tile icon="region" name="Region" />
          <span className="h-[3.4em] border-s border-app-line" />
          <Tile icon="camera" name="Camera" />
          <Tile icon="microphone" name="Mic">
            <LevelMeter level={0.6} steps={8} className="w-[3em]" />
          </Tile>
          <Tile icon="speaker" name="System" />
          <span className="h-[3.4em] border-s border-app-line compact:hidden" />
          <MenuButton>
            <Icon name="clock" />3 s
          </MenuButton>
          <span className="flex items-center gap-[0.6em] rounded-[0.6em] bg-accent px-[1.2em] py-[0.5em] font-medium text-on-accent">
            <span className="size-[0.75em] rounded-full bg-on-accent" />
            Record
          </span>
          <Keys chord={['shift', 'command', '2']} className="text-[0.85em]" />
        </div>
      </div>
    </Stage>
  );
}

interface TileProps {
  icon: IconName;
  name: string;
  chosen?: boolean;
  children?: ReactNode;
}

/** Source of the recording, such as the microphone. */
function Tile({ icon, name, chosen = false, children }: TileProps) {
  return (
    <span
      className={`flex flex-col items-center gap-[0.4em] rounded-[0.5em] px-[0.6em] py-[0.5em] ${chosen ? 'bg-app-track text-ink' : 'text-ink-muted'}`}
    >
      <Icon name={icon} className="text-[1.7em]" />
      <span className="flex h-[0.9em] items-center text-[0.85em]">{children ?? name}</span>
    </span>
  );
}
