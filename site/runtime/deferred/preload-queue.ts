/** The most documents that are on their way at any time. */
export const PRELOADS_AT_ONCE = 4;

/**
 * For how long a document that was fetched counts as there, in milliseconds: as long as the server lets a browser use it
 * without asking again (`server/files/site-file.ts`).
 */
export const FRESH_MS = 300_000;

/** Why a document is fetched ahead: its link is about to be followed, which goes first, or is only seen. */
export type Reason = 'intent' | 'seen';

/** Documents that wait to be fetched before somebody asks for them. */
export interface PreloadQueue {
  /** Has a document fetched when its turn comes. */
  add: (url: string, reason: Reason) => void;
  /**
   * Takes a reason back; without any, a document that waits is not fetched. One that is on its way comes all the same.
   * Returns whether it was waiting.
   */
  drop: (url: string, reason: Reason) => boolean;
  /** Takes out all that wait. */
  clear: () => void;
  /** Looks again at what waits, after `mayStart` has said no. */
  resume: () => void;
  /** Has what was fetched not long ago fetched anew, when its turn comes: there is a newer version of it. */
  renew: () => void;
}

export interface PreloadQueueOptions {
  /** Fetches one, or asks for its newer version; resolves when it is over, with whether it has come. Never rejects. */
  readonly load: (url: string, isRenewed: boolean) => Promise<boolean>;
  /** Whether anything may begin now: the page is seen, and the connection is no slow one. */
  readonly mayStart: () => boolean;
  readonly now?: () => number;
}

/** Fetches what is added, at most `PRELOADS_AT_ONCE` at a time, and nothing twice within `FRESH_MS`. */
export function createPreloadQueue({ load, mayStart, now = Date.now }: PreloadQueueOptions): PreloadQueue {
  const waiting = new Map<string, Set<Reason>>();
  const running = new Set<string>();
  const fetched = new Map<string, number>();
  const old = new Set<string>();

  const isFresh = (url: string): boolean => now() - (fetched.get(url) ?? -Infinity) < FRESH_MS;

  function start(): void {
    while (running.size < PRELOADS_AT_ONCE && mayStart()) {
      const urls = [...waiting.keys()];
      // What is old goes before what is only seen: who follows its link would get the old one.
      const [anOld] = old;
      const next = urls.find((url) => waiting.get(url)?.has('intent')) ?? anOld ?? urls[0];
      if (next === undefined) return;
      waiting.delete(next);
      running.add(next);
      void run(next, old.delete(next));
    }
  }

  async function run(url: string, isRenewed: boolean): Promise<void> {
    const hasCome = await load(url, isRenewed);
    running.delete(url);
    if (hasCome) fetched.set(url, now());
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
      for (const url of fetched.keys()) if (isFresh(url)) old.add(url);
      fetched.clear();
      start();
    },
  };
}
