import type { LocksLike } from '../../site/adapters/auth/token-refresh.ts';
import type { AuthOptions } from '../../site/adapters/auth/auth.ts';
import type { StorageLike } from '../../site/adapters/storage.ts';

type Listener = (event: { key: string | null }) => void;

/** A browser whose tabs share one storage and receive storage events of the other tabs. */
export class FakeBrowser {
  readonly values = new Map<string, string>();
  readonly #listeners = new Map<StorageLike, Set<Listener>>();

  /** Returns token, user and refresh token; `null` for a missing one. */
  stored(): (string | null)[] {
    return ['auth_token', 'auth_user', 'auth_refresh_token'].map((key) => this.values.get(key) ?? null);
  }

  tab(): Required<Pick<AuthOptions, 'storage' | 'onStorageEvent'>> {
    const storage: StorageLike = {
      getItem: (key) => this.values.get(key) ?? null,
      setItem: (key, value) => {
        if (this.values.get(key) === value) return;
        this.values.set(key, value);
        this.#notifyOthers(storage, key);
      },
      removeItem: (key) => {
        if (this.values.delete(key)) this.#notifyOthers(storage, key);
      },
    };
    const listeners = new Set<Listener>();
    this.#listeners.set(storage, listeners);
    return {
      storage,
      onStorageEvent: (listener) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    };
  }

  /** Sends an event to every tab; the key `null` means that the data of the site was cleared. */
  tellAll(key: string | null): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener({ key });
  }

  #notifyOthers(writer: StorageLike, key: string): void {
    for (const [storage, listeners] of this.#listeners) {
      if (storage !== writer) for (const listener of listeners) listener({ key });
    }
  }
}

/** Exclusive locks in the order of their requests, like `navigator.locks`. */
export class FakeLocks implements LocksLike {
  readonly names: string[] = [];
  #tail: Promise<unknown> = Promise.resolve();

  request<T>(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
    this.names.push(name);
    const before = this.#tail;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')));
    });
    const granted = Promise.race([before, aborted]).then(work);
    this.#tail = Promise.allSettled([before, granted]);
    return granted;
  }
}
