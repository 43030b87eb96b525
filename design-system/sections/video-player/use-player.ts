'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';

/** `idle` before the first play. `failed` if none of its files can be played. */
export type PlayerState = 'idle' | 'loading' | 'ready' | 'failed';

/** A video, and what can be done with it. */
export interface Player {
  readonly state: PlayerState;
  /** False while its poster is shown. */
  readonly seen: boolean;
  readonly isPlaying: boolean;
  /** The position in seconds. Undefined before the first play. */
  readonly time: number | undefined;
  /** Plays from the current position. Requests the files again if they failed. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (second: number) => void;
  readonly handlers: Pick<
    ComponentProps<'video'>,
    'onPlay' | 'onPause' | 'onWaiting' | 'onPlaying' | 'onCanPlay' | 'onSeeking' | 'onTimeUpdate' | 'onError'
  >;
  /** For the last source: none of them can be loaded or played. */
  readonly onLastError: () => void;
}

/** Seconds that two videos may be apart before one jumps to the other. */
const MAX_DRIFT_SECONDS = 0.2;

/**
 * Follows a video, which may have been played, or failed, before hydration. A companion is played, paused and moved
 * with it. If the companion can't be loaded, the video plays without it.
 */
export function usePlayer(
  ref: RefObject<HTMLVideoElement | null>,
  companionRef: RefObject<HTMLVideoElement | null>,
): Player {
  const [state, setState] = useState<PlayerState>('idle');
  const [seen, setSeen] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [time, setTime] = useState<number>();
  /** True once the visitor used it. The button they used may then be gone, and the focus with it. */
  const isUsed = useRef(false);

  useEffect(() => {
    // A video just put on the page is without a source until the browser has looked at those it has.
    const timer = setTimeout(() => {
      const video = ref.current;
      if (video?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setState('failed');
      // Keep the poster until there is a frame.
      if (!video || video.paused || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      setSeen(true);
      setIsPlaying(true);
      setTime(video.currentTime);
    });
    return () => clearTimeout(timer);
  }, [ref]);

  useEffect(() => {
    if (!isUsed.current || document.activeElement !== document.body) return;
    ref.current?.closest('section')?.querySelector('button')?.focus({ preventScroll: true });
    isUsed.current = false;
  }, [state, seen, ref]);

  const show = (): void => {
    setState('ready');
    setSeen(true);
  };
  const fail = (): void => {
    setState('failed');
    setIsPlaying(false);
    companionRef.current?.pause();
  };
  /**
   * Reloads both videos after an error, because browsers don't retry: selects a `<source>` again, requests it and
   * restores the playback position.
   */
  const load = (): void => {
    companionRef.current?.load();
    const video = ref.current;
    if (!video) return;
    const { currentTime } = video;
    video.load();
    video.currentTime = currentTime;
  };
  const align = (video: HTMLVideoElement, drift = 0): void => {
    const other = companionRef.current;
    // A companion that is still seeking or loading would start over.
    if (!other || (drift > 0 && (other.seeking || other.readyState < HTMLMediaElement.HAVE_FUTURE_DATA))) return;
    if (Math.abs(other.currentTime - video.currentTime) > drift) other.currentTime = video.currentTime;
  };
  const playCompanion = (): void => {
    companionRef.current?.play().catch(() => {
      // Its poster stays.
    });
  };
  const play = (): void => {
    isUsed.current = true;
    setState('loading');
    // Before the first request, it selects the file again: the visitor may have chosen another theme.
    const isNotRequested = state === 'idle' && ref.current?.readyState === HTMLMediaElement.HAVE_NOTHING;
    if (state === 'failed' || isNotRequested) load();
    playCompanion();
    ref.current?.play().catch((error: unknown) => {
      // A browser may refuse to play without a click. The visitor can then use the controls.
      if (error instanceof DOMException && error.name === 'NotAllowedError') show();
    });
  };
  return {
    state,
    seen,
    isPlaying,
    time,
    play,
    pause: () => ref.current?.pause(),
    seek(second) {
      if (!ref.current) return;
      ref.current.currentTime = second;
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
        align(currentTarget);
      },
      onWaiting: () => {
        setState('loading');
        companionRef.current?.pause();
      },
      onPlaying: ({ currentTarget }) => {
        show();
        align(currentTarget);
        playCompanion();
      },
      onCanPlay: () => setState('ready'),
      onSeeking: ({ currentTarget }) => align(currentTarget),
      // While files are requested again, the position is 0.
      onTimeUpdate: ({ currentTarget }) => {
        if (currentTarget.readyState === HTMLMediaElement.HAVE_NOTHING) return;
        setTime(currentTarget.currentTime);
        align(currentTarget, MAX_DRIFT_SECONDS);
      },
      // The connection was lost. An error of one source isn't one of the video: there may be another.
      onError: ({ target, currentTarget }) => {
        if (target === currentTarget) fail();
      },
    },
    onLastError: fail,
  };
}
