'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Captions of a video: the current caption, and the track that the visitor chose. */
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
export function useCaptions(videoRef: RefObject<HTMLVideoElement | null>, isFullScreen: boolean): Captions {
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState('');

  useEffect(() => {
    const trackList = videoRef.current?.textTracks;
    if (!trackList) return undefined;
    const tracks = [...trackList];
    const setModes = (): void => {
      for (const [index, track] of tracks.entries())
        track.mode = index !== chosen ? 'disabled' : isFullScreen ? 'showing' : 'hidden';
    };
    const readCurrentCaption = (): void => {
      const cues = [...(tracks[chosen]?.activeCues ?? [])];
      setText(cues.map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : '')).join('\n'));
    };
    setModes();
    readCurrentCaption();
    const listeners = new AbortController();
    const listenerOptions = { signal: listeners.signal };
    const followBrowser = (): void => {
      if (isFullScreen) setChosen(tracks.findIndex(({ mode }) => mode === 'showing'));
      else setModes();
    };
    trackList.addEventListener('change', followBrowser, listenerOptions);
    tracks[chosen]?.addEventListener('cuechange', readCurrentCaption, listenerOptions);
    return () => listeners.abort();
  }, [videoRef, chosen, isFullScreen]);

  return { text, chosen, choose: setChosen };
}
