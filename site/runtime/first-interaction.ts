/** The first signs that there is a visitor who does something with the page, whatever it is. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs something at the visitor's first sign: an island in the first view would else be fetched for everybody, also for
 * those who only read. Who wants to use it has moved a pointer, scrolled or pressed a key before they reach it.
 */
export function onFirstInteraction(work: () => void): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const first = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): void => {
    // Where a page comes under a pointer at rest, the browser itself says that it has moved, by nothing.
    if (type === 'pointermove' && !movementX && !movementY) return;
    listening.abort();
    work();
  };
  for (const sign of SIGNS) document.addEventListener(sign, first, options);
}
