import type { KeyboardEvent, MouseEvent } from 'react';
import { clock } from './clock.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

interface ChaptersProps {
  /** What they are called, above them. */
  label: string;
  labelId: string;
  chapters: VideoPlayerContent['chapters'];
  /** The file of the film, to which a chapter leads where there is no script. */
  file: string;
  /** Where the film is, in seconds; undefined before it was played. */
  time: number | undefined;
  onChoose: (second: number) => void;
  className?: string;
}

/**
 * Where to begin. Each is a link to its place in the file, so that it leads there without a script, and a button for
 * everybody else: the press that wakes the island is then kept for it.
 */
export function Chapters({ label, labelId, chapters, file, time, onChoose, className = '' }: ChaptersProps) {
  const current = time === undefined ? -1 : chapters.findLastIndex(({ from }) => from <= time);
  return (
    <div className={className}>
      <p id={labelId} className="timecode pb-3 text-ink-faint">
        {label}
      </p>
      <ol aria-labelledby={labelId} className="border-t border-line">
        {chapters.map(({ from, title }, index) => (
          <li key={from} className="border-b border-line">
            <a
              href={`${file}#t=${from}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A button leads nowhere without a script.
              role="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onChoose(from);
              }}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                onChoose(from);
              }}
              className="group/chapter -mx-2 flex items-baseline gap-3 rounded-sm px-2 py-3 text-ink-muted no-underline hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              <span className="flex shrink-0 items-center gap-2 timecode text-ink-faint group-aria-[current]/chapter:text-accent-text">
                <span
                  aria-hidden="true"
                  className="size-1.5 rounded-full bg-app-skeleton group-aria-[current]/chapter:bg-record forced-colors:border"
                />
                {clock(from)}
              </span>
              <span className="min-w-0 forced-colors:group-aria-[current]/chapter:underline">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
