import { formatTimecode } from '../content/timecode.ts';
import { act } from './act.ts';
import { Stage } from './parts.tsx';
import { Waveform } from './waveform.tsx';

/** Part of the recording. `seconds` is its duration, and `removedByPass` is the number of the pass that removes it, if any. */
interface RecordingPart {
  readonly seconds: number;
  readonly removedByPass?: number;
}

/**
 * Parts of a recording of ten minutes. The first pass removes the ends, the second repetitions, and the third waiting.
 */
const recordingParts: readonly RecordingPart[] = [
  { seconds: 14, removedByPass: 1 },
  { seconds: 44 },
  { seconds: 18, removedByPass: 3 },
  { seconds: 32 },
  { seconds: 31, removedByPass: 2 },
  { seconds: 36 },
  { seconds: 14, removedByPass: 3 },
  { seconds: 55 },
  { seconds: 24, removedByPass: 2 },
  { seconds: 22, removedByPass: 3 },
  { seconds: 60 },
  { seconds: 16, removedByPass: 3 },
  { seconds: 30, removedByPass: 2 },
  { seconds: 49 },
  { seconds: 20, removedByPass: 3 },
  { seconds: 41 },
  { seconds: 30, removedByPass: 3 },
  { seconds: 46 },
  { seconds: 18, removedByPass: 1 },
];

/** Names of the passes. */
const passNames = ['Ends', 'Retakes', 'Waiting'] as const;

/** Returns the parts that remain before a pass. The number of the first pass is 1. */
const getRemainingParts = (passNumber: number): readonly RecordingPart[] =>
  recordingParts.filter(({ removedByPass }) => removedByPass === undefined || removedByPass >= passNumber);

const getDurationSeconds = (remainingParts: readonly RecordingPart[]): number =>
  remainingParts.reduce((sum, { seconds }) => sum + seconds, 0);

const FULL_LENGTH_SECONDS = getDurationSeconds(recordingParts);

/** Start and length of each zoom, in percent of the video. */
const zooms = [
  [6, 9],
  [24, 7],
  [38, 12],
  [61, 8],
  [80, 11],
] as const;

/** Start of the selected zoom, in percent of the video. */
const SELECTED_ZOOM_START_PERCENT = 38;

/**
 * Recording of ten minutes that becomes shorter with each of three passes. They remove the ends, repetitions and
 * waiting.
 */
export function EditPasses() {
  return (
    <Stage
      roomy={[84, 40]}
      compact={[44, 32]}
      className="grid grid-rows-[repeat(3,minmax(0,1fr))_minmax(0,1.7fr)] gap-[0.8em] px-[3em] py-[2.2em] compact:px-[1.6em] compact:py-[1.6em]"
    >
      {passNames.map((name, index) => (
        <PassRow key={name} name={name} number={index + 1} />
      ))}
      <Video />
    </Stage>
  );
}

const ROW_CLASSES =
  'grid min-h-0 grid-rows-1 grid-cols-[6em_1fr_4em] items-stretch gap-[1em] compact:grid-cols-[4.6em_1fr_3.2em]';

function PassRow({ name, number }: { name: string; number: number }) {
  const remainingParts = getRemainingParts(number);
  const delaySeconds = (number - 1) * 0.25;
  return (
    <div className={ROW_CLASSES}>
      <RowName>{name}</RowName>
      <div
        // The first row is the recording, from which the others follow.
        {...(number > 1 && act('reveal', { delaySeconds, durationSeconds: 0.4 }))}
        className="flex min-w-0"
      >
        {remainingParts.map(({ seconds, removedByPass }, index) => (
          <span
            key={index}
            style={{ width: toPercentWidth(seconds) }}
            className={`rounded-[0.25em] border ${removedByPass === number ? 'border-dashed border-record' : 'border-app-panel bg-clip-screen'}`}
          />
        ))}
      </div>
      <Length remainingParts={remainingParts} delaySeconds={delaySeconds} />
    </div>
  );
}

/**
 * Row with the parts of the recording that remain after all editing passes, and with the zooms, which are added last.
 */
function Video() {
  const remainingParts = getRemainingParts(passNames.length + 1);
  return (
    <div className={`${ROW_CLASSES} border-t border-app-line pt-[1.1em]`}>
      <RowName>Zooms</RowName>
      <div className="flex min-w-0">
        <div
          {...act('reveal', {
            delaySeconds: 0.75,
            durationSeconds: 0.4,
            style: { width: toPercentWidth(getDurationSeconds(remainingParts)) },
          })}
          className="grid grid-rows-[minmax(0,1fr)_minmax(0,1.6fr)] gap-[0.3em]"
        >
          <span className="relative">
            {zooms.map(([left, width]) => (
              <span
                key={left}
                style={{ left: `${left}%`, width: `${width}%` }}
                className={`absolute inset-y-0 rounded-[0.25em] border border-record ${left === SELECTED_ZOOM_START_PERCENT ? 'bg-record' : 'bg-record/15'}`}
              />
            ))}
          </span>
          <span className="relative min-h-0 overflow-hidden rounded-[0.25em] bg-clip-sound text-on-clip-sound">
            <Waveform bars={90} seed={9} />
          </span>
        </div>
        <span className="ms-[0.9em] self-center font-mono text-[0.92em] text-ink compact:hidden">the video</span>
      </div>
      <Length remainingParts={remainingParts} delaySeconds={0.75} />
    </div>
  );
}

function RowName({ children }: { children: string }) {
  return <span className="self-center font-medium text-ink">{children}</span>;
}

interface LengthProps {
  remainingParts: readonly RecordingPart[];
  /** Delay until the length appears with its row, in seconds. */
  delaySeconds: number;
}

function Length({ remainingParts, delaySeconds }: LengthProps) {
  return (
    <span
      {...(delaySeconds > 0 && act('appear', { delaySeconds, durationSeconds: 0.4 }))}
      className="self-center text-end font-mono text-[0.92em] text-ink-muted"
    >
      {formatTimecode(getDurationSeconds(remainingParts))}
    </span>
  );
}

const toPercentWidth = (seconds: number): string => `${Math.round((seconds / FULL_LENGTH_SECONDS) * 10000) / 100}%`;
