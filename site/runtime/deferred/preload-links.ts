import type { PreloadQueue } from './preload-queue.ts';

/**
 * Time that the pointer or the focus rests on a link before its page is fetched, in milliseconds. Otherwise, a pointer
 * that crosses 30 links in a second would fetch them all. A pointer that is about to click rests longer than this.
 */
const INTENT_MS = 65;

/**
 * Fetches the pages of links that the visitor points at, focuses or touches. If they leave the link first, the request
 * isn’t started.
 */
export function preloadIntendedLinks(
  queue: PreloadQueue,
  toUrl: (link: HTMLAnchorElement) => string | undefined,
): void {
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
export type PreloadLink = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'target' | 'hasAttribute' | 'protocol'
>;

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
export interface VisibleLinks {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Fetches the pages of visible links from a second after the page is loaded, those in the content before those in the
 * frame around it. Links that are scrolled out of view first are skipped.
 */
export function preloadVisibleLinks(
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
