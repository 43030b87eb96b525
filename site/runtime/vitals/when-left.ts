/**
 * Runs something once, when the page is hidden or left for the first time. Of a phone that is the last that is heard of most
 * pages; what comes after, should the visitor come back, is not waited for.
 */
export function whenLeft(work: () => void): void {
  const listening = new AbortController();
  const leave = (): void => {
    if (document.visibilityState !== 'hidden') return;
    listening.abort();
    work();
  };
  document.addEventListener('visibilitychange', leave, { signal: listening.signal });
}
