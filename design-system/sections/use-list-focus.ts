'use client';

import { useEffect, useRef } from 'react';

/**
 * The focus when something goes from a list: the button that was pressed goes with it, so the focus moves to the
 * list itself, and is not lost at the top of the page.
 */
export function useListFocus(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (pressed.current === null || key.split(' ').includes(pressed.current)) return;
    pressed.current = null;
    // Someone who has gone on to another place in the meantime stays there.
    if (document.activeElement === null || document.activeElement === document.body) list.current?.focus();
  }, [key]);

  return {
    list,
    /** Takes note of the one whose button was pressed. */
    notePressed: (id: string) => {
      pressed.current = id;
    },
  };
}
