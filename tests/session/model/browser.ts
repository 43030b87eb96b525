import type { AuthOptions } from '../../../site/adapters/auth/auth.ts';
import type { LocksLike } from '../../../site/adapters/auth/refresh-lock.ts';
import { SESSION_KEYS } from '../../../site/adapters/auth/session-keys.ts';

/** A change of the storage, as it happens. `tab` is null where no tab made it. */
export interface Change {
  readonly tab: number | null;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Listener = (event: { key: string | null }) => void;

interface Subscriber {
  listener: Listener | undefined;
  readonly waiting: (string | null)[];
  /** True once the page is gone: nothing it still does reaches the storage. */
  isGone: boolean;
}

/**
 * The browser of the model: one storage that every tab shares, whose events reach the other tabs only when a step of
 * the walk says so, in order. A change itself shows in every tab at once.
 */
export class ModelBrowser {
  readonly values = new Map<string, string>();
  /** A full storage takes only what is no longer than what it replaces. */
  isFull = false;
  readonly #subscribers: Subscriber[] = [];
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
    const subscriber: Subscriber = { listener: undefined, waiting: [], isGone: false };
    this.#subscribers[tab] = subscriber;
    const check = (throws: boolean): void => {
      if (!throws || subscriber.isGone) return;
      this.#onThrow(tab);
      throw new DOMException('Not with this storage.', isBlocked ? 'SecurityError' : 'QuotaExceededError');
    };
    return {
      storage: {
        getItem: (key) => {
          check(isBlocked);
          return subscriber.isGone ? null : this.get(key);
        },
        setItem: (key, value) => {
          check(isBlocked || (this.isFull && value.length > (this.get(key)?.length ?? -1)));
          if (!subscriber.isGone) this.change(tab, key, value);
        },
        removeItem: (key) => {
          check(isBlocked);
          if (!subscriber.isGone) this.change(tab, key, null);
        },
      },
      onStorageEvent: (listener) => {
        subscriber.listener = listener;
        return () => {
          subscriber.listener = undefined;
        };
      },
    };
  }

  /** A page goes: it changes nothing any more, and no event reaches it. */
  close(tab: number): void {
    const subscriber = this.#subscribers[tab];
    if (!subscriber) return;
    subscriber.isGone = true;
    subscriber.listener = undefined;
    subscriber.waiting.length = 0;
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

  /** How many events a tab has not received yet. */
  undelivered(tab: number): number {
    return this.#subscribers[tab]?.waiting.length ?? 0;
  }

  /** Delivers the oldest waiting event to a tab. */
  deliverEvent(tab: number): void {
    const subscriber = this.#subscribers[tab];
    const key = subscriber?.waiting.shift();
    if (key !== undefined) subscriber?.listener?.({ key });
  }

  /** The three values in a fixed order; null where one is missing. */
  stored(): (string | null)[] {
    return SESSION_KEYS.map((key) => this.get(key));
  }

  #tell(writer: number | null, key: string | null): void {
    this.#subscribers.forEach((subscriber, tab) => {
      if (tab !== writer && !subscriber.isGone) subscriber.waiting.push(key);
    });
  }
}

/** How Web Locks are: as they should be, the same with the response a task later, or in one of the ways they fail. */
export const LOCK_KINDS = ['working', 'late', 'missing', 'rejected', 'thrown', 'stuck', 'shared'] as const;
export type LockKind = (typeof LOCK_KINDS)[number];

/** A page as the locks know it; its promise resolves when it goes. */
interface LockingPage extends PromiseWithResolvers<void> {
  isGone: boolean;
}

/** The locks of the model's browser. The lock of a page that goes is free, as it is in a browser. */
export class ModelLocks {
  readonly #kind: LockKind;
  #tail: Promise<unknown> = Promise.resolve();
  #someoneGaveUp = false;
  readonly #pages: LockingPage[] = [];

  constructor(kind: LockKind) {
    this.#kind = kind;
  }

  /** True while no two tabs can be inside at once. One that waited for too long goes in all the same. */
  get areKept(): boolean {
    return (this.#kind === 'working' || this.#kind === 'late') && !this.#someoneGaveUp;
  }

  /** `navigator.locks` as a page has it. */
  open(page: number): LocksLike {
    const opened: LockingPage = { isGone: false, ...Promise.withResolvers<void>() };
    this.#pages[page] = opened;
    return { request: (_, { signal }, work) => this.#request(signal, work, opened) };
  }

  /** A page goes, and what it holds or waits for with it. */
  close(page: number): void {
    const closed = this.#pages[page];
    if (!closed) return;
    closed.isGone = true;
    closed.resolve();
  }

  #request<T>(signal: AbortSignal, work: () => Promise<T>, page: LockingPage): Promise<T> {
    if (this.#kind === 'thrown') throw new DOMException('No locks here.', 'SecurityError');
    if (this.#kind === 'rejected') return Promise.reject(new DOMException('No locks here.', 'InvalidStateError'));
    if (this.#kind === 'shared') return Promise.resolve().then(work);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        this.#someoneGaveUp ||= !page.isGone;
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
    });
    const before = this.#kind === 'stuck' ? new Promise<never>(() => {}) : this.#tail;
    const granted = Promise.race([before, aborted]).then(work);
    this.#tail = Promise.allSettled([before, Promise.race([granted, page.promise])]);
    return this.#kind === 'late' ? late(granted) : granted;
  }
}

/** The platform lets go of the lock first, and settles in a task of its own. */
async function late<T>(granted: Promise<T>): Promise<T> {
  try {
    return await granted;
  } finally {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
