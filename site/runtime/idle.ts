let firstView: Promise<unknown> | undefined;

/**
 * Runs something once the page is loaded, its first view is on the screen, and the browser has nothing else to do: what is
 * fetched then does not compete with what the visitor sees first.
 */
export function whenIdle(work: () => void): void {
  firstView ??= new Promise((resolve) => {
    if (document.readyState === 'complete') painted(resolve);
    else addEventListener('load', () => painted(resolve), { once: true });
  });
  void firstView.then(() => idle(work));
}

/**
 * Runs something when the first view is on the screen, which can be long after its frame. A page in the background is not
 * painted, and a browser that protects against fingerprints does not tell: after two seconds neither is waited for.
 */
function painted(work: (value?: unknown) => void): void {
  new PerformanceObserver(work).observe({ type: 'paint', buffered: true });
  setTimeout(work, 2000);
}

/**
 * Runs something when the next picture is on the screen, which is two frames on. A page in the background paints nothing,
 * and is not waited for.
 */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Runs something when the browser has nothing else to do, within two seconds. */
export function idle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: 2000 });
  else setTimeout(work, 200);
}
