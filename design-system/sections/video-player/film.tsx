import type { ReactNode, RefObject } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { EDGE_TO_EDGE } from '../timeline-section.tsx';
import { inTheme } from './in-theme.ts';
import { Poster } from './poster.tsx';
import type { Player } from './use-film.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';

interface FilmProps {
  film: VideoPlayerContent['film'];
  video: RefObject<HTMLVideoElement | null>;
  player: Player;
  words: { play: string; loading: string; failed: string; retry: string; read: string };
  /** Where the transcript stands, and what opens it. */
  transcript: { href: string; onOpen: () => void };
  /** True if it spans the window. Then its frame may be wider than the video. */
  isWide: boolean;
  className?: string;
}

/** Without a poster Chromium paints a video grey, and the picture behind it would not be seen. */
const TRANSPARENT_POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The film in a frame of its own shape: its poster, then the film with the browser's controls, or why it cannot be had. */
export function Film({ film, video, player, words, transcript, isWide, className = '' }: FilmProps) {
  const { title, sources, dark, width, height } = film;
  // The light files come first: a browser that ignores `media` plays them in both themes.
  const files = dark ? [...sources.map((file) => ({ ...file, ...inTheme('light') })), ...dark.sources] : sources;
  const [spoken, ...others] = film.captions;
  return (
    <div className={className}>
      <div
        className={`relative overflow-hidden border border-app-line bg-app-panel ${isWide ? EDGE_TO_EDGE : 'rounded-lg'}`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {!player.seen && player.state !== 'failed' && (
          <Poster film={film} words={words.play} pending={player.state === 'loading'} onPlay={player.play} />
        )}
        <video
          ref={video}
          aria-label={title}
          data-event="video_play"
          controls
          playsInline
          preload="none"
          poster={TRANSPARENT_POSTER}
          width={width}
          height={height}
          // With scripts there is the poster until the film is there: what lies over it must not take the focus.
          className={`relative size-full object-contain ${player.seen ? '' : 'invisible in-data-runtime-failed:visible [@media(scripting:none)]:visible'}`}
          {...player.handlers}
        >
          {files.map((file, index) => (
            <source key={file.src} {...file} onError={index === files.length - 1 ? player.onLastError : undefined} />
          ))}
          <track kind="captions" src={spoken?.src} srcLang={spoken?.language} label={spoken?.label} default />
          {others.map(({ src, language, label }) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={label} />
          ))}
        </video>
        <output className="contents">
          {player.state === 'loading' && (
            <span
              // On the poster it is the button that turns.
              className={
                player.seen
                  ? 'pointer-events-none absolute start-3 top-3 flex items-center gap-2 rounded-full bg-ink-fill px-2.5 py-1 text-label font-medium text-on-ink-fill forced-colors:border'
                  : 'sr-only'
              }
            >
              <Spinner />
              {words.loading}
            </span>
          )}
        </output>
        {player.state === 'failed' && (
          <Failed words={words.failed}>
            <Button size="sm" variant="secondary" onClick={player.play}>
              {words.retry}
            </Button>
            <ButtonLink size="sm" variant="outline" href={transcript.href} onClick={transcript.onOpen}>
              {words.read}
            </ButtonLink>
          </Failed>
        )}
      </div>
    </div>
  );
}

/** In place of the picture: what is wrong, and what can be done. */
function Failed({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-y-auto bg-sunken p-4 text-center">
      <p role="alert" className="max-w-line">
        {words}
      </p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
