import { createPreloadQueue } from './preload-queue.ts';
import type { PreloadQueue } from './preload-queue.ts';

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

/**
 * Time that the pointer or the focus rests on a link before its page is fetched, in milliseconds. Otherwise, a pointer
 * that crosses 30 links in a second would fetch them all. A pointer that is about to click rests longer than this.
 */
const INTENT_MS = 65;

/**
 * Fetches the pages of links that the visitor points at, focuses or touches. If they leave the link first, the request
 * isn’t started.
 */
function preloadIntendedLinks(queue: PreloadQueue, toUrl: (link: HTMLAnchorElement) => string | undefined): void {
  let intended: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const addAfter = (target: EventTarget | null, delay: number): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link ? toUrl(link) : undefined;
    if (url === undefined) return;
    if (url !== intended) dropIntended();
    intended = url;
    clearTimeout(timer);
    timer = setTimeout(() => queue.add(url, 'intent'), delay);
  };
  const dropIntended = (): void => {
    clearTimeout(timer);
    if (intended !== undefined) queue.drop(intended, 'intent');
    intended = undefined;
  };
  const onEnter = ({ target }: Event): void => addAfter(target, INTENT_MS);
  const onPress = ({ target }: Event): void => addAfter(target, 0);
  const onLeave = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    // Moving between parts of the link doesn’t leave it.
    if (link && !(relatedTarget instanceof Node && link.contains(relatedTarget))) dropIntended();
  };

  document.addEventListener('pointerover', onEnter, { passive: true });
  document.addEventListener('focusin', onEnter);
  document.addEventListener('touchstart', onPress, { passive: true });
  document.addEventListener('pointerdown', onPress, { passive: true });
  document.addEventListener('pointerout', onLeave, { passive: true });
  document.addEventListener('focusout', onLeave);
}

/** Properties of an `HTMLAnchorElement` that `getPreloadUrl` reads. */
type PreloadLink = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target' | 'hasAttribute' | 'protocol'>;

/**
 * Returns the URL to fetch before a link is followed, without its fragment. Returns `undefined` for links to other
 * origins, this page, another window, files, and the API, whose responses are private.
 */
export function getPreloadUrl(
  link: PreloadLink,
  page: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  const { origin, pathname, search, target, protocol } = link;
  if (origin !== page.origin || !/^https?:$/.test(protocol)) return undefined;
  if (link.hasAttribute('download') || (target !== '' && target !== '_self')) return undefined;
  // Files have an extension, pages don’t.
  if (/^\/(?:api|webhooks)(?:\/|$)|\.[^/]*$/.test(pathname)) return undefined;
  if (pathname === page.pathname && search === page.search) return undefined;
  return origin + pathname + search;
}

/** Delay of the first visible links after the page is loaded, in milliseconds. */
const VISIBLE_LINKS_DELAY_MS = 1000;

/** Maximum number of pages fetched because their links are visible, about 60 KB. */
export const MAX_VISIBLE_PRELOADS = 5;

/** Controls of the observation of visible links. */
interface VisibleLinks {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Fetches the pages of visible links from a second after the page is loaded, those in the content before those in the
 * frame around it. Links that are scrolled out of view first are skipped.
 */
function preloadVisibleLinks(
  queue: PreloadQueue,
  toUrl: (link: HTMLAnchorElement) => string | undefined,
): VisibleLinks {
  const added = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = target instanceof HTMLAnchorElement ? toUrl(target) : undefined;
      if (url === undefined) continue;
      if (!isIntersecting) {
        if (queue.drop(url, 'seen')) added.delete(url);
      } else if (added.size < MAX_VISIBLE_PRELOADS) {
        added.add(url);
        queue.add(url, 'seen');
      }
    }
  });
  const start = (): void => {
    // The observer reports links in the order in which they were added, and ignores links that were added before.
    for (const selector of ['main a[href]', 'a[href]'])
      for (const link of document.querySelectorAll(selector)) observer.observe(link);
  };
  const startDelayed = (): void => void setTimeout(start, VISIBLE_LINKS_DELAY_MS);
  if (document.readyState === 'complete') startDelayed();
  else addEventListener('load', startDelayed, { once: true });
  return { start, stop: () => observer.disconnect() };
}
