/**
 * Runs something once the page is loaded, painted, and has nothing else to do: what is fetched then does not compete
 * with what the visitor sees first.
 */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') afterPaint(() => idle(work));
  else addEventListener('load', () => afterPaint(() => idle(work)), { once: true });
}

/** Two frames on, the first is on the screen. A page in the background paints nothing, and is not waited for. */
function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

function idle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: 2000 });
  else setTimeout(work, 200);
}
