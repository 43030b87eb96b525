import { formatTimecode } from '../content/timecode.ts';

export interface TimelineRulerProps {
  /** Seconds between the first and the last timecode. */
  seconds?: number;
  /** Seconds between two timecodes. */
  every?: number;
  className?: string;
}

/** Ruler of a timeline, with a timecode at every tenth tick. Sections and the illustrated editor use it. */
export function TimelineRuler({ seconds = 14, every = 2, className = '' }: TimelineRulerProps) {
  const markSeconds = Array.from({ length: Math.floor(seconds / every) + 1 }, (_, index) => index * every);
  return (
    <div
      data-slot="timeline-ruler"
      aria-hidden="true"
      className={`relative flex h-9 overflow-hidden text-ink-faint ${className}`}
    >
      {markSeconds.map((second) => (
        <span
          key={second}
          className="relative min-w-24 flex-1 border-s border-line-strong/70 ps-1.5 pt-0.5 font-mono text-[0.6875rem] leading-none tabular-nums before:absolute before:inset-x-0 before:bottom-0 before:h-2 before:bg-[repeating-linear-gradient(90deg,var(--onset-color-line)_0_1px,transparent_1px_10%)]"
        >
          {formatTimecode(second)}
        </span>
      ))}
    </div>
  );
}
