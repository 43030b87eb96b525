'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';

/** State of a video. `idle`: it hasn't been played yet. `failed`: none of its files can be played. */
export type PlayerState = 'idle' | 'loading' | 'ready' | 'failed';

/** State of a video, and the functions that control it. */
export interface Player {
  readonly state: PlayerState;
  /** False while the poster is shown in place of the video. */
  readonly seen: boolean;
  readonly isPlaying: boolean;
  /** Playback position in seconds. Undefined before the first play. */
  readonly time: number | undefined;
  /** Plays the video from the current position. After an error, it requests the files again. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (second: number) => void;
  readonly handlers: Pick<
    ComponentProps<'video'>,
    'onPlay' | 'onPause' | 'onWaiting' | 'onPlaying' | 'onCanPlay' | 'onSeeking' | 'onTimeUpdate' | 'onError'
  >;
  /**
   * Handler for the `error` event of the last `<source>`. Browsers try the sources in order, so after this event, none
   * of them can be played.
   */
  readonly onLastSourceError: () => void;
}

/**
 * Maximum difference between the positions of the video and its companion, in seconds. If it is exceeded, the companion
 * jumps to the position of the video.
 */
const MAX_DRIFT_SECONDS = 0.2;

/**
 * Returns the state of a video and functions that control it. The video may have been played, or may have failed,
 * before hydration. A second video, the companion, is played, paused and moved together with it. If the companion can't
 * be loaded, the video plays without it.
 */
export function usePlayer(
  videoRef: RefObject<HTMLVideoElement | null>,
  companionRef: RefObject<HTMLVideoElement | null>,
): Player {
  const [state, setState] = useState<PlayerState>('idle');
  const [seen, setSeen] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [time, setTime] = useState<number>();
  /**
   * True after the visitor started the video. The button they used may then be removed, so the focus has to move to
   * another one.
   */
  const wasStartedByVisitor = useRef(false);

  useEffect(() => {
    // A new video element has no source until the browser has checked its `<source>` elements, so the check for errors
    // is delayed.
    const timer = setTimeout(() => {
      const video = videoRef.current;
      if (video?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setState('failed');
      // The poster stays until the video has a frame to show.
      if (!video || video.paused || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      setSeen(true);
      setIsPlaying(true);
      setTime(video.currentTime);
    });
    return () => clearTimeout(timer);
  }, [videoRef]);

  useEffect(() => {
    if (!wasStartedByVisitor.current || document.activeElement !== document.body) return;
    videoRef.current?.closest('section')?.querySelector('button')?.focus({ preventScroll: true });
    wasStartedByVisitor.current = false;
  }, [state, seen, videoRef]);

  const markPlaying = (): void => {
    setState('ready');
    setSeen(true);
  };
  const handleError = (): void => {
    setState('failed');
    setIsPlaying(false);
    companionRef.current?.pause();
  };
  /**
   * Reloads both videos after an error, because browsers don't retry. The browser then selects a `<source>` again and
   * requests it. The playback position is restored.
   */
  const load = (): void => {
    companionRef.current?.load();
    const video = videoRef.current;
    if (!video) return;
    const { currentTime } = video;
    video.load();
    video.currentTime = currentTime;
  };
  const syncCompanion = (video: HTMLVideoElement, drift = 0): void => {
    const companionVideo = companionRef.current;
    // If the companion is still seeking or loading, another seek would make it start again.
    if (
      !companionVideo ||
      (drift > 0 && (companionVideo.seeking || companionVideo.readyState < HTMLMediaElement.HAVE_FUTURE_DATA))
    )
      return;
    if (Math.abs(companionVideo.currentTime - video.currentTime) > drift)
      companionVideo.currentTime = video.currentTime;
  };
  const playCompanion = (): void => {
    companionRef.current?.play().catch(() => {
      // Errors are ignored: if the second video can't be played, its poster stays visible.
    });
  };
  const play = (): void => {
    wasStartedByVisitor.current = true;
    setState('loading');
    // Before the first request, the browser has to select the file again, because the visitor may have changed the
    // theme.
    const isNotRequested = state === 'idle' && videoRef.current?.readyState === HTMLMediaElement.HAVE_NOTHING;
    if (state === 'failed' || isNotRequested) load();
    playCompanion();
    videoRef.current?.play().catch((error: unknown) => {
      // A browser may refuse to play without a click. The video is then shown, and the visitor can use the controls.
      if (error instanceof DOMException && error.name === 'NotAllowedError') markPlaying();
    });
  };
  return {
    state,
    seen,
    isPlaying,
    time,
    play,
    pause: () => videoRef.current?.pause(),
    seek(second) {
      if (!videoRef.current) return;
      videoRef.current.currentTime = second;
      setTime(second);
    },
    handlers: {
      onPlay: ({ currentTarget: { readyState } }) => {
        setIsPlaying(true);
        if (readyState < HTMLMediaElement.HAVE_FUTURE_DATA) setState('loading');
      },
      onPause: ({ currentTarget }) => {
        setIsPlaying(false);
        companionRef.current?.pause();
        syncCompanion(currentTarget);
      },
      onWaiting: () => {
        setState('loading');
        companionRef.current?.pause();
      },
      onPlaying: ({ currentTarget }) => {
        markPlaying();
        syncCompanion(currentTarget);
        playCompanion();
      },
      onCanPlay: () => setState('ready'),
      onSeeking: ({ currentTarget }) => syncCompanion(currentTarget),
      // While the files are requested again, the position is 0 and is ignored.
      onTimeUpdate: ({ currentTarget }) => {
        if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) return;
        setTime(currentTarget.currentTime);
        syncCompanion(currentTarget, MAX_DRIFT_SECONDS);
      },
      // The state is `failed` only after an error of the video element itself, such as a lost connection. After an
      // error of one `<source>`, the browser tries the next one.
      onError: ({ target, currentTarget }) => {
        if (target === currentTarget) handleError();
      },
    },
    onLastSourceError: handleError,
  };
}
