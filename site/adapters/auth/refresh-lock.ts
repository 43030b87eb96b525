/** The part of `navigator.locks` a refresh needs. */
export interface LocksLike {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

const LOCK = 'onset-auth-refresh';

/** Longer than a refresh can take (its time limit and the wait after a rejection), in milliseconds. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Runs `work` while no other tab runs its own: one refresh at a time across tabs. Rejects as `work` does.
 *
 * Without locks (pages not served securely, old browsers), with locks rejected, or with a holder that was frozen in the
 * background and never lets go, the work runs all the same: two refreshes at once are then settled by reading the
 * stored tokens again after a rejection.
 */
export async function withRefreshLock<T>(locks: LocksLike | undefined, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let entered = false;
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
  try {
    return await locks.request(LOCK, { signal: wait.signal }, () => {
      entered = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (entered) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
