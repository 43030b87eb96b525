import { brand } from '../brand.ts';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { getVisibilityAttributes } from './by-choice.tsx';
import { bob } from './look-bob.tsx';
import { AppWindow, Stage } from './parts.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import { Room } from './room.tsx';
import { Waveform } from './waveform.tsx';

const EVENTS_JSON = `[
  {
    "at": 12.48,
    "kind": "press",
    "x": 1184,
    "y": 412,
    "button": "left"
  },`;

/** File of a recording, and the app that opens it. */
interface RecordingFile {
  readonly name: string;
  readonly icon: IconName;
  readonly app: string;
  readonly preview: ReactNode;
}

/** Files of the recording, one for each option of the figure, in the same order. */
const files: readonly RecordingFile[] = [
  {
    name: 'screen.mov',
    icon: 'film',
    app: 'QuickTime Player',
    preview: <RecordedWindow app="shop" className="inset-0" />,
  },
  {
    name: 'camera.mov',
    icon: 'film',
    app: 'QuickTime Player',
    preview: (
      <span className="absolute inset-0">
        <Room className="absolute inset-0 size-full" />
        <Person look={bob} className="absolute bottom-0 left-1/2 h-[88%] -translate-x-1/2" />
      </span>
    ),
  },
  {
    name: 'mic.m4a',
    icon: 'waveform',
    app: 'QuickTime Player',
    preview: (
      <span className="absolute inset-[1.4em] rounded-[0.6em] bg-clip-sound text-on-clip-sound">
        <Waveform bars={80} seed={10} />
      </span>
    ),
  },
  {
    name: 'events.json',
    icon: 'code',
    app: 'TextEdit',
    preview: (
      <span className="block p-[1.2em] font-mono text-[0.92em] leading-[1.7] whitespace-pre text-ink-muted">
        {EVENTS_JSON}
      </span>
    ),
  },
];

/** Recording as a folder, and the app that opens the selected file. */
export function RecordingFiles() {
  return (
    <Stage
      roomy={[58, 33]}
      compact={[36, 33]}
      ground="shop"
      className="grid grid-cols-[2fr_3fr] gap-[1.4em] p-[1.6em] compact:grid-cols-1 compact:grid-rows-[auto_1fr] compact:gap-[0.8em] compact:p-[1em]"
    >
      <AppWindow title={`demo.${brand.slug}`} className="isolate self-start compact:self-stretch">
        <div className="grid pb-[0.7em] compact:grid-cols-2">
          {files.map(({ name, icon }, index) => (
            <File key={name} name={name} icon={icon}>
              <span {...getVisibilityAttributes(index)} className="absolute inset-0 -z-1 bg-app-track" />
            </File>
          ))}
          <File name="system.m4a" icon="waveform" />
        </div>
      </AppWindow>
      {files.map(({ name, app, preview }, index) => (
        <AppWindow key={name} title={app} {...getVisibilityAttributes(index)} className="relative min-w-0">
          <div className="relative min-h-0 grow overflow-hidden">{preview}</div>
        </AppWindow>
      ))}
    </Stage>
  );
}

function File({ name, icon, children }: { name: string; icon: IconName; children?: ReactNode }) {
  return (
    <span className="relative flex items-center gap-[0.8em] px-[1.2em] py-[0.7em] compact:px-[0.7em]">
      {children}
      <Icon name={icon} className="text-ink-muted" />
      {name}
    </span>
  );
}
