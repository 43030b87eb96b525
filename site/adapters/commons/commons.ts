import type { Http, Schema } from '../http/index.ts';
import { isObject } from '../http/index.ts';
import { createObservable } from '../observable.ts';

/** The one error text of the site-wide content (specification sections 4 and 8). */
export const COMMONS_FAILED = 'Failed to fetch commons data';

export interface CommonsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Every key with its value; empty until the content is there. */
  values: ReadonlyMap<string, unknown>;
  error: string | null;
}

export interface Commons {
  /** Fetches the content at the first call; later calls wait for that same fetch. Never rejects. */
  load: () => Promise<void>;
  getState: () => CommonsState;
  subscribe: (listener: () => void) => () => void;
  /** The value of a key if it is a string, otherwise the fallback. */
  text: (key: string, fallback: string) => string;
}

/**
 * The site-wide content: fetched once at start-up, without a token, and read by key (specification sections 3, 4, 7).
 * Every failure, be it the network, the status, the time or the shape, is kept in the state as `COMMONS_FAILED`, and
 * each `text` goes on answering its fallback.
 */
export function createCommons({ http }: { http: Http }): Commons {
  const state = createObservable<CommonsState>({ status: 'idle', values: new Map(), error: null });
  let loading: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    state.set({ status: 'loading' });
    try {
      const values = await http.get('/api/commons', { auth: 'none', schema: commonsReply });
      state.set({ status: 'ready', values });
    } catch {
      // Kept, not thrown: a page is whole without this content, because each place that uses it has a fallback.
      state.set({ status: 'failed', error: COMMONS_FAILED });
    }
  }

  return {
    load: () => (loading ??= fetchOnce()),
    getState: state.get,
    subscribe: state.subscribe,
    text(key, fallback) {
      const value = state.get().values.get(key);
      return typeof value === 'string' ? value : fallback;
    },
  };
}

const commonsReply: Schema<ReadonlyMap<string, unknown>> = {
  safeParse(reply) {
    const values = toMap(content(reply));
    return values ? { success: true, data: values } : { success: false };
  },
};

/** The content is under `data`, or is the reply itself; then `data` may be a key of it like any other. */
function content(reply: unknown): unknown {
  const data = isObject(reply) ? reply['data'] : undefined;
  return Array.isArray(data) || isObject(data) ? data : reply;
}

/** A `Map`, not an object, so that a key such as `constructor` is found only where the content has it. */
function toMap(found: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isObject(found)) return new Map(Object.entries(found));
  return Array.isArray(found) && found.every(isEntry)
    ? new Map(found.map(({ key, value }) => [key, value]))
    : undefined;
}

function isEntry(entry: unknown): entry is { key: string; value?: unknown } {
  return isObject(entry) && typeof entry['key'] === 'string';
}
