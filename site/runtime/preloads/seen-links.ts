import type { PreloadQueue } from './queue.ts';

/** How long after the load of the page the first are fetched, in milliseconds. */
export const PAYLOAD_DELAY_MS = 1000;

/** How many documents one page fetches by itself, whatever is scrolled past: 60 KB or so. */
export const BY_ITSELF = 5;

/** What ends, and begins again, the look at what is seen. */
export interface SeenLinks {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Has the pages fetched whose links are seen, from a second after the load on; those in the content before those of the frame
 * around it. A link that is scrolled away before its turn has none.
 */
export function followSeenLinks(
  queue: PreloadQueue,
  addressOf: (link: HTMLAnchorElement) => string | undefined,
): SeenLinks {
  const added = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = target instanceof HTMLAnchorElement ? addressOf(target) : undefined;
      if (url === undefined) continue;
      if (!isIntersecting) {
        if (queue.drop(url, 'seen')) added.delete(url);
      } else if (added.size < BY_ITSELF) {
        added.add(url);
        queue.add(url, 'seen');
      }
    }
  });
  const start = (): void => {
    // The first observed is the first that is said to be seen; what is observed already is not said again.
    for (const links of ['main a[href]', 'a[href]'])
      for (const link of document.querySelectorAll(links)) observer.observe(link);
  };
  const later = (): void => void setTimeout(start, PAYLOAD_DELAY_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return { start, stop: () => observer.disconnect() };
}
