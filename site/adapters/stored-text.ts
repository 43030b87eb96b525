import { orNull } from './storage.ts';
import type { StorageLike } from './storage.ts';

/** Part of the browser's `Storage` that a text needs. */
export type TextStorage = Pick<StorageLike, 'getItem' | 'setItem'>;

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
    read: () => memory ?? orNull(() => storage.getItem(key)),
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
