/** Events that show that a visitor interacts with the page. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls `work` on the visitor’s first interaction with the page. Otherwise, an island in the first view would be
 * fetched for every visitor, also for those who only read. Before visitors use an island, they move a pointer, scroll
 * or press a key.
 */
export function onFirstInteraction(work: () => void): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const first = ({ type, movementX, movementY }: Event & Partial<PointerEvent>): void => {
    // Browsers report a `pointermove` without movement when a page loads under a resting pointer.
    if (type === 'pointermove' && !movementX && !movementY) return;
    listening.abort();
    work();
  };
  for (const type of INTERACTIONS) document.addEventListener(type, first, options);
}
