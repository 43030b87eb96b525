/** Part of the browser's `Storage` that a text needs. */
export interface TextStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

export interface StoredText {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/**
 * Creates access to one text in a storage. It never throws: if the storage is blocked or full, the text is in memory. The
 * session has its own solution for several values (`auth/session-store.ts`), in a file that few visitors need.
 */
export function storedText(storage: TextStorage, key: string): StoredText {
  let memory: string | undefined;
  return {
    read() {
      if (memory !== undefined) return memory;
      try {
        return storage.getItem(key);
      } catch {
        return null; // Blocked.
      }
    },
    write(text) {
      try {
        storage.setItem(key, text);
        memory = undefined;
      } catch {
        memory = text; // Blocked or full.
      }
    },
  };
}
