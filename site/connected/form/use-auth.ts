import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Auth } from '../../adapters/auth/auth.ts';
import { UNKNOWN } from '../../adapters/auth/state.ts';
import type { AuthState } from '../../adapters/auth/state.ts';
import { loadSession, sessionState, subscribeToSession } from '../session/session.ts';
import type { Account } from '../../adapters/account.ts';

/** Session that replaces the page's own one, for stories and tests. */
export const AuthContext = createContext<Auth | undefined>(undefined);

/** Loads the session and passes it to a function. Rejects as `loadSession` and the function do. */
export type WithAuth = <Result>(call: (auth: Auth) => Result | Promise<Result>) => Promise<Result>;

/** Returns the state of the session, and a function that calls the session. Call that only in the browser. */
export function useAuth(): { state: AuthState; withAuth: WithAuth } {
  const replacement = use(AuthContext);
  // The same functions in each render, because effects depend on them.
  const withAuth: WithAuth = useCallback(async (call) => call(replacement ?? (await loadSession())), [replacement]);
  const state = useSyncExternalStore(
    replacement?.subscribe ?? subscribeToSession,
    replacement?.getState ?? sessionState,
    () => UNKNOWN,
  );
  useEffect(() => {
    // Visitors who type will soon need the session. If it can't be loaded yet, submitting the form tries again.
    const prepare = (): void => void withAuth(() => {}).catch(() => {});
    document.addEventListener('input', prepare, { once: true });
    return () => document.removeEventListener('input', prepare);
  }, [withAuth]);
  return { state, withAuth };
}

/** Outcome of the own-profile check. After a failed one, the stored user may be outdated. */
export type SessionCheck = 'pending' | 'confirmed' | 'failed';

/** Waits for the own-profile check of a signed-in visitor, and returns its outcome. */
export function useSessionCheck(isSignedIn: boolean, withAuth: WithAuth): SessionCheck {
  const [outcome, setOutcome] = useState<SessionCheck>('pending');
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isUnmounted = false;
    const finish = (next: SessionCheck): void => {
      if (!isUnmounted) setOutcome(next);
    };
    void withAuth(async (auth) => {
      await auth.checked();
      // A session that couldn't be checked stays with a notice.
      finish(auth.getState().notice === null ? 'confirmed' : 'failed');
    }).catch(() => finish('failed'));
    return () => {
      isUnmounted = true;
    };
  }, [isSignedIn, withAuth]);
  return outcome;
}

/** Returns a function that loads the client of the account API with the page's session. Call it only in the browser. */
export function useAccount(): () => Promise<Account> {
  const { withAuth } = useAuth();
  return useCallback(
    () =>
      withAuth(async ({ http }) => {
        const { createAccount } = await import('../../adapters/account.ts');
        return createAccount({ http });
      }),
    [withAuth],
  );
}
