import type { Paddle } from '@paddle/paddle-js';
import { createObservable } from '../observable.ts';
import type { Observable } from '../observable.ts';

/**
 * Reason why the payment library can't be used. `network`: it couldn't be loaded, or a blocker replaced it. `timeout`:
 * it hasn't loaded in time, but still may. `refused`: it loaded but didn't start, for example because of an invalid
 * token.
 */
export type BlockedReason = 'network' | 'timeout' | 'refused';

export interface LibraryState {
  readonly status: 'idle' | 'loading' | 'ready' | 'blocked';
  /** Null unless blocked. */
  readonly reason: BlockedReason | null;
}

/** Adds the library to the page. `again` is true after a failure. Rejects if it can't be loaded. */
export type LoadLibrary = (again: boolean) => Promise<unknown>;

/** Payment library of a page. */
export interface Library extends Pick<Observable<LibraryState>, 'subscribe'> {
  readonly getState: () => LibraryState;
  /**
   * Loads the library on the first call. Resolves to true once it is ready and to false if it is blocked; never
   * rejects.
   */
  readonly load: () => Promise<boolean>;
  /** Loads it again if it is blocked. Resolves like `load`. */
  readonly retry: () => Promise<boolean>;
}

const CHECK_EVERY_MS = 100;
const TIME_LIMIT_MS = 10_000;

/**
 * Creates the library of a page. While it loads and the page is visible, checks every 100 ms if it has arrived, and
 * starts it exactly once, even after it was reported as blocked. If `start` throws, the reason is `refused`.
 */
export function watchLibrary(load: LoadLibrary, start: (library: Paddle) => void): Library {
  const state = createObservable<LibraryState>({ status: 'idle', reason: null });
  let attempt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isOver = (): boolean => state.get().status === 'ready' || state.get().reason === 'refused';

  function check(): void {
    const library = window.PaddleBillingV1;
    if (isOver() || typeof library?.Initialize !== 'function') return;
    try {
      start(library);
      state.set({ status: 'ready', reason: null });
    } catch {
      state.set({ status: 'blocked', reason: 'refused' });
    }
  }

  async function begin(again: boolean): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const isWaiting = (): boolean => attempt === mine && state.get().status === 'loading';
    state.set({ status: 'loading', reason: null });
    const since = performance.now();
    clearInterval(timer);
    timer = setInterval(() => {
      if (typeof document !== 'undefined' && document.visibilityState === 'hidden') return;
      check();
      // Browsers throttle the timers of background tabs, so time is measured instead of counting checks.
      if (isWaiting() && performance.now() - since >= TIME_LIMIT_MS)
        state.set({ status: 'blocked', reason: 'timeout' });
      if (isOver()) clearInterval(timer);
    }, CHECK_EVERY_MS);
    try {
      await load(again);
    } catch {
      // The check below detects that the library is missing.
    }
    check();
    if (isOver()) clearInterval(timer);
    else if (isWaiting()) state.set({ status: 'blocked', reason: 'network' });
  }

  async function settled(): Promise<boolean> {
    while (state.get().status === 'loading') {
      const { promise, resolve } = Promise.withResolvers<void>();
      const unsubscribe = state.subscribe(resolve);
      await promise;
      unsubscribe();
    }
    return state.get().status === 'ready';
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    load() {
      if (state.get().status === 'idle') void begin(false);
      return settled();
    },
    retry() {
      if (state.get().status === 'blocked') void begin(true);
      return settled();
    },
  };
}

/** URL of Paddle.js, as in `@paddle/paddle-js`. */
const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/**
 * Loads Paddle.js without starting it. Rejects if it can't be loaded. `again` is true after a failure. The script is
 * then added without the package, which would repeat its failure and add no script while the failed one is in the page.
 *
 * A policy that requires Trusted Types would block the script, so the policies of pages that sell don't.
 */
export async function loadPaddle(again: boolean): Promise<void> {
  if (again) return loadScript();
  const { initializePaddle } = await import('@paddle/paddle-js');
  // With options, it would start the library and only log that a token was rejected.
  await initializePaddle();
}

async function loadScript(): Promise<void> {
  // Otherwise the previous library, which didn't start, would be mistaken for the new one.
  delete window.PaddleBillingV1;
  document.querySelector(`script[src="${SCRIPT}"]`)?.remove();
  const script = document.createElement('script');
  script.src = SCRIPT;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error('The payment library could not be loaded.')));
  document.head.append(script);
  return promise;
}
