import type { Paddle } from '@paddle/paddle-js';
import { createObservable } from '../observable.ts';

/**
 * Why the payment library cannot be used. `network`: it did not come, or what came is something else, as where a blocker
 * is at work. `timeout`: it has not come yet; it may still. `refused`: it came, and would not start, as with a bad token.
 */
export type BlockedReason = 'network' | 'timeout' | 'refused';

/** `idle` → `loading` → `ready` or `blocked`; from `blocked` back to `loading` by a retry, or to `ready` by a late arrival. */
export interface LibraryState {
  readonly status: 'idle' | 'loading' | 'ready' | 'blocked';
  /** Null unless blocked. */
  readonly reason: BlockedReason | null;
}

/** Puts the library into the page; resolves when that has run. `again` after a failure. Rejects where it cannot be had. */
export type LoadLibrary = (again: boolean) => Promise<unknown>;

export interface LibraryOptions {
  load: LoadLibrary;
  /** Starts the library, once. What it throws is a refusal. */
  start: (library: Paddle) => void;
  /** How long it is waited for, in milliseconds. */
  timeLimit: number;
}

export interface Library {
  getState: () => LibraryState;
  subscribe: (listener: () => void) => () => void;
  /** Loads it at the first call. Resolves to whether it is ready, once that is known; never rejects. */
  load: () => Promise<boolean>;
  /** Loads it anew where it is blocked. Resolves like `load`. */
  retry: () => Promise<boolean>;
}

/** In milliseconds. */
const CHECK_EVERY = 100;

/**
 * Loads the payment library, checks every 100 ms whether it is there for as long as the page is visible, and has it started
 * exactly once, however many ask. One that arrives after it was reported as blocked is started too.
 */
export function watchLibrary({ load, start, timeLimit }: LibraryOptions): Library {
  const state = createObservable<LibraryState>({ status: 'idle', reason: null });
  let attempt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const block = (reason: BlockedReason): void => state.set({ status: 'blocked', reason });

  /** Whether the library has arrived, and with it the answer whether it can be used. */
  const isOver = (): boolean => state.get().status === 'ready' || state.get().reason === 'refused';

  /** Starts the library where it is there by now. */
  function check(): void {
    if (isOver()) return;
    const library = window.PaddleBillingV1;
    // A blocker may have put something else in its place.
    if (typeof library?.Initialize !== 'function') return;
    try {
      start(library);
      state.set({ status: 'ready', reason: null });
    } catch {
      block('refused'); // The library has told the console what it wants.
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
      // By the clock and not by the checks, of which a tab in the background has fewer.
      if (isWaiting() && performance.now() - since >= timeLimit) block('timeout');
      if (isOver()) clearInterval(timer);
    }, CHECK_EVERY);
    try {
      await load(again);
    } catch {
      // Below: it is not there.
    }
    check();
    if (isOver()) clearInterval(timer);
    else if (isWaiting()) block('network');
  }

  /** Whether it became ready, once it is known. */
  async function settled(): Promise<boolean> {
    while (state.get().status === 'loading') {
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = state.subscribe(resolve);
      await promise;
      end();
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
