import { brand } from '../brand.ts';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { AppWindow, Stage } from './parts.tsx';
import { Person } from './person.tsx';
import { Room } from './room.tsx';

interface RecordingFile {
  readonly icon: IconName;
  readonly tone: string;
  readonly name: string;
  readonly kind: string;
  readonly size: string;
}

/**
 * Files of a recording of 28 seconds. The sizes are for a screen video at 30 Mbit/s, a camera video at 8 Mbit/s, and
 * sounds at 192 and 256 kbit/s.
 */
const files: readonly RecordingFile[] = [
  { icon: 'film', tone: 'bg-clip-screen text-on-clip', name: 'screen.mov', kind: '2880 × 1800', size: '105 MB' },
  { icon: 'film', tone: 'bg-clip-camera text-on-clip', name: 'camera.mov', kind: '1920 × 1080', size: '28 MB' },
  { icon: 'waveform', tone: 'bg-clip-sound text-on-clip-sound', name: 'mic.m4a', kind: 'AAC, mono', size: '672 KB' },
  {
    icon: 'waveform',
    tone: 'bg-clip-sound text-on-clip-sound',
    name: 'system.m4a',
    kind: 'AAC, stereo',
    size: '896 KB',
  },
  { icon: 'code', tone: 'bg-app-skeleton', name: 'events.json', kind: 'Clicks, shortcuts', size: '48 KB' },
];

/** Recording in Finder: a folder of files that other apps can open. One of them is selected. */
function Tracks({ chosen }: { chosen: PreviewedFile }) {
  return (
    <Stage roomy={[60, 34]} compact={[32, 25]} ground="desk" className="grid">
      <AppWindow title={`Release walkthrough.${brand.slug}`} className="m-[1.6em] compact:m-[1em]">
        <div className="flex min-h-0 grow">
          <Places />
          <div className="flex min-w-0 grow flex-col">
            <div className="grid grid-cols-[1fr_28%_18%] border-b border-app-line px-[1.2em] py-[0.45em] text-[0.85em] text-ink-faint compact:grid-cols-[1fr_28%]">
              <span>Name</span>
              <span className="compact:hidden">Kind</span>
              <span className="text-end">Size</span>
            </div>
            {files.map((file, index) => (
              <Row key={file.name} {...file} after={index * 0.15} chosen={file.name === chosen} />
            ))}
            <FilePreview file={chosen} />
            <div className="flex justify-between border-t border-app-line px-[1.2em] py-[0.5em] text-[0.85em] text-ink-muted">
              <span>5 files</span>
              <span data-slot="total" className="font-mono">
                134.6 MB
              </span>
            </div>
          </div>
        </div>
      </AppWindow>
    </Stage>
  );
}

/** Recording in Finder, with the camera's video selected. */
export function TracksCamera() {
  return <Tracks chosen="camera.mov" />;
}

/** Recording in Finder, with the list of events selected. */
export function TracksEvents() {
  return <Tracks chosen="events.json" />;
}

function Row({ icon, tone, name, kind, size, chosen, after }: RecordingFile & { chosen: boolean; after: number }) {
  return (
    <div
      {...act('enter', { delaySeconds: after, durationSeconds: 0.4, from: '-1.5em' })}
      className={`grid grid-cols-[1fr_28%_18%] max-h-[3.4em] grow items-center px-[1.2em] py-[0.3em] text-ink-muted compact:grid-cols-[1fr_28%] ${chosen ? 'bg-app-track' : ''}`}
    >
      <span className="flex items-center gap-[0.8em] text-ink">
        <span className={`flex rounded-[0.3em] p-[0.3em] ${tone}`}>
          <Icon name={icon} />
        </span>
        {name}
      </span>
      <span className="compact:hidden">{kind}</span>
      <span data-slot="size" className="text-end font-mono text-[0.92em]">
        {size}
      </span>
    </div>
  );
}

/** Lines of `events.json`. */
const eventLines = [
  '{ "at": 6.84, "kind": "press", "x": 1312, "y": 402 }',
  '{ "at": 8.02, "kind": "key", "key": "command K" }',
  '{ "at": 9.61, "kind": "scroll", "y": 240 }',
  '{ "at": 11.2, "kind": "press", "x": 1420, "y": 96 }',
];

/** Files that have a preview. */
type PreviewedFile = 'camera.mov' | 'events.json';

/** Preview of the selected file, in the space beside the list. */
function FilePreview({ file }: { file: PreviewedFile }) {
  if (file === 'events.json')
    return (
      <div className="flex min-h-0 grow-3 basis-0 flex-col justify-evenly overflow-hidden border-t border-app-line bg-app-panel px-[1.6em] py-[0.5em] font-mono text-[0.92em] compact:px-[1.2em] compact:text-[0.8em]">
        {eventLines.map((event, index) => (
          <span
            key={event}
            className="compact:nth-[n+2]:hidden"
            {...act('appear', { delaySeconds: 0.4 + index * 0.2, durationSeconds: 0.2 })}
          >
            {event}
          </span>
        ))}
      </div>
    );
  return (
    <div className="flex shrink-0 grow-3 items-center gap-[1em] border-t border-app-line bg-app-panel px-[1.2em] py-[0.6em] text-ink-muted">
      <Icon name="play" className="text-ink" />
      <span
        {...act('appear', { delaySeconds: 0.5, durationSeconds: 0.5 })}
        className="relative mx-auto h-[7em] w-[12.4em] overflow-hidden rounded-[0.4em] compact:h-[3em] compact:w-[5.4em]"
      >
        <Room className="absolute inset-0 size-full" />
        <Person className="absolute bottom-0 left-1/2 h-[92%] -translate-x-1/2" />
      </span>
      <span className="font-mono text-[0.92em]">00:28</span>
    </div>
  );
}

const sidebarPlaces: readonly (readonly [IconName, string])[] = [
  ['clock', 'Recents'],
  ['screen', 'Desktop'],
  ['film', 'Movies'],
  ['download', 'Downloads'],
  ['disk', 'Backup'],
];

/** Sidebar of a Finder window, if there is space. */
function Places() {
  return (
    <div className="flex w-[12em] flex-col gap-[0.3em] border-e border-app-line bg-app-panel p-[0.8em] text-ink-muted compact:hidden">
      {sidebarPlaces.map(([icon, name]) => (
        <span
          key={name}
          className={`flex items-center gap-[0.7em] rounded-[0.45em] px-[0.8em] py-[0.3em] ${name === 'Movies' ? 'bg-app-track text-ink' : ''}`}
        >
          <Icon name={icon} />
          {name}
        </span>
      ))}
    </div>
  );
}
