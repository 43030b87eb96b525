/**
 * Runs something once the page is loaded, painted, and has nothing else to do: what is fetched then does not compete
 * with what the visitor sees first.
 */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') afterPaint(() => idle(work));
  else addEventListener('load', () => afterPaint(() => idle(work)), { once: true });
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
