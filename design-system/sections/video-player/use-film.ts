import { useEffect, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';

/** Whether the film can be watched. `idle` until it is asked for. */
export type FilmState = 'idle' | 'loading' | 'ready' | 'failed';

/** A film, and what can be done with it. */
export interface Player {
  readonly state: FilmState;
  /** Whether it has been on the screen: its poster is before. */
  readonly seen: boolean;
  /** Where it is, in seconds; undefined before it was played. */
  readonly time: number | undefined;
  readonly play: () => void;
  /** Plays from a second on. */
  readonly playFrom: (second: number) => void;
  /** Asks for its files anew. */
  readonly retry: () => void;
  readonly handlers: Pick<
    ComponentProps<'video'>,
    'onPlay' | 'onWaiting' | 'onPlaying' | 'onCanPlay' | 'onTimeUpdate' | 'onError'
  >;
  /** For its last source: none of them can be had or played. */
  readonly onLastError: () => void;
}

/** Follows a film that the browser itself plays. It may have begun, or failed, before React was there. */
export function useFilm(ref: RefObject<HTMLVideoElement | null>): Player {
  const [state, setState] = useState<FilmState>('idle');
  const [seen, setSeen] = useState(false);
  const [time, setTime] = useState<number>();

  useEffect(() => {
    // A film just put on the page is without a source until the browser has looked at those it has.
    const looked = setTimeout(() => {
      const film = ref.current;
      if (film?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setState('failed');
      if (!film || film.paused) return;
      setSeen(true);
      setTime(film.currentTime);
    });
    return () => clearTimeout(looked);
  }, [ref]);

  useEffect(() => {
    // The button that began it is gone, and the focus with it.
    if (seen && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [seen, ref]);

  const show = (): void => {
    setState('ready');
    setSeen(true);
  };
  const play = (): void => {
    setState('loading');
    ref.current?.play().catch((error: unknown) => {
      // A browser may refuse to play what it thinks nobody pressed. Its own controls are for that.
      if (error instanceof DOMException && error.name === 'NotAllowedError') show();
    });
  };
  return {
    state,
    seen,
    play,
    time,
    playFrom(second) {
      if (!ref.current) return;
      ref.current.currentTime = second;
      setTime(second);
      play();
    },
    retry() {
      ref.current?.load();
      play();
    },
    handlers: {
      onPlay: ({ currentTarget: { readyState } }) => {
        if (readyState < HTMLMediaElement.HAVE_FUTURE_DATA) setState('loading');
      },
      onWaiting: () => setState('loading'),
      onPlaying: show,
      onCanPlay: () => setState('ready'),
      onTimeUpdate: ({ currentTarget: { currentTime } }) => setTime(currentTime),
      // The connection was lost on the way. An error of one source is not one of the film: there may be another.
      onError: ({ target, currentTarget }) => {
        if (target === currentTarget) setState('failed');
      },
    },
    onLastError: () => setState('failed'),
  };
}
