import { ByChoice, getValueAttributes } from './by-choice.tsx';
import { backdropClasses, Stage } from './parts.tsx';

/** Durations of a step with a click and of a step with an input, in seconds. */
const [CLICK, INPUT] = [25, 40];

/** Steps with their durations. The first six are those of the example in the post. */
const steps = [
  ['Point at Work', CLICK],
  ['Click Share', CLICK],
  ['Type an email', INPUT],
  ['Open options', CLICK],
  ['Choose access', INPUT],
  ['Click Done', CLICK],
  ['Switch view', CLICK],
  ['Add a calendar', CLICK],
  ['Type a name', INPUT],
  ['Pick a color', CLICK],
  ['Type a note', INPUT],
  ['Click Save', CLICK],
] as const;

/** Number of steps for each option. */
const stepCounts = [3, 6, 12] as const;

/** Durations in seconds: the beginning of the video, its part about a mistake, and the length of the scale. */
const [INTRO_SECONDS, MISTAKE_SECONDS, MAX_SECONDS] = [15, 10, 450] as const;

const toWidth = (seconds: number): string => `${Math.round((seconds / MAX_SECONDS) * 1000) / 10}%`;

const totalSeconds = stepCounts.map((count) =>
  steps.slice(0, count).reduce((sum, [, seconds]) => sum + seconds, INTRO_SECONDS + MISTAKE_SECONDS),
);
const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const getTone = (seconds: number): string => (seconds === INPUT ? 'bg-clip-screen' : 'bg-clip-camera');

const legendItems = [
  ['start', 'bg-ink-muted'],
  ['click', 'bg-clip-camera'],
  ['type', 'bg-clip-screen'],
  ['mistake', 'bg-record'],
] as const;

/** Outlines of a tutorial with few and many steps, and the resulting length of the video. */
export function TutorialLength() {
  return (
    <Stage roomy={[56, 32]} compact={[34, 28]} className="grid grid-rows-[7fr_3fr]">
      <div className={`relative overflow-hidden ${backdropClasses.lesson}`}>
        <div className="absolute inset-x-[16%] top-[9%] bottom-0 grid grid-cols-[auto_1fr] content-start gap-x-[1.6em] gap-y-[0.5em] rounded-t-[0.4em] bg-app-window p-[1.4em] font-mono text-[0.92em] text-ink-muted shadow-window compact:inset-x-[3%]">
          <span>WHO</span>
          <span className="text-ink">Mara, keeps the accounts</span>
          <span>AFTER</span>
          <span className="text-ink">shares her calendar</span>
          <span>STEPS</span>
          <span className="grid grid-flow-col grid-rows-6 gap-x-[1.2em] gap-y-[0.8em] compact:gap-y-[0.4em] whitespace-nowrap text-ink">
            {steps.map(([name, seconds], index) => (
              <span key={name} className="flex items-center gap-[0.6em]">
                <span
                  {...getValueAttributes(stepCounts.map((count) => (index < count ? 1 : 0.3)))}
                  className={`size-[0.7em] shrink-0 rounded-[0.2em] opacity-(--value) motion-safe:transition-opacity motion-safe:duration-slow ${getTone(seconds)}`}
                />
                <span
                  {...getValueAttributes(stepCounts.map((count) => (index < count ? 'transparent' : 'currentcolor')))}
                  className="line-through decoration-(color:--value)"
                >
                  {name}
                </span>
              </span>
            ))}
          </span>
          <span>WRONG</span>
          <span className="text-ink">private events stay hidden</span>
        </div>
      </div>
      <div className="relative border-t border-app-line px-[1.6em] pt-[1.2em] font-mono text-ink-muted compact:px-[1em]">
        <div className="relative rounded-[0.4em] bg-app-track">
          <div className="flex h-[3.6em]">
            <span style={{ width: toWidth(INTRO_SECONDS) }} className="rounded-s-[0.4em] bg-ink-muted" />
            {steps.map(([name, seconds], index) => (
              <span
                key={name}
                {...getValueAttributes(stepCounts.map((count) => (index < count ? toWidth(seconds) : '0')))}
                className={`w-(--value) motion-safe:transition-[width] motion-safe:duration-slow [box-shadow:inset_-0.1em_0_oklch(0.2_0.01_260/0.4)] ${getTone(seconds)}`}
              />
            ))}
            <span style={{ width: toWidth(MISTAKE_SECONDS) }} className="rounded-e-[0.4em] bg-record" />
          </div>
          <span
            style={{ left: toWidth(360) }}
            className="absolute -top-[0.5em] h-[6.2em] border-s border-dashed border-record ps-[0.4em] pt-[4.6em] text-[0.92em] text-accent-text"
          >
            6 min
          </span>
        </div>
        <span className="flex items-center gap-[1.6em] pt-[0.6em] compact:gap-[0.8em]">
          <span className="w-[2.8em] text-[1.7em] leading-[1.3] font-medium text-ink">
            <ByChoice>{totalSeconds.map(formatMinutes)}</ByChoice>
          </span>
          {legendItems.map(([name, tone]) => (
            <span key={name} className="flex items-center gap-[0.5em] text-[0.92em]">
              <span className={`size-[0.8em] rounded-[0.2em] ${tone}`} />
              {name}
            </span>
          ))}
        </span>
      </div>
    </Stage>
  );
}
