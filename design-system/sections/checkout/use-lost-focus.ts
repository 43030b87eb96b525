'use client';

import { useEffect, useRef } from 'react';

/**
 * Restores focus after the focused element was removed. When `key` changes and nothing has focus, it focuses the first
 * match of `selector` inside the element that gets the returned ref. It never moves focus on mount or away from another
 * element. `key` is `undefined` while the content isn't loaded, which isn't a change.
 */
export function useLostFocus<Frame extends HTMLElement>(key: string | undefined, selector: string) {
  const frame = useRef<Frame>(null);
  const before = useRef(key);
  useEffect(() => {
    const previous = before.current;
    if (key === undefined || key === previous) return;
    before.current = key;
    if (previous === undefined) return;
    if (document.activeElement === null || document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [key, selector]);
  return frame;
}
