import type { LocksLike } from '../../site/adapters/auth/token-refresh.ts';
import type { StorageLike } from '../../site/adapters/storage.ts';

type Listener = (event: { key: string | null }) => void;

/** A browser whose tabs share one storage and receive storage events of the other tabs. */
export class FakeBrowser {
  readonly values = new Map<string, string>();
  readonly #tabs = new Set<Set<Listener>>();

  /** Returns token, user and refresh token; `null` for a missing one. */
  stored(): (string | null)[] {
    return ['auth_token', 'auth_user', 'auth_refresh_token'].map((key) => this.values.get(key) ?? null);
  }

  tab(): { storage: StorageLike; onStorageEvent: (listener: Listener) => () => void } {
    const listeners = new Set<Listener>();
    this.#tabs.add(listeners);
    return {
      storage: {
        getItem: (key) => this.values.get(key) ?? null,
        setItem: (key, value) => {
          if (this.values.get(key) === value) return;
          this.values.set(key, value);
          this.tellAll(key, listeners);
        },
        removeItem: (key) => {
          if (this.values.delete(key)) this.tellAll(key, listeners);
        },
      },
      onStorageEvent: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }

  /** Sends an event to every tab except the writer's; the key `null` means that the data of the site was cleared. */
  tellAll(key: string | null, writer?: Set<Listener>): void {
    for (const tab of this.#tabs) if (tab !== writer) for (const listener of tab) listener({ key });
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
