'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Video element on iPhones, where only videos can be in full screen, in the system's player. `webkitEnterFullscreen`
 * needs the video's metadata.
 */
interface IPhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Returns the full-screen state of a video, and a function that enters full screen. */
export function useFullScreen(videoRef: RefObject<IPhoneVideo | null>): { isFullScreen: boolean; enter: () => void } {
  const [isFullScreen, setIsFullScreen] = useState(false);

  useEffect(() => {
    const video = videoRef.current;
    const listeners = new AbortController();
    const listenerOptions = { signal: listeners.signal };
    const updateState = (): void => setIsFullScreen(document.fullscreenElement === video);
    document.addEventListener('fullscreenchange', updateState, listenerOptions);
    video?.addEventListener('webkitbeginfullscreen', () => setIsFullScreen(true), listenerOptions);
    video?.addEventListener('webkitendfullscreen', () => setIsFullScreen(false), listenerOptions);
    return () => listeners.abort();
  }, [videoRef]);

  const enter = (): void => {
    const video = videoRef.current;
    if (!document.fullscreenEnabled) video?.webkitEnterFullscreen?.();
    else
      video?.requestFullscreen().catch(() => {
        // If the browser refuses full screen, the video stays on the page.
      });
  };
  return { isFullScreen, enter };
}

/** Returns true if the browser can show a video in full screen. */
export const hasFullScreen = (): boolean =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
