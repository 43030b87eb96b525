/** The part of `navigator.locks` a refresh needs. */
export interface LocksLike {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

const LOCK = 'onset-auth-refresh';

/** Longer than a refresh can take (its time limit and the wait after a refusal), in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Runs `work` while no other tab runs its own (decisions: one refresh in flight across tabs). Rejects as `work` does.
 *
 * Without locks (pages not served securely, old browsers), with locks refused, or with a holder that was frozen in the
 * background and never lets go, the work runs all the same: two refreshes at once are then settled by reading the
 * stored tokens again after a refusal.
 */
export async function withRefreshLock<T>(locks: LocksLike | undefined, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let entered = false;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    return await locks.request(LOCK, { signal: patience.signal }, () => {
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
