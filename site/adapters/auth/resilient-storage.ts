/** The part of the browser's `Storage` the session needs. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ResilientStorage extends StorageLike {
  /** Removes every value, here and in the storage. */
  clear: () => void;
}

/**
 * Wraps a storage so that no call throws. Where storage is blocked or full, the values of `keys` live in memory until
 * they are cleared or the page goes: a visitor with such settings can still sign in, and is signed out by a reload.
 *
 * Then all of them are taken out of the storage, and in the order of `keys`: a storage that took one value and not the
 * next would show other tabs, and the next visit, the token of one session with the user of another.
 */
export function resilientStorage(storage: StorageLike, keys: readonly string[]): ResilientStorage {
  let memory: Map<string, string> | undefined;

  function takeOver(): Map<string, string> {
    const taken = new Map<string, string>();
    for (const key of keys) {
      const value = tolerant(() => storage.getItem(key));
      if (value !== null) taken.set(key, value);
      tolerant(() => storage.removeItem(key));
    }
    return taken;
  }

  return {
    getItem: (key) => (memory ? (memory.get(key) ?? null) : tolerant(() => storage.getItem(key))),
    setItem(key, value) {
      try {
        if (!memory) return storage.setItem(key, value);
      } catch {
        memory = takeOver(); // Blocked or full: from here on, values are kept below.
      }
      memory.set(key, value);
    },
    removeItem(key) {
      // What the storage holds by now is of another tab's session.
      if (memory) memory.delete(key);
      else tolerant(() => storage.removeItem(key));
    },
    clear() {
      memory = undefined;
      for (const key of keys) tolerant(() => storage.removeItem(key));
    },
  };
}

/** What a blocked storage would have to say is as good as nothing. */
function tolerant<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
