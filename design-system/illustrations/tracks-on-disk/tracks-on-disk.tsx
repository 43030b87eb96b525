import { act } from '../act.ts';
import { Icon } from '../../primitives/icon.tsx';
import type { IconName } from '../../primitives/icon.tsx';
import { AppWindow, Stage } from '../parts/index.ts';
import { FilePreview } from './file-preview.tsx';
import type { PreviewedFile } from './file-preview.tsx';
import { Places } from './places.tsx';

interface File {
  readonly icon: IconName;
  readonly tone: string;
  readonly name: string;
  readonly kind: string;
  readonly size: string;
}

/** Twenty-eight seconds: the picture at 30 Mbit/s, the camera at 8, the sounds at 256 and 192 kbit/s. */
const files: readonly File[] = [
  { icon: 'film', tone: 'bg-clip-screen', name: 'screen.mov', kind: '2880 × 1800', size: '105 MB' },
  { icon: 'film', tone: 'bg-clip-camera', name: 'camera.mov', kind: '1920 × 1080', size: '28 MB' },
  { icon: 'waveform', tone: 'bg-clip-sound', name: 'mic.m4a', kind: 'AAC, mono', size: '672 KB' },
  { icon: 'waveform', tone: 'bg-clip-sound', name: 'system.m4a', kind: 'AAC, stereo', size: '896 KB' },
  { icon: 'code', tone: 'bg-app-skeleton', name: 'events.json', kind: 'Clicks, shortcuts', size: '48 KB' },
];

/** A recording opened in Finder: a folder of plain tracks, each a file that other apps open too. One of them is chosen. */
export function TracksOnDisk({ chosen = 'mic.m4a' }: { chosen?: PreviewedFile } = {}) {
  return (
    <Stage roomy={[60, 34]} compact={[32, 25]} ground="desk" className="grid">
      <AppWindow title="Release walkthrough.onset" className="m-[1.6em] compact:m-[1em]">
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

/** The folder with the video of the camera chosen. */
export function TracksCamera() {
  return <TracksOnDisk chosen="camera.mov" />;
}

/** The folder with the list of events chosen. */
export function TracksEvents() {
  return <TracksOnDisk chosen="events.json" />;
}

function Row({ icon, tone, name, kind, size, chosen, after }: File & { chosen: boolean; after: number }) {
  return (
    <div
      {...act('enter', { after, lasts: 0.4, from: '-1.5em' })}
      className={`grid grid-cols-[1fr_28%_18%] max-h-[3.4em] grow items-center px-[1.2em] py-[0.3em] text-ink-muted compact:grid-cols-[1fr_28%] ${chosen ? 'bg-app-track' : ''}`}
    >
      <span className="flex items-center gap-[0.8em] text-ink">
        <span className={`flex rounded-[0.3em] p-[0.3em] text-on-clip ${tone}`}>
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
