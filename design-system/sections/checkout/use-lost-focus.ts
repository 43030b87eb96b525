'use client';

import { useEffect, useRef } from 'react';

/**
 * Restores the focus after the focused element was removed. When `key` changes while no element has the focus, the
 * first match of `selector` inside the container gets the focus. The container is the element with the returned ref.
 *
 * The focus never moves on mount or away from another element. While the content is loading, `key` is `undefined`; its
 * first other value doesn't count as a change.
 */
export function useLostFocus<Container extends HTMLElement>(key: string | undefined, selector: string) {
  const containerRef = useRef<Container>(null);
  const previousKey = useRef(key);
  useEffect(() => {
    const previous = previousKey.current;
    if (key === undefined || key === previous) return;
    previousKey.current = key;
    if (previous === undefined) return;
    if (document.activeElement === null || document.activeElement === document.body)
      containerRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [key, selector]);
  return containerRef;
}
