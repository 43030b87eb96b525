import { Icon } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { backdropClasses, Keys, Segmented, Stage, Switch } from './parts.tsx';
import type { Chord } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

interface KeyPress {
  readonly at: string;
  readonly chord: Chord;
  /** True if the shortcut is shown in the video. */
  readonly on: boolean;
}

const keyPresses: readonly KeyPress[] = [
  { at: '00:04.6', chord: ['command', 'K'], on: true },
  { at: '00:06.3', chord: ['return'], on: true },
  { at: '00:12.0', chord: ['shift', 'command', 'P'], on: true },
  { at: '00:17.8', chord: ['command', 'Z'], on: false },
  { at: '00:19.4', chord: ['command', 'C'], on: true },
  { at: '00:20.2', chord: ['command', 'V'], on: true },
  { at: '00:23.1', chord: ['command', 'S'], on: true },
];

/** Search and results in the command palette that the shortcut opens, by app. */
const palettes = {
  booking: { search: 'rook', found: ['Rook Point', 'Rook Sound, by Holm'] },
  lesson: { search: 'sum', found: ['Sum of a column', 'Sum of what matches'] },
} as const;

/** Shortcut that is being pressed, shown as keys in the video, and the list of all shortcuts. */
export function Shortcuts({ app = 'booking' }: { app?: keyof typeof palettes } = {}) {
  return (
    <Stage
      roomy={[64, 32]}
      compact={[30, 25]}
      className="grid grid-cols-[1fr_20em] compact:grid-cols-1 compact:grid-rows-[1fr_auto]"
    >
      <div className={`relative overflow-hidden ${backdropClasses[app]}`}>
        <RecordedWindow app={app} className="top-[9%] left-[7%] aspect-16/10 w-[86%]" />
        <Palette {...palettes[app]} />
        <span
          {...act('pop', { delaySeconds: 0.5, durationSeconds: 0.3 })}
          className="absolute bottom-[8%] left-1/2 -translate-x-1/2 rounded-[0.4em] bg-ink-fill p-[0.3em] text-[1.7em] shadow-float"
        >
          <Keys chord={['command', 'K']} />
        </span>
      </div>
      <div className="flex flex-col gap-[0.4em] overflow-hidden border-s border-app-line bg-app-panel p-[1.5em] text-ink-muted compact:border-s-0 compact:border-t compact:p-[1em]">
        <div className="mb-[0.6em]">
          <Switch label="Keys as captions" on />
        </div>
        {keyPresses.map(({ at, chord, on }, index) => (
          <span
            key={at}
            className={`-mx-[0.5em] flex items-center justify-between rounded-[0.4em] border p-[0.5em] compact:nth-[n+4]:hidden ${index === 0 ? 'border-record bg-record/12' : 'border-transparent'}`}
          >
            <span className={`font-mono text-[0.92em] ${on ? 'text-ink' : 'text-ink-faint line-through'}`}>{at}</span>
            <Keys chord={chord} />
          </span>
        ))}
        <Segmented options={['Small', 'Medium', 'Large']} chosen="Medium" className="mt-auto compact:hidden" />
      </div>
    </Stage>
  );
}

/** Variant of `Shortcuts` for a spreadsheet lesson. */
export function ShortcutsLesson() {
  return <Shortcuts app="lesson" />;
}

/** Command palette of the recorded app, which the shortcut opened. */
function Palette({ search, found }: { search: string; found: readonly [string, string] }) {
  return (
    <div
      {...act('pop', { delaySeconds: 0.6, durationSeconds: 0.5, scale: 0.94 })}
      className="absolute top-1/4 left-1/2 flex w-[24em] -translate-x-1/2 flex-col gap-[0.4em] rounded-[0.6em] border border-app-line bg-app-window p-[0.6em] shadow-window compact:top-[14%] compact:w-[19em]"
    >
      <span className="flex items-center gap-[0.6em] border-b border-app-line p-[0.5em] text-ink">
        <Icon name="search" className="text-ink-faint" />
        {search}
      </span>
      <span className="flex rounded-[0.4em] bg-app-track p-[0.5em] font-medium">{found[0]}</span>
      <span className="flex p-[0.5em] text-ink-muted compact:hidden">{found[1]}</span>
    </div>
  );
}
