import type { Http } from '../http/http.ts';
import { InvalidResponseError } from '../http/errors.ts';
import { createObservable } from '../observable.ts';
import { countPages, readPage } from './commons-page.ts';

/** The one error text of the commons. */
export const COMMONS_FAILED = 'Failed to fetch commons data';

/** Anybody may read the commons; and a token that ran out would be rejected here too. */
const PUBLIC = { auth: 'none' } as const;

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
 * The commons, the texts and values every page shares: fetched once at start-up, without a token, and read by key. Where
 * the first response says that there are more pages, they are fetched too.
 * Every failure, be it the network, the status, the time or the shape, is kept in the state as `COMMONS_FAILED`; each
 * `text` goes on with what has come, and else returns its fallback.
 */
export function createCommons({ http }: { http: Http }): Commons {
  const state = createObservable<CommonsState>({ status: 'idle', values: new Map(), error: null });
  let loading: Promise<void> | undefined;

  async function fetchOnce(): Promise<void> {
    state.set({ status: 'loading' });
    const values = new Map<string, unknown>();
    try {
      const first = await http.get('/api/commons', PUBLIC);
      if (!readPage(first, values)) throw new InvalidResponseError();
      // One after the other: there is no hurry, and a server that is asked for everything at once may turn some away.
      for (let page = 2, pages = countPages(first); page <= pages; page += 1)
        readPage(await http.get(`/api/commons?pagination[page]=${page}`, PUBLIC), values);
      state.set({ status: 'ready', values });
    } catch {
      // Kept, not thrown: a page is whole without this content, because each place that uses it has a fallback.
      state.set({ status: 'failed', error: COMMONS_FAILED, values });
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
