import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps the caret where a text was changed from outside, as by an undo; the browser would put it at the end of the text. */
export function useCaret(control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, text: string) {
  const shown = useRef(text);
  useLayoutEffect(() => {
    const { current } = control;
    if (shown.current === text) return;
    const caret = endOfChange(shown.current, text);
    shown.current = text;
    if (current !== null && document.activeElement === current) current.setSelectionRange(caret, caret);
  }, [control, text]);
  return {
    /** To be told what somebody has typed: the caret is where they want it. */
    typed(next: string): void {
      shown.current = next;
    },
  };
}

/** Where what is new in a text ends. */
export function endOfChange(before: string, after: string): number {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}
