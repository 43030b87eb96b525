'use client';

import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the list when an item is removed together with its focused button, so that the focus isn't lost.
 */
export function useListFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (pressed.current === null || key.split(' ').includes(pressed.current)) return;
    pressed.current = null;
    // If the focus has moved elsewhere in the meantime, it stays there.
    if (document.activeElement === null || document.activeElement === document.body) list.current?.focus();
  }, [key]);

  return {
    list,
    /** Stores the item whose button was pressed. */
    notePressed: (id: string) => {
      pressed.current = id;
    },
  };
}
