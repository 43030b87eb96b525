import type { PreloadQueue } from './preload-queue.ts';

/**
 * How long a pointer or the focus rests on a link before that counts, in milliseconds: a pointer that crosses a list of 30
 * links in a second would else fetch them all, and one that is about to press rests for longer than this.
 */
export const INTENT_MS = 65;

/**
 * Has the page of a link fetched that the visitor points at, focuses, or touches. What was not begun when they leave
 * the link is not begun any more.
 */
export function followIntents(queue: PreloadQueue, addressOf: (link: HTMLAnchorElement) => string | undefined): void {
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const want = (target: EventTarget | null, delay: number): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link ? addressOf(link) : undefined;
    if (url === undefined) return;
    if (url !== wanted) leave();
    wanted = url;
    clearTimeout(timer);
    timer = setTimeout(() => queue.add(url, 'intent'), delay);
  };
  const leave = (): void => {
    clearTimeout(timer);
    if (wanted !== undefined) queue.drop(wanted, 'intent');
    wanted = undefined;
  };
  const come = ({ target }: Event): void => want(target, INTENT_MS);
  const press = ({ target }: Event): void => want(target, 0);
  const go = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    // From one part of the link to another is not away from it.
    if (link && !(relatedTarget instanceof Node && link.contains(relatedTarget))) leave();
  };

  document.addEventListener('pointerover', come, { passive: true });
  document.addEventListener('focusin', come);
  document.addEventListener('touchstart', press, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  document.addEventListener('pointerout', go, { passive: true });
  document.addEventListener('focusout', go);
}

/** What of a link matters here; an `HTMLAnchorElement` has it all. */
export type PreloadLink = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'target' | 'hasAttribute' | 'protocol'
>;

/**
 * The address to fetch before a link is followed, without its fragment; `undefined` where nothing is to be fetched: the link leads
 * to another origin, to this very page, to another window, to a file, or to the API, whose answers are nobody else's.
 */
export function preloadable(
  link: PreloadLink,
  page: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  const { origin, pathname, search, target, protocol } = link;
  if (origin !== page.origin || !/^https?:$/.test(protocol)) return undefined;
  if (link.hasAttribute('download') || (target !== '' && target !== '_self')) return undefined;
  // A file has an ending, a page has none.
  if (/^\/(?:api|webhooks)(?:\/|$)|\.[^/]*$/.test(pathname)) return undefined;
  if (pathname === page.pathname && search === page.search) return undefined;
  return origin + pathname + search;
}

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
