'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The captions of a video. */
export interface Captions {
  /** The current caption. Empty if there is none. */
  readonly text: string;
  /** Index of the chosen track, or −1 for none. */
  readonly chosen: number;
  readonly choose: (index: number) => void;
}

/**
 * Returns the current caption and the chosen track of a video. In full screen, the browser shows the captions and its
 * own track menu.
 */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, isFullScreen: boolean): Captions {
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState('');

  useEffect(() => {
    const list = ref.current?.textTracks;
    if (!list) return undefined;
    const tracks = [...list];
    const setModes = (): void => {
      for (const [index, track] of tracks.entries())
        track.mode = index !== chosen ? 'disabled' : isFullScreen ? 'showing' : 'hidden';
    };
    const read = (): void => {
      const cues = [...(tracks[chosen]?.activeCues ?? [])];
      setText(cues.map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : '')).join('\n'));
    };
    setModes();
    read();
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const followBrowser = (): void => {
      if (isFullScreen) setChosen(tracks.findIndex(({ mode }) => mode === 'showing'));
      else setModes();
    };
    list.addEventListener('change', followBrowser, options);
    tracks[chosen]?.addEventListener('cuechange', read, options);
    return () => listeners.abort();
  }, [ref, chosen, isFullScreen]);

  return { text, chosen, choose: setChosen };
}
