/** The part of the browser's `Storage` that is needed. */
export interface TextStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

export interface KeptText {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/**
 * One text in a storage, of which no call throws: where the storage is blocked or full, what was written is kept for as long
 * as the page. `resilientStorage` of the session does more, and comes in a file that few visitors need.
 */
export function keptText(storage: TextStorage, key: string): KeptText {
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
