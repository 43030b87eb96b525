import { useEffect, useRef } from 'react';

/**
 * The focus when what had it has gone: it moves to the first match of `selector` inside the element that gets the ref,
 * each time `key` changes. Someone whose focus is elsewhere keeps it, and nothing takes it at the start.
 */
export function useLostFocus<Frame extends HTMLElement>(key: string, selector: string) {
  const frame = useRef<Frame>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (document.activeElement === null || document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [key, selector]);
  return frame;
}
