import { Icon } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { clock } from './clock.ts';
import { inTheme } from './in-theme.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

interface PosterProps {
  film: VideoPlayerContent['film'];
  /** What the button does; the title of the film follows. */
  words: string;
  /** While it was asked for and is not there yet. */
  pending: boolean;
  onPlay: () => void;
}

/**
 * The view before the film plays: its picture, how long it is, and the button that plays it. A picture behind the video and
 * not its `poster`: a browser draws its controls and a turning wheel over that, and it knows no dark theme. Without scripts
 * the button is the browser's own.
 */
export function Poster({ film: { title, poster, dark, width, height, seconds }, words, pending, onPlay }: PosterProps) {
  return (
    <div className="absolute inset-0">
      <picture>
        {dark && <source srcSet={dark.poster} {...inTheme('dark')} />}
        <img src={poster} alt="" width={width} height={height} decoding="async" className="size-full object-contain" />
      </picture>
      <button
        type="button"
        aria-busy={pending || undefined}
        onClick={onPlay}
        className="group absolute inset-0 grid cursor-pointer place-items-center rounded-lg -outline-offset-2 in-data-runtime-failed:hidden [@media(scripting:none)]:hidden"
      >
        <span className="grid size-16 place-items-center rounded-full bg-accent text-heading text-on-accent shadow-float transition-colors duration-quick group-hover:bg-accent-hover motion-reduce:transition-none forced-colors:border">
          {pending ? <Spinner className="size-6" /> : <Icon name="play" className="fill-current" />}
        </span>
        <span className="sr-only">
          {words}: {title}
        </span>
        <span
          aria-hidden="true"
          className="absolute end-3 bottom-3 rounded-xs bg-ink-fill px-2 py-0.5 timecode text-on-ink-fill forced-colors:border"
        >
          {clock(seconds)}
        </span>
      </button>
    </div>
  );
}
