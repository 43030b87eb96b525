import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon.tsx';
import { Spinner } from '../../primitives/spinner.tsx';
import { inTheme } from './in-theme.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

interface PosterProps {
  files: Pick<VideoPlayerContent['film'], 'poster' | 'dark'>;
  film: VideoPlayerContent['film'];
  children?: ReactNode;
}

/**
 * The picture before the video plays. It is behind the video and not its `poster`, which knows no dark theme and which
 * browsers cover with controls.
 */
export function Poster({ files: { poster, dark }, film: { width, height }, children }: PosterProps) {
  return (
    <div className="absolute inset-0">
      <picture>
        {dark && <source srcSet={dark.poster} {...inTheme('dark')} />}
        <img
          src={poster}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      </picture>
      {children}
    </div>
  );
}

interface PlayButtonProps {
  film: VideoPlayerContent['film'];
  /** Label of the button. The title of the video follows. */
  words: string;
  /** True while the video loads. */
  pending: boolean;
  onPlay: () => void;
}

/**
 * The button that covers the poster. Its icon is in a corner that posters leave empty: top end in narrow players, bottom
 * start in wide ones. Without scripts, the browser's controls replace it.
 */
export function PlayButton({ film: { title }, words, pending, onPlay }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      onClick={onPlay}
      className="group absolute inset-0 flex cursor-pointer justify-end rounded-lg p-4 @lg:items-end @lg:justify-start -outline-offset-2 in-data-runtime-failed:hidden [@media(scripting:none)]:hidden"
    >
      <span className="grid size-12 place-items-center @lg:size-16 rounded-full bg-accent text-heading text-on-accent shadow-float transition-colors duration-quick group-hover:bg-accent-hover motion-reduce:transition-none forced-colors:border">
        {pending ? <Spinner className="size-6" /> : <Icon name="play" className="fill-current" />}
      </span>
      <span className="sr-only">
        {words}: {title}
      </span>
    </button>
  );
}
