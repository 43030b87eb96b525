import { useEffect, useRef } from 'react';

/**
 * Restores focus after the focused element was removed. When `key` changes and nothing has focus, it focuses the first
 * match of `selector` inside the element that gets the returned ref. It never moves focus on mount, away from another
 * element, or when `key` was `undefined` because the content wasn't loaded.
 */
export function useLostFocus<Frame extends HTMLElement>(key: string | undefined, selector: string) {
  const frame = useRef<Frame>(null);
  const before = useRef(key);
  useEffect(() => {
    const wasLoaded = before.current !== undefined;
    if (before.current === key) return;
    before.current = key;
    if (!wasLoaded) return;
    if (document.activeElement === null || document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [key, selector]);
  return frame;
}
