import { isUnavailable } from '../database/unavailable.ts';
import { PaddleApiError } from './paddle-api-error.ts';
import type { PaddleApi } from './paddle-api.ts';
import type { PaddleEvent } from './schemas.ts';

/** What Paddle's events are looked through with. */
export interface Reconciling {
  readonly api: PaddleApi;
  /** Takes an event that may or may not be known; throws where it cannot be applied. */
  readonly accept: (body: string) => Promise<'applied' | 'ignored' | 'known'>;
  /** Hears of an event that cannot be applied. */
  readonly onFailure: (event: PaddleEvent, error: unknown) => void;
}

/** What came of looking through events: how many there were, how many of them had been missed, how many could not be applied. */
export interface Tally {
  readonly seen: number;
  readonly missed: number;
  readonly failed: number;
}

/**
 * Takes every event that Paddle still has and that occurred at `since` or later (milliseconds since 1970; `undefined` for
 * all of the last 90 days). The newest come first, as Paddle lists them: order means nothing to what takes them, and each
 * is taken once. `beforePage` is waited for before each page. Throws a `PaddleApiError` where Paddle fails, and what a
 * database throws that cannot be used; what was taken until then stays.
 */
export async function reconcile(
  { api, accept, onFailure }: Reconciling,
  since: number | undefined,
  { beforePage, signal }: { readonly beforePage?: () => Promise<void>; readonly signal?: AbortSignal } = {},
): Promise<Tally> {
  const tally = { seen: 0, missed: 0, failed: 0 };
  let after: string | undefined;
  for (;;) {
    await beforePage?.();
    const { events, hasMore } = await api.listEvents({
      ...(after !== undefined && { after }),
      ...(signal && { signal }),
    });
    const wanted = events.filter(({ occurred_at: at }) => since === undefined || Date.parse(at) >= since);
    for (const event of wanted) {
      signal?.throwIfAborted();
      tally.seen += 1;
      try {
        if ((await accept(JSON.stringify(event))) !== 'known') tally.missed += 1;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        tally.failed += 1;
        onFailure(event, error);
      }
    }
    const last = events.at(-1)?.event_id;
    // Ids go up with time, but for events of about the same moment: only a page without any ends it.
    if (!hasMore || wanted.length === 0 || last === undefined) return tally;
    // A list that does not get on would be asked for until the server stops.
    if (after !== undefined && last >= after) throw notInOrder();
    after = last;
  }
}

const notInOrder = (): PaddleApiError =>
  new PaddleApiError({
    status: 200,
    code: 'unreadable',
    detail: 'the events are not in order: a page has events that are not older than those of the previous page',
  });
