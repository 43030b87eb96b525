import type { AuthOptions } from '../auth.ts';
import type { LocksLike } from '../refresh-lock.ts';
import { SESSION_KEYS } from '../session-store.ts';

/** A change of the storage, as it happens. `tab` is null where no tab made it. */
export interface Change {
  readonly tab: number | null;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Listener = (event: { key: string | null }) => void;

interface Ear {
  listener: Listener | undefined;
  readonly waiting: (string | null)[];
}

/**
 * The browser of the model: one storage that every tab shares, whose events reach the other tabs only when a step of
 * the walk says so, in order. A change itself shows in every tab at once.
 */
export class ModelBrowser {
  readonly values = new Map<string, string>();
  /** A full storage takes only what is no longer than what it replaces. */
  isFull = false;
  readonly #ears: Ear[] = [];
  readonly #onChange: (change: Change) => void;
  readonly #onThrow: (tab: number) => void;

  constructor(onChange: (change: Change) => void, onThrow: (tab: number) => void) {
    this.#onChange = onChange;
    this.#onThrow = onThrow;
  }

  get(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  /** What a tab needs of the browser. */
  open(tab: number, isBlocked: boolean): Required<Pick<AuthOptions, 'storage' | 'onStorageEvent'>> {
    const ear: Ear = { listener: undefined, waiting: [] };
    this.#ears[tab] = ear;
    const check = (throws: boolean): void => {
      if (!throws) return;
      this.#onThrow(tab);
      throw new DOMException('Not with this storage.', isBlocked ? 'SecurityError' : 'QuotaExceededError');
    };
    return {
      storage: {
        getItem: (key) => {
          check(isBlocked);
          return this.get(key);
        },
        setItem: (key, value) => {
          check(isBlocked || (this.isFull && value.length > (this.get(key)?.length ?? -1)));
          this.change(tab, key, value);
        },
        removeItem: (key) => {
          check(isBlocked);
          this.change(tab, key, null);
        },
      },
      onStorageEvent: (listener) => {
        ear.listener = listener;
        return () => {
          ear.listener = undefined;
        };
      },
    };
  }

  /** Changes one value; the other tabs are told later. */
  change(tab: number | null, key: string, after: string | null): void {
    const before = this.get(key);
    if (before === after) return;
    if (after === null) this.values.delete(key);
    else this.values.set(key, after);
    this.#tell(tab, key);
    this.#onChange({ tab, key, before, after });
  }

  /** Clears everything at once, as clearing the data of the site does. */
  wipe(): void {
    this.values.clear();
    this.#tell(null, null);
  }

  /** How many events a tab has not heard yet. */
  unheard(tab: number): number {
    return this.#ears[tab]?.waiting.length ?? 0;
  }

  /** Lets a tab hear its oldest event. */
  hear(tab: number): void {
    const ear = this.#ears[tab];
    const key = ear?.waiting.shift();
    if (key !== undefined) ear?.listener?.({ key });
  }

  /** The three values in a fixed order; null where one is missing. */
  stored(): (string | null)[] {
    return SESSION_KEYS.map((key) => this.get(key));
  }

  #tell(writer: number | null, key: string | null): void {
    this.#ears.forEach((ear, tab) => {
      if (tab !== writer) ear.waiting.push(key);
    });
  }
}

/** How Web Locks are: as they should be, the same with the answer a task later, or in one of the ways they fail. */
export const LOCK_KINDS = ['working', 'late', 'missing', 'refused', 'thrown', 'stuck', 'shared'] as const;
export type LockKind = (typeof LOCK_KINDS)[number];

/** `navigator.locks` of the model. */
export class ModelLocks implements LocksLike {
  readonly #kind: LockKind;
  #tail: Promise<unknown> = Promise.resolve();
  #someoneGaveUp = false;

  constructor(kind: LockKind) {
    this.#kind = kind;
  }

  /** True while no two tabs can be inside at once. One that waited for too long goes in all the same. */
  get areKept(): boolean {
    return (this.#kind === 'working' || this.#kind === 'late') && !this.#someoneGaveUp;
  }

  request<T>(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> {
    if (this.#kind === 'thrown') throw new DOMException('No locks here.', 'SecurityError');
    if (this.#kind === 'refused') return Promise.reject(new DOMException('No locks here.', 'InvalidStateError'));
    if (this.#kind === 'shared') return Promise.resolve().then(work);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        this.#someoneGaveUp = true;
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
    });
    const before = this.#kind === 'stuck' ? new Promise<never>(() => {}) : this.#tail;
    const granted = Promise.race([before, aborted]).then(work);
    this.#tail = Promise.allSettled([before, granted]);
    return this.#kind === 'late' ? late(granted) : granted;
  }
}

/** The platform lets go of the lock first, and answers in a task of its own. */
async function late<T>(granted: Promise<T>): Promise<T> {
  try {
    return await granted;
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
