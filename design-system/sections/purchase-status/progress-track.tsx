import { Playhead } from '../../illustrations/playhead/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { STAGES } from './words.ts';

export interface ProgressTrackProps {
  /** Index of the current stage, or the number of stages if all are done. */
  current: number;
  /** True if the current stage is in progress, and not delayed. */
  moving: boolean;
}

/**
 * The stages of the purchase as clips on a track, with a playhead at the current one. The playhead moves to the end
 * when all are done.
 */
export function ProgressTrack({ current, moving }: ProgressTrackProps) {
  return (
    <ol className="relative grid max-w-prose grid-cols-3 gap-x-1">
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          className="flex min-w-0 flex-col gap-2 text-small text-ink-faint aria-[current]:text-ink data-done:text-ink"
          data-done={index < current ? '' : undefined}
        >
          <span
            aria-hidden="true"
            className={`relative h-2 forced-colors:border ${index === 0 ? 'rounded-s-full' : ''} ${index === STAGES.length - 1 ? 'rounded-e-full' : ''} ${index < current ? 'bg-ink-fill' : 'bg-hover'}`}
          >
            {index === current && (
              <span
                className={`absolute start-0 -top-1 h-4 w-0.5 bg-record forced-colors:bg-[Highlight] ${moving ? 'motion-safe:animate-pulse' : ''}`}
              />
            )}
          </span>
          <span className="min-w-0">
            {stage}
            <VisuallyHidden>
              {index < current ? ', done' : index === current ? ', in progress' : ', not started'}
            </VisuallyHidden>
          </span>
        </li>
      ))}
      {current === STAGES.length && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 -top-1 h-4 motion-safe:animate-playhead"
        >
          <Playhead className="absolute end-0 h-full" />
        </li>
      )}
    </ol>
  );
}
