import { act } from '../act.ts';
import { Icon } from '../../primitives/icon.tsx';
import { Person } from '../person/index.ts';
import { Room } from '../room/index.ts';
import { Waveform } from '../waveform/index.ts';

/** Some events of the drawn recording, in the file's format. */
const events = [
  '{ "at": 6.84, "kind": "press", "x": 1312, "y": 402 }',
  '{ "at": 8.02, "kind": "key", "key": "command K" }',
  '{ "at": 9.61, "kind": "scroll", "y": 240 }',
  '{ "at": 11.2, "kind": "press", "x": 1420, "y": 96 }',
];

/** The files that a drawing may show open. */
export type PreviewedFile = 'mic.m4a' | 'camera.mov' | 'events.json';

/** The chosen file, shown without being opened in another app. It takes the room that the list leaves. */
export function FilePreview({ file }: { file: PreviewedFile }) {
  if (file === 'events.json')
    return (
      <div className="flex min-h-0 grow-3 basis-0 flex-col justify-evenly overflow-hidden border-t border-app-line bg-app-panel px-[1.6em] py-[0.5em] font-mono text-[0.92em] compact:px-[1.2em] compact:text-[0.8em]">
        {events.map((event, index) => (
          <span
            key={event}
            className="compact:nth-[n+2]:hidden"
            {...act('appear', { after: 0.4 + index * 0.2, lasts: 0.2 })}
          >
            {event}
          </span>
        ))}
      </div>
    );
  if (file === 'camera.mov')
    return (
      <div className="flex shrink-0 grow-3 items-center gap-[1em] border-t border-app-line bg-app-panel px-[1.2em] py-[0.6em] text-ink-muted">
        <Icon name="play" className="text-ink" />
        <span
          {...act('appear', { after: 0.5, lasts: 0.5 })}
          className="relative mx-auto h-[7em] w-[12.4em] overflow-hidden rounded-[0.4em] compact:h-[3em] compact:w-[5.4em]"
        >
          <Room className="absolute inset-0 size-full" />
          <Person className="absolute bottom-0 left-1/2 h-[92%] -translate-x-1/2" />
        </span>
        <span className="font-mono text-[0.92em]">00:28</span>
      </div>
    );
  return (
    <div className="flex min-h-0 grow-3 basis-0 items-center gap-[1em] overflow-hidden border-t border-app-line bg-app-panel px-[1.2em] py-[0.8em] text-ink-muted">
      <Icon name="play" className="text-ink" />
      <span className="h-full max-h-[9em] min-w-0 grow rounded-[0.5em] bg-clip-sound text-on-clip">
        <Waveform {...act('reveal', { after: 0.5, lasts: 0.6 })} bars={110} seed={10} />
      </span>
      <span className="font-mono text-[0.92em]">00:28</span>
    </div>
  );
}
