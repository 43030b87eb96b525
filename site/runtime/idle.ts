/** Runs something when the page has nothing else to do, or soon after it is loaded where the browser cannot tell. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: 2000 });
  else setTimeout(work, 200);
}
