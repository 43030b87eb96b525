import { useEffect, useRef } from 'react';

/**
 * The focus when a form gives way to its outcome, or comes back: what was pressed has gone, so the focus goes to what
 * has taken its place. Neither takes the focus when it is there from the start. The result belongs on the element
 * around both.
 */
export function useOutcomeFocus(done: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(done);
  useEffect(() => {
    if (done !== before.current)
      frame.current?.querySelector<HTMLElement>('[data-slot="form-outcome"], [data-slot="field-control"]')?.focus();
    before.current = done;
  }, [done]);
  return frame;
}
