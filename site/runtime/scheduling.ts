let firstView: Promise<unknown> | undefined;

/**
 * Calls `work` once the page is loaded, its first view is painted and the browser is idle, so that its requests don’t
 * compete with the first view.
 */
export function whenIdle(work: () => void): void {
  firstView ??= new Promise((resolve) => {
    if (document.readyState === 'complete') afterFirstPaint(resolve);
    else addEventListener('load', () => afterFirstPaint(resolve), { once: true });
  });
  void firstView.then(() => idle(work));
}

/**
 * Calls `work` when the first view is painted, which can be long after its frame. Background tabs don’t paint, and
 * browsers with fingerprinting protection don’t report paint, so it waits two seconds at most.
 */
function afterFirstPaint(work: (value?: unknown) => void): void {
  setTimeout(work, 2000);
  new PerformanceObserver(work).observe({ type: 'paint', buffered: true });
}

/**
 * Calls `work` after the next paint, which takes two frames. A page in the background doesn’t paint, so it is called
 * immediately there.
 */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Calls `work` when the browser is idle, within two seconds. */
export function idle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

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
