/** The part of the browser's `Storage` the session needs. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Wraps a storage so that no call throws. Where storage is blocked or full, the values live in memory until the page
 * goes: a visitor with such settings can still sign in, and is signed out by a reload.
 */
export function resilientStorage(storage: StorageLike): StorageLike {
  let memory: Map<string, string> | undefined;
  return {
    getItem(key) {
      if (memory?.has(key)) return memory.get(key) ?? null;
      try {
        return storage.getItem(key);
      } catch {
        return null; // Blocked: as good as empty.
      }
    },
    setItem(key, value) {
      try {
        if (!memory) return storage.setItem(key, value);
      } catch {
        memory = new Map(); // Blocked or full: from here on, values are kept below.
      }
      memory?.set(key, value);
    },
    removeItem(key) {
      memory?.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // Blocked: there is nothing to remove.
      }
    },
  };
}
