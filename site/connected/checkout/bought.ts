import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../auth.ts';
import { NOTHING_KNOWN, boughtOf } from './bought-store.ts';
import type { Bought, BoughtStore } from './bought-store.ts';

/**
 * What the signed-in user has bought, followed, and the store to ask again with. The store is there once the session's
 * adapter is; where that cannot be had, the state is `failed`, and `retry` tries for it once more.
 */
export function useBought(): { bought: Bought; store: BoughtStore | undefined; retry: () => void } {
  const { state, auth } = useAuth();
  const [store, setStore] = useState<BoughtStore>();
  const [failure, setFailure] = useState<string | null>(null);
  const isSignedOut = state.status === 'signed-out';

  const prepare = useCallback(
    () =>
      auth().then(
        (session) => {
          setFailure(null);
          setStore(boughtOf(session));
        },
        (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
      ),
    [auth],
  );
  useEffect(() => {
    // Whoever is signed out has bought nothing that could be asked for, and needs no adapter to be told so.
    if (!isSignedOut) void prepare();
  }, [prepare, isSignedOut]);

  const bought = useSyncExternalStore(
    store?.subscribe ?? nothingToFollow,
    () => store?.get() ?? NOTHING_KNOWN,
    () => NOTHING_KNOWN,
  );
  const retry = useCallback(() => void (store ? store.load() : prepare()), [store, prepare]);
  return { bought: shown(), store, retry };

  function shown(): Bought {
    if (isSignedOut) return SIGNED_OUT;
    return failure === null || store ? bought : { ...NOTHING_KNOWN, status: 'failed', error: failure };
  }
}

const SIGNED_OUT: Bought = { ...NOTHING_KNOWN, status: 'signed-out' };

const nothingToFollow = () => () => {};
