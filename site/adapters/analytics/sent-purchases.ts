import { keptText } from '../consent/stored-text.ts';
import type { TextStorage } from '../consent/stored-text.ts';

/** The part of `navigator.locks` that is needed. */
export interface LocksLike {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export interface SentPurchases {
  /**
   * Runs `send` unless something was sent by this name before, in any tab or visit of this browser. It is remembered where
   * `send` says that it was sent. Resolves with whether it was, now; `send` must not throw.
   */
  readonly once: (name: string, send: () => boolean) => Promise<boolean>;
}

const KEY = 'onset_sent_purchases';
const LOCK = 'onset-sent-purchases';

/** How many are remembered: nobody reloads the page of the purchase before the last twenty. */
const MOST = 40;

/**
 * Which purchases were sent. Two tabs that ask at once take turns by a lock; without locks the storage is asked and
 * written in one go, which leaves a moment too short to be met. Where the storage is blocked it holds for the page.
 */
export function sentPurchases(storage: TextStorage, locks: LocksLike | undefined): SentPurchases {
  const kept = keptText(storage, KEY);
  const sendUnsent = (name: string, send: () => boolean): boolean => {
    const sent = readNames(kept.read());
    if (sent.includes(name) || !send()) return false;
    kept.write(JSON.stringify([...sent, name].slice(-MOST)));
    return true;
  };
  return {
    async once(name, send) {
      const work = (): Promise<boolean> => Promise.resolve(sendUnsent(name, send));
      if (!locks) return work();
      try {
        return await locks.request(LOCK, work);
      } catch {
        return await work(); // Locks may be refused, as in a sandboxed frame. Nothing inside throws.
      }
    },
  };
}

function readNames(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // Not JSON.
  }
}
