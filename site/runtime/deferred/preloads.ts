import { followIntents, followSeenLinks, preloadable } from './preload-links.ts';
import { createPreloadQueue } from './preload-queue.ts';

/**
 * Has the pages of this site that the visitor may want next in the browser's cache before they are asked for: that of
 * a link which is pointed at, focused or touched, and from a second after the load on those of links that are seen. One queue for all,
 * so that no more than four are on their way, and none on a slow connection (`docs/decisions/0023-prefetching-and-new-builds.md`).
 * Where the browser cannot use them, nothing is fetched. Returns what has the pages fetched so far brought up to date.
 */
export function startPreloads(): () => void {
  // Safari would fetch the page a second time.
  if (!document.createElement('link').relList.supports('prefetch')) return () => {};
  const queue = createPreloadQueue({
    load: (url, isRenewed) => (isRenewed ? renew : prefetch)(url),
    mayStart: () =>
      document.visibilityState === 'visible' &&
      navigator.onLine &&
      !isConstrained(navigator, (query) => matchMedia(query).matches),
  });
  const addressOf = (link: HTMLAnchorElement): string | undefined => preloadable(link, location);
  followIntents(queue, addressOf);
  const seen = followSeenLinks(queue, addressOf);

  document.addEventListener('visibilitychange', queue.resume);
  addEventListener('click', (event) => {
    const { defaultPrevented, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !addressOf(link)) return;
    // The visitor goes there now. What waits would only be in the way of it.
    queue.clear();
    seen.stop();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) seen.start();
  });
  return queue.renew;
}

/** Brings what the browser has of a page up to date, which a prefetch would take for good enough. Over with its last byte. */
function renew(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PREFETCH_LIMIT_MS);
  return fetch(url, { cache: 'no-cache', priority: 'low', signal })
    .then((got) => got.text().then(() => got.ok))
    .catch(() => false);
}

/** The longest that one may take, in milliseconds: four that never end would else be the last. */
export const PREFETCH_LIMIT_MS = 30_000;

/**
 * The browser's own way, at its lowest priority. Resolves when it says that it is over, with whether the page has come. Taken out
 * of the page, one that takes too long is ended.
 */
function prefetch(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    const end = ({ type }: Event): void => {
      link.remove();
      resolve(type === 'load');
    };
    link.rel = 'prefetch';
    link.href = url;
    link.addEventListener('load', end);
    link.addEventListener('error', end);
    document.head.append(link);
    setTimeout(() => link.dispatchEvent(new Event('error')), PREFETCH_LIMIT_MS);
  });
}

/**
 * Whether nothing is to be fetched that nobody has asked for: the connection is very slow, or its owner saves data. A
 * browser that says nothing of it has a connection like any other. `browser` is the browser's `navigator`.
 */
export function isConstrained(browser: object, matches: (query: string) => boolean): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined;
  return savesData(connection) || matches('(prefers-reduced-data: reduce)');
}

function savesData(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false;
  const isSlow = 'effectiveType' in connection && /^(?:slow-)?2g$/.test(String(connection.effectiveType));
  return isSlow || ('saveData' in connection && connection.saveData === true);
}
