let firstView: Promise<unknown> | undefined;

/**
 * Runs something once the page is loaded, its first view is on the screen, and the browser has nothing else to do: what is
 * fetched then does not compete with what the visitor sees first.
 */
export function whenIdle(work: () => void): void {
  firstView ??= new Promise((resolve) => {
    if (document.readyState === 'complete') afterFirstPaint(resolve);
    else addEventListener('load', () => afterFirstPaint(resolve), { once: true });
  });
  void firstView.then(() => idle(work));
}

/**
 * Runs something when the first view is on the screen, which can be long after its frame. Background tabs don't paint, and
 * browsers with fingerprinting protection don't report paint, so it waits two seconds at most.
 */
function afterFirstPaint(work: (value?: unknown) => void): void {
  setTimeout(work, 2000);
  new PerformanceObserver(work).observe({ type: 'paint', buffered: true });
}

/**
 * Runs something after the next paint, which takes two frames. A page in the background doesn't paint, so it runs at
 * once there.
 */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Runs something when the browser has nothing else to do, within two seconds. */
export function idle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
