import { ByChoice, getValueAttributes } from './by-choice.tsx';
import { Stage } from './parts.tsx';
import { Waveform } from './waveform.tsx';

interface Gap {
  /** Duration in the recording, in seconds. */
  readonly recorded: number;
  /** Duration after waits are shortened, in seconds. */
  readonly kept: number;
  /** Cause of a long gap. */
  readonly reason?: string;
}

/** Durations of speech in seconds, each with the gap after it. */
const speechParts: readonly (readonly [number, Gap])[] = [
  [2.2, { recorded: 0.2, kept: 0.2 }],
  [1.8, { recorded: 0.8, kept: 0.8 }],
  [2.6, { recorded: 3.4, kept: 0.5, reason: 'A page loads' }],
  [2.4, { recorded: 1.6, kept: 1.6, reason: 'A question' }],
  [2, { recorded: 0.3, kept: 0.3 }],
  [1.8, { recorded: 2.6, kept: 0.5, reason: 'Looking for a menu' }],
  [2.4, { recorded: 0, kept: 0 }],
];

const gapsWithReason = speechParts.flatMap(([, gap]) => (gap.reason === undefined ? [] : [gap]));
const getSecondsByOption = ({ recorded, kept }: Gap): readonly number[] => [recorded, kept, 0];

/** Length of the video for each option, in seconds. */
const videoSeconds = [0, 1, 2].map(
  (optionIndex) =>
    Math.round(
      speechParts.reduce(
        (sum, [speechSeconds, gap]) => sum + speechSeconds + (getSecondsByOption(gap)[optionIndex] ?? 0),
        0,
      ) * 10,
    ) / 10,
);
const [FULL_LENGTH_SECONDS = 1] = videoSeconds;

const toWidth = (seconds: number): string => `${Math.round((seconds / FULL_LENGTH_SECONDS) * 1000) / 10}%`;

/** Seeds of waveforms without pauses. */
const SPEECH_SEEDS = [20, 46, 30, 56] as const;

/** Recording for three options: with its gaps, with shorter waits, and without any pause. */
export function PauseLengths() {
  return (
    <Stage
      roomy={[56, 32]}
      compact={[34, 28]}
      className="grid grid-rows-[3fr_2fr] gap-[1.2em] p-[1.6em] compact:gap-[0.8em] compact:p-[1em]"
    >
      <div className="flex min-h-0 rounded-[0.6em] bg-app-track">
        {speechParts.map(([speechSeconds, gap], index) => (
          <span key={index} className="contents">
            <span
              style={{ width: toWidth(speechSeconds) }}
              className="shrink-0 overflow-hidden rounded-[0.4em] bg-clip-sound py-[1.2em] text-on-clip-sound"
            >
              <Waveform bars={Math.round(speechSeconds * 6)} seed={SPEECH_SEEDS[index % SPEECH_SEEDS.length] ?? 1} />
            </span>
            <span
              {...getValueAttributes(getSecondsByOption(gap).map(toWidth))}
              className="z-10 grid w-(--value) shrink-0 place-items-center motion-safe:transition-[width] motion-safe:duration-slow"
            >
              {gap.reason !== undefined && (
                <span className="grid size-[1.7em] shrink-0 place-items-center rounded-full bg-ink-fill font-mono text-[0.85em] text-on-ink-fill">
                  {gapsWithReason.indexOf(gap) + 1}
                </span>
              )}
            </span>
          </span>
        ))}
      </div>
      <div className="flex justify-between font-mono text-ink-muted">
        <div className="grid content-around">
          {gapsWithReason.map((gap, index) => (
            <span key={gap.reason} className="flex items-center gap-[0.8em]">
              <span className="grid size-[1.7em] place-items-center rounded-full bg-ink-fill text-[0.85em] text-on-ink-fill">
                {index + 1}
              </span>
              <span className="w-[12.5em]">{gap.reason}</span>
              <span className="text-ink">
                <ByChoice>{getSecondsByOption(gap).map((seconds) => `${seconds} s`)}</ByChoice>
              </span>
            </span>
          ))}
        </div>
        <span className="flex flex-col items-end justify-center">
          <span className="text-[2.2em] leading-[1.2] font-medium text-ink">
            <ByChoice>{videoSeconds.map((total) => `${total} s`)}</ByChoice>
          </span>
          in total
        </span>
      </div>
    </Stage>
  );
}
