import type { ReactNode, RefObject } from 'react';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Spinner } from '../../primitives/spinner.tsx';
import { EDGE_TO_EDGE } from '../headed-section.tsx';
import type { Captions } from './use-captions.ts';
import type { Player } from './use-player.ts';
import type { VideoPlayerContent } from './video-player.schema.ts';
import type { PlayerLabels } from './labels.ts';

type VideoFiles = Pick<VideoPlayerContent['video'], 'sources' | 'poster' | 'dark'>;

interface VideoFrameProps {
  video: VideoPlayerContent['video'];
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Ref of the recording's video, which plays in sync with the edited video. */
  companionRef: RefObject<HTMLVideoElement | null>;
  player: Player;
  captions: Captions;
  /** False before hydration and without scripts. The browser's controls are shown then. */
  isHydrated: boolean;
  isFullScreen: boolean;
  labels: PlayerLabels;
  /** URL of the transcript, and the function that opens it. */
  transcript: { href: string; onOpen: () => void };
  /** True if the player spans the window. Its frame may then be wider than the video. */
  isWide: boolean;
  className?: string;
}

/** Transparent image for the `poster` attribute. Without it, Chromium paints a gray video over the image behind it. */
const TRANSPARENT_POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * Video, with the recording beside it if there is one. It shows a poster before playback, and an error message if the
 * video can't be played.
 */
export function VideoFrame({
  video,
  videoRef,
  companionRef,
  player,
  captions,
  isHydrated,
  isFullScreen,
  labels,
  transcript,
  isWide,
  className = '',
}: VideoFrameProps) {
  const { title, recording, width, height } = video;
  const [defaultCaptions, ...otherCaptions] = video.captions;
  const togglePlayback = player.isPlaying ? player.pause : player.play;
  const visibilityClasses = player.seen
    ? ''
    : 'invisible in-data-runtime-failed:visible [@media(scripting:none)]:visible';
  const sharedVideoProps = { playsInline: true, preload: 'none', poster: TRANSPARENT_POSTER, width, height } as const;
  const renderFrame = (label: string | undefined, children: ReactNode) => (
    <div>
      {label && <p className={`pb-2 timecode text-ink-muted ${isWide ? 'px-gutter' : ''}`}>{label}</p>}
      <div
        className={`relative overflow-hidden border border-app-line ${isWide ? `w-full bg-app-track ${EDGE_TO_EDGE}` : 'rounded-lg bg-app-panel'}`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {children}
      </div>
    </div>
  );
  return (
    <div
      className={`${className} ${recording ? `grid gap-y-6 @lg:grid-cols-2 ${isWide ? 'gap-x-px' : 'gap-x-6'}` : ''}`}
    >
      {recording &&
        renderFrame(
          labels.recording,
          <>
            <Poster files={recording} video={video} />
            <video
              ref={companionRef}
              aria-label={`${labels.recording}: ${title}`}
              data-event="none"
              controls={!isHydrated}
              muted
              onClick={isHydrated ? togglePlayback : undefined}
              className={`relative size-full object-contain ${visibilityClasses}`}
              {...sharedVideoProps}
            >
              <Sources files={recording} />
            </video>
          </>,
        )}
      {renderFrame(
        recording && labels.edit,
        <>
          {!player.seen && player.state !== 'failed' && (
            <Poster files={video} video={video}>
              <PlayButton video={video} label={labels.play} pending={player.state === 'loading'} onPlay={player.play} />
            </Poster>
          )}
          <video
            ref={videoRef}
            aria-label={title}
            data-event="video_play"
            controls={!isHydrated || isFullScreen}
            // With scripts, the poster stays until the video has a frame. Until then, the video is invisible, so that
            // it can't get the focus.
            className={`relative size-full object-contain ${visibilityClasses}`}
            {...sharedVideoProps}
            onClick={isHydrated && !isFullScreen ? togglePlayback : undefined}
            {...player.handlers}
          >
            <Sources files={video} onLastSourceError={player.onLastSourceError} />
            <track
              kind="captions"
              src={defaultCaptions?.src}
              srcLang={defaultCaptions?.language}
              label={defaultCaptions?.label}
              default
            />
            {otherCaptions.map(({ src, language, label }) => (
              <track key={src} kind="captions" src={src} srcLang={language} label={label} />
            ))}
          </video>
          {captions.text && !isFullScreen && player.state !== 'failed' && (
            <p
              lang={video.captions[captions.chosen]?.language}
              className="pointer-events-none absolute start-3 bottom-3 max-w-4/5 rounded-xs bg-ink-fill px-2 py-0.5 whitespace-pre-line text-on-ink-fill forced-colors:border"
            >
              {captions.text}
            </p>
          )}
          <output className="contents">
            {player.state === 'loading' && (
              <span
                // While the poster is shown, the play button has a spinner, so this one is only for screen readers.
                className={
                  player.seen
                    ? 'pointer-events-none absolute end-3 top-3 flex items-center gap-2 rounded-full bg-ink-fill px-2.5 py-1 text-label font-medium text-on-ink-fill forced-colors:border'
                    : 'sr-only'
                }
              >
                <Spinner />
                {labels.loading}
              </span>
            )}
          </output>
          {player.state === 'failed' && (
            <VideoError message={labels.failed}>
              <Button size="sm" variant="secondary" onClick={player.play}>
                {labels.retry}
              </Button>
              <ButtonLink size="sm" variant="outline" href={transcript.href} onClick={transcript.onOpen}>
                {labels.read}
              </ButtonLink>
            </VideoError>
          )}
        </>,
      )}
    </div>
  );
}

/**
 * `<source>` elements of a video. If there are files for the dark theme, the `media` attributes select the files by
 * theme.
 */
function Sources({ files, onLastSourceError }: { files: VideoFiles; onLastSourceError?: () => void }) {
  // The light files come first, because a browser that ignores `media` plays the first files in both themes.
  const allFiles = files.dark
    ? [...files.sources.map((file) => ({ ...file, ...themeAttributes('light') })), ...files.dark.sources]
    : files.sources;
  return allFiles.map((file, index) => (
    <source key={file.src} {...file} onError={index === allFiles.length - 1 ? onLastSourceError : undefined} />
  ));
}

/** Error message and actions in place of the video. */
function VideoError({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-y-auto bg-sunken p-4 text-center">
      <p role="alert" className="max-w-line">
        {message}
      </p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}

interface PosterProps {
  files: Pick<VideoPlayerContent['video'], 'poster' | 'dark'>;
  video: VideoPlayerContent['video'];
  children?: ReactNode;
}

/**
 * Poster that is shown before the video plays. It isn't the video's `poster` attribute, because that can't depend on
 * the theme, and the controls of some browsers cover it.
 */
function Poster({ files: { poster, dark }, video: { width, height }, children }: PosterProps) {
  return (
    <div className="absolute inset-0">
      <picture>
        {dark && <source srcSet={dark.poster} {...themeAttributes('dark')} />}
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
  video: VideoPlayerContent['video'];
  /** Label of the button. The title of the video follows. */
  label: string;
  /** True while the video loads. */
  pending: boolean;
  onPlay: () => void;
}

/**
 * The button that covers the poster, with its icon in the middle. Without scripts, the browser's controls replace it.
 */
function PlayButton({ video: { title }, label, pending, onPlay }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      onClick={onPlay}
      className="group absolute inset-0 grid cursor-pointer place-items-center rounded-lg -outline-offset-2 in-data-runtime-failed:hidden [@media(scripting:none)]:hidden"
    >
      <span className="grid size-12 place-items-center @lg:size-16 rounded-full bg-accent text-heading text-on-accent shadow-float transition-colors duration-quick group-hover:bg-accent-hover motion-reduce:transition-none forced-colors:border">
        {pending ? <Spinner className="size-6" /> : <Icon name="play" className="fill-current" />}
      </span>
      <span className="sr-only">
        {label}: {title}
      </span>
    </button>
  );
}

/**
 * Returns the attributes that limit a source to one theme. `media` follows the system's theme, until
 * `site/runtime/theme.ts` changes it for a visitor who chose the other theme.
 */
function themeAttributes(theme: 'light' | 'dark') {
  return {
    media: `(prefers-color-scheme: ${theme})`,
    'data-theme-media': theme,
    suppressHydrationWarning: true,
  };
}
