import { getPreloadUrl, preloadIntendedLinks, preloadVisibleLinks } from './preload-links.ts';
import { createPreloadQueue } from './preload-queue.ts';

/**
 * Prefetches pages of the site that the visitor may want next: those of links that they point at, focus or touch, and,
 * from a second after the load, those of visible links. One queue limits this to four requests at a time, and to none
 * on a slow connection (`docs/decisions/0023-prefetching-and-new-builds.md`). Does nothing in browsers that can’t use
 * prefetched pages. Returns a function that updates the pages fetched so far.
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
  const toUrl = (link: HTMLAnchorElement): string | undefined => getPreloadUrl(link, location);
  preloadIntendedLinks(queue, toUrl);
  const visible = preloadVisibleLinks(queue, toUrl);

  document.addEventListener('visibilitychange', queue.resume);
  addEventListener('click', (event) => {
    const { defaultPrevented, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !toUrl(link)) return;
    // Waiting requests would only delay the page that the visitor now opens.
    queue.clear();
    visible.stop();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visible.start();
  });
  return queue.renew;
}

/** Updates the browser’s cached copy of a page, which a prefetch would reuse. Resolves after the last byte. */
function renew(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PREFETCH_LIMIT_MS);
  return fetch(url, { cache: 'no-cache', priority: 'low', signal })
    .then((response) => response.text().then(() => response.ok))
    .catch(() => false);
}

/** Timeout of a request, in milliseconds. Otherwise, four that never end would block the queue. */
export const PREFETCH_LIMIT_MS = 30_000;

/**
 * Prefetches a page with a `link` element, at the lowest priority. Resolves when the request has ended, with true if
 * the page was loaded. Removing the element aborts a request that takes too long.
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
 * Returns true if nothing should be prefetched, because the connection is very slow or the visitor saves data. Browsers
 * that don’t describe their connection are not constrained. `browser` is `navigator`.
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
