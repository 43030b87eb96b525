import type { Http } from './http.ts';
import { InvalidResponseError, isObject } from './http.ts';
import { createObservable } from './observable.ts';

/** Error text of the commons, from the specification. */
export const COMMONS_FAILED = 'Failed to fetch commons data';

/** Options of the public request. An expired token would be rejected. */
const PUBLIC = { auth: 'none' } as const;

export interface CommonsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Values by key; empty until they are loaded. */
  values: ReadonlyMap<string, unknown>;
  error: string | null;
}

export interface Commons {
  /** Requests the content with the first call; later calls wait for the same request. Never rejects. */
  load: () => Promise<void>;
  getState: () => CommonsState;
  subscribe: (listener: () => void) => () => void;
  /** Returns the value of a key if it is a string, and otherwise the fallback. */
  text: (key: string, fallback: string) => string;
}

/**
 * Creates the commons: texts and values that all pages share. They are requested once per page, without a token; a list may
 * have several pages. Every failure (network, status, time limit, invalid response) sets `error` to `COMMONS_FAILED`. `text`
 * then returns the values that have arrived, or its fallback.
 */
export function createCommons({ http }: { http: Http }): Commons {
  const state = createObservable<CommonsState>({ status: 'idle', values: new Map(), error: null });
  let loading: Promise<void> | undefined;

  async function request(): Promise<void> {
    state.set({ status: 'loading' });
    const values = new Map<string, unknown>();
    try {
      const first = await http.get('/api/commons', PUBLIC);
      if (!readPage(first, values)) throw new InvalidResponseError();
      // One after the other, because a server may reject many requests at once.
      for (let page = 2, pages = countPages(first); page <= pages; page += 1)
        readPage(await http.get(`/api/commons?pagination[page]=${page}`, PUBLIC), values);
      state.set({ status: 'ready', values });
    } catch {
      // Not thrown: every use of the content has a fallback.
      state.set({ status: 'failed', error: COMMONS_FAILED, values });
    }
  }

  return {
    load: () => (loading ??= request()),
    getState: state.get,
    subscribe: state.subscribe,
    text(key, fallback) {
      const value = state.get().values.get(key);
      return typeof value === 'string' ? value : fallback;
    },
  };
}

/** Maximum number of requested pages, in case a server counts wrongly. */
const MAX_PAGES = 40;

/** Returns the number of pages of a list according to its first page; 1, 0 or `NaN` if there are no more. */
function countPages(first: unknown): number {
  return Math.min(Number(part(part(part(first, 'meta'), 'pagination'), 'pageCount')), MAX_PAGES);
}

/**
 * Adds the entries of a response to a map, and returns false for an invalid response. It may be a list of entries, an object
 * with the keys themselves, or either of them in `data`. Entries, and an object in `data`, may have their content in
 * `attributes`, as in Strapi 4. Entries without a key are skipped; a list with no other entries is invalid.
 *
 * A `Map`, because an object would have inherited keys such as `constructor`.
 */
function readPage(response: unknown, values: Map<string, unknown>): boolean {
  // If the content is the response itself, `data` may be one of its keys.
  const data = part(response, 'data');
  const content = typeof data === 'object' && data !== null ? withoutAttributes(data) : response;
  if (Array.isArray(content)) {
    const entries = content.map(withoutAttributes).filter(isEntry);
    for (const { key, value } of entries) values.set(key, value);
    return content.length === 0 || entries.length > 0;
  }
  if (!isObject(content)) return false;
  for (const [key, value] of Object.entries(content)) values.set(key, value);
  return true;
}

/** Returns the `attributes` of a value from Strapi 4, or any other value unchanged. */
function withoutAttributes(value: unknown): unknown {
  const attributes = part(value, 'attributes');
  return isObject(attributes) ? attributes : value;
}

function isEntry(entry: unknown): entry is { key: string; value?: unknown } {
  return typeof part(entry, 'key') === 'string';
}

function part(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
