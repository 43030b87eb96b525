import { useCallback, useEffect, useState } from 'react';
import { hasStatus } from '../../../adapters/http/errors.ts';
import { useAuth } from '../../form/use-auth.ts';
import { NOT_OFFERED, explainMissingCall } from '../../form/call-errors.ts';

interface Loaded<Data> {
  readonly data: Data | undefined;
  /** Time of the data in milliseconds since 1970, to which relative times refer. */
  readonly at: number;
  /** ID of the entry that is being removed. */
  readonly pending: string | null;
  readonly error: string | null;
  readonly notice: string | null;
}

const NOTHING = { data: undefined, at: 0, pending: null, error: null, notice: null } as const;

/**
 * Loads a list of the account, such as the sessions, for the signed-in user, and removes entries from it. `load` must
 * be the same function in each render.
 */
export function useAccountList<Data>(load: (signal?: AbortSignal) => Promise<Data>) {
  const { state } = useAuth();
  const userId = state.user?.id;
  const [loaded, setLoaded] = useState<Loaded<Data>>(NOTHING);

  const reload = useCallback(
    (signal?: AbortSignal) =>
      explainMissingCall(load(signal)).then(
        (data) => setLoaded((before) => ({ ...before, data, at: Date.now(), error: null })),
        (error: unknown) => {
          // An aborted request means that the page is closed.
          if (signal?.aborted !== true) setLoaded((before) => ({ ...before, error: getMessage(error) }));
        },
      ),
    [load],
  );

  useEffect(() => {
    if (userId === undefined) return undefined;
    const request = new AbortController();
    void reload(request.signal);
    return () => request.abort();
  }, [userId, reload]);

  /** Removes entries with requests that may fail, and then from the data. `pending` names them meanwhile. */
  async function remove(
    pending: string,
    requests: () => Promise<void>,
    { without, notice }: { readonly without: (data: Data) => Data; readonly notice: string },
  ): Promise<void> {
    setLoaded((before) => ({ ...before, pending, error: null, notice: null }));
    try {
      await requests();
      setLoaded((before) => ({ ...before, data: before.data && without(before.data), pending: null, notice }));
    } catch (error) {
      setLoaded((before) => ({ ...before, pending: null, error: getMessage(error) }));
    }
  }

  function retry(): void {
    setLoaded(NOTHING);
    void reload();
  }

  const { error } = loaded;
  return {
    ...loaded,
    error: error === NOT_OFFERED ? null : error,
    state: error === NOT_OFFERED ? 'not-offered' : loaded.data || error !== null ? 'ready' : 'loading',
    reload,
    retry,
    remove,
  } as const;
}

/** Waits for the removal of an entry. One that no longer exists counts as removed. */
export async function ignoreNotFound(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
