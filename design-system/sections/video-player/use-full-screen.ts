'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** iPhones show only a video in full screen, in their own player. It needs the video's metadata. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Returns whether a video is in full screen, and the function that enters it. */
export function useFullScreen(ref: RefObject<PhoneVideo | null>): { isFullScreen: boolean; enter: () => void } {
  const [isFullScreen, setIsFullScreen] = useState(false);

  useEffect(() => {
    const video = ref.current;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const follow = (): void => setIsFullScreen(document.fullscreenElement === video);
    document.addEventListener('fullscreenchange', follow, options);
    video?.addEventListener('webkitbeginfullscreen', () => setIsFullScreen(true), options);
    video?.addEventListener('webkitendfullscreen', () => setIsFullScreen(false), options);
    return () => listeners.abort();
  }, [ref]);

  const enter = (): void => {
    const video = ref.current;
    if (!document.fullscreenEnabled) video?.webkitEnterFullscreen?.();
    else
      video?.requestFullscreen().catch(() => {
        // The browser refused. The video stays on the page.
      });
  };
  return { isFullScreen, enter };
}

/** Returns whether the browser can show a video in full screen. */
export const hasFullScreen = (): boolean =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
