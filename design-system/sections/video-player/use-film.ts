import { useEffect, useRef, useState } from 'react';
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
  /** Plays on; asks for its files anew where they could not be had. */
  readonly play: () => void;
  /** Plays from a second on. */
  readonly playFrom: (second: number) => void;
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
  /** Whether the visitor did something with it: what they did it with may be gone then, and the focus with it. */
  const asked = useRef(false);

  useEffect(() => {
    // A film just put on the page is without a source until the browser has looked at those it has.
    const looked = setTimeout(() => {
      const film = ref.current;
      if (film?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setState('failed');
      // Where nothing of it has come yet the poster stays until it has.
      if (!film || film.paused || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      setSeen(true);
      setTime(film.currentTime);
    });
    return () => clearTimeout(looked);
  }, [ref]);

  useEffect(() => {
    const film = ref.current;
    if (!film || !asked.current || document.activeElement !== document.body) return;
    const place = state !== 'failed' && seen ? film : film.parentElement?.querySelector('button');
    place?.focus({ preventScroll: true });
  }, [state, seen, ref]);

  const show = (): void => {
    setState('ready');
    setSeen(true);
  };
  /** Where no file could be had the browser asks for none again by itself; and asked anew, it begins at the beginning. */
  const load = (): void => {
    const film = ref.current;
    if (!film) return;
    film.load();
    if (time !== undefined) film.currentTime = time;
  };
  const play = (): void => {
    asked.current = true;
    setState('loading');
    if (state === 'failed') load();
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
      play();
      ref.current.currentTime = second;
      setTime(second);
    },
    handlers: {
      onPlay: ({ currentTarget: { readyState } }) => {
        if (readyState < HTMLMediaElement.HAVE_FUTURE_DATA) setState('loading');
      },
      onWaiting: () => setState('loading'),
      onPlaying: show,
      onCanPlay: () => setState('ready'),
      // Asked anew, it is at its beginning until it is there.
      onTimeUpdate: ({ currentTarget: { currentTime, readyState } }) => {
        if (readyState > HTMLMediaElement.HAVE_NOTHING) setTime(currentTime);
      },
      // The connection was lost on the way. An error of one source is not one of the film: there may be another.
      onError: ({ target, currentTarget }) => {
        if (target === currentTarget) setState('failed');
      },
    },
    onLastError: () => setState('failed'),
  };
}
