import { act } from './act.ts';
import { Cursor } from './cursor.tsx';
import { AppWindow, backdropClasses, Stage } from './parts.tsx';
import { RecordedWindow } from './recorded-window.tsx';

/** Zoom on a timeline, in percent. */
interface Zoom {
  readonly from: number;
  readonly to: number;
}

interface Take {
  readonly name: string;
  /** State of the zoom at the playhead, as text. */
  readonly says: string;
  readonly zooms: readonly Zoom[];
  /** CSS classes with the width and position of the recorded window in its frame. */
  readonly framing: string;
  /** Scale of the recorded window at the start of the animation. */
  readonly unzoomed: number;
}

/** Position of both playheads, in percent of the timeline. */
const PLAYHEAD_PERCENT = 46;

const takes: readonly Take[] = [
  {
    name: 'In time',
    says: 'there before the click',
    zooms: [
      { from: 8, to: 22 },
      { from: 38, to: 62 },
    ],
    framing: 'top-[6%] right-[4%] w-[190%]',
    unzoomed: 0.5,
  },
  {
    name: 'Too late',
    says: 'still on its way',
    zooms: [
      { from: 11, to: 26 },
      { from: 45, to: 80 },
    ],
    framing: 'top-[10%] right-[6%] w-[108%]',
    unzoomed: 0.86,
  },
];

/** Comparison of the zooms of two apps: the same recording, paused at the same click. */
export function TwoTakes() {
  return (
    <Stage
      roomy={[70, 31]}
      compact={[34, 25]}
      ground="desk"
      className="grid grid-cols-2 gap-[2em] p-[2em] compact:gap-[1em] compact:p-[1em]"
    >
      {takes.map((take) => (
        <Frame key={take.name} take={take} />
      ))}
    </Stage>
  );
}

function Frame({ take: { name, says, zooms, framing, unzoomed } }: { take: Take }) {
  return (
    <AppWindow title={name}>
      <div className={`relative grow overflow-hidden ${backdropClasses.lesson}`}>
        <RecordedWindow
          app="lesson"
          {...act('move', { scale: unzoomed, from: '-4%' })}
          className={`aspect-16/10 origin-top-right ${framing}`}
        >
          <Cursor className="absolute top-[20%] left-[91%] scale-120" />
        </RecordedWindow>
      </div>
      <div className="relative flex flex-col gap-[0.6em] border-t border-app-line p-[1em]">
        <span className="relative h-[1.6em] rounded-[0.4em] bg-app-track">
          {zooms.map(({ from, to }) => (
            <span
              key={from}
              className="absolute inset-y-0 rounded-[0.4em] border border-record bg-record/15"
              style={{ left: `${from}%`, width: `${to - from}%` }}
            />
          ))}
          <span
            data-slot="playhead"
            {...act('move', { from: '-8em', style: { left: `${PLAYHEAD_PERCENT}%` } })}
            className="absolute -inset-y-[0.5em] w-[0.16em] bg-record"
          />
        </span>
        <span className="flex justify-between text-[0.92em] text-ink-muted">
          <span>{says}</span>
          <span className="font-mono compact:hidden">00:28</span>
        </span>
      </div>
    </AppWindow>
  );
}
