/** Maximum number of requests at the same time. */
export const PRELOADS_AT_ONCE = 4;

/**
 * Time for which a fetched page isn’t fetched again, in milliseconds: as long as the server lets browsers use it
 * without revalidation (`server/files/site-file.ts`).
 */
export const FRESH_MS = 300_000;

/**
 * Reason to fetch a page ahead: the visitor is about to follow its link (`intent`), which goes first, or sees the link.
 */
export type Reason = 'intent' | 'seen';

/** Queue of pages to fetch before the visitor requests them. */
export interface PreloadQueue {
  /** Adds a page with a reason. */
  add: (url: string, reason: Reason) => void;
  /**
   * Removes a reason. A waiting page without a reason isn’t fetched; a started request continues. Returns true if the
   * page was waiting for that reason.
   */
  drop: (url: string, reason: Reason) => boolean;
  /** Removes all waiting pages. */
  clear: () => void;
  /** Starts waiting requests, after `mayStart` returned false. */
  resume: () => void;
  /** Fetches fresh pages again, because there is a newer version of them. */
  renew: () => void;
}

export interface PreloadQueueOptions {
  /** Fetches a page, or its newer version. Resolves at the end with true if the page was loaded. Never rejects. */
  readonly load: (url: string, isRenewed: boolean) => Promise<boolean>;
  /** Returns true if requests may start: the page is visible and the connection isn’t slow. */
  readonly mayStart: () => boolean;
  readonly now?: () => number;
}

/** Fetches added pages, at most `PRELOADS_AT_ONCE` at a time, and each at most once within `FRESH_MS`. */
export function createPreloadQueue({ load, mayStart, now = Date.now }: PreloadQueueOptions): PreloadQueue {
  const waiting = new Map<string, Set<Reason>>();
  const running = new Set<string>();
  const fetched = new Map<string, number>();
  const outdated = new Set<string>();

  const isFresh = (url: string): boolean => now() - (fetched.get(url) ?? -Infinity) < FRESH_MS;

  function start(): void {
    while (running.size < PRELOADS_AT_ONCE && mayStart()) {
      const urls = [...waiting.keys()];
      // Outdated pages go before visible links, because a visitor who follows their link would get the old version.
      const [firstOutdated] = outdated;
      const next = urls.find((url) => waiting.get(url)?.has('intent')) ?? firstOutdated ?? urls[0];
      if (next === undefined) return;
      waiting.delete(next);
      running.add(next);
      void run(next, outdated.delete(next));
    }
  }

  async function run(url: string, isRenewed: boolean): Promise<void> {
    const isLoaded = await load(url, isRenewed);
    running.delete(url);
    if (isLoaded) fetched.set(url, now());
    start();
  }

  return {
    add(url, reason) {
      if (running.has(url) || isFresh(url)) return;
      waiting.set(url, (waiting.get(url) ?? new Set()).add(reason));
      start();
    },
    drop(url, reason) {
      const reasons = waiting.get(url);
      if (!reasons?.delete(reason)) return false;
      if (reasons.size === 0) waiting.delete(url);
      return true;
    },
    clear: () => waiting.clear(),
    resume: start,
    renew() {
      for (const url of fetched.keys()) if (isFresh(url)) outdated.add(url);
      fetched.clear();
      start();
    },
  };
}
