import { storedText } from '../consent/stored-text.ts';
import type { TextStorage } from '../consent/stored-text.ts';

/** Part of `navigator.locks` that is needed. */
export interface LocksLike {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export interface SentPurchases {
  /**
   * Calls `send`, unless something with this name was already sent from this browser. `send` returns true if it sent it, and
   * must not throw. Resolves to true if it was sent now.
   */
  readonly once: (name: string, send: () => boolean) => Promise<boolean>;
}

const KEY = 'onset_sent_purchases';
const LOCK = 'onset-sent-purchases';

/** Maximum number of remembered names, two for each purchase. */
const MAX_NAMES = 40;

/**
 * Creates the memory of sent purchases. A lock prevents two tabs from sending the same purchase at once. Without locks, the
 * storage is read and written without a pause, which makes that very unlikely. If storage is blocked, it lasts as long as
 * the page.
 */
export function sentPurchases(storage: TextStorage, locks: LocksLike | undefined): SentPurchases {
  const stored = storedText(storage, KEY);
  const sendUnsent = (name: string, send: () => boolean): boolean => {
    const sent = readNames(stored.read());
    if (sent.includes(name) || !send()) return false;
    stored.write(JSON.stringify([...sent, name].slice(-MAX_NAMES)));
    return true;
  };
  return {
    async once(name, send) {
      const work = (): Promise<boolean> => Promise.resolve(sendUnsent(name, send));
      if (!locks) return work();
      try {
        return await locks.request(LOCK, work);
      } catch {
        return await work(); // Locks are rejected in sandboxed frames. `work` never throws.
      }
    },
  };
}

function readNames(text: string | null): string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // Not JSON.
  }
}
