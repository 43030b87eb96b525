import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Auth } from '../../adapters/auth/auth.ts';
import { UNKNOWN } from '../../adapters/auth/state.ts';
import type { AuthState } from '../../adapters/auth/state.ts';
import { loadSession, sessionState, subscribeToSession } from '../session/session.ts';

/** Another session than the page's own, for stories and tests. */
export const AuthContext = createContext<Auth | undefined>(undefined);

/** The session's state, and a way to the session itself, which is there in the browser only. */
export function useAuth(): { state: AuthState; auth: () => Promise<Auth> } {
  const given = use(AuthContext);
  // The same functions from render to render, so that an effect may depend on them.
  const auth = useCallback(() => (given ? Promise.resolve(given) : loadSession()), [given]);
  const subscribe = useCallback((listener: () => void) => (given?.subscribe ?? subscribeToSession)(listener), [given]);
  const state = useSyncExternalStore(
    subscribe,
    () => (given ? given.getState() : sessionState()),
    () => UNKNOWN,
  );
  useEffect(() => {
    // Who types is about to need the session; where it cannot be had yet, sending the form tries again.
    const prepare = (): void => void auth().catch(() => {});
    document.addEventListener('input', prepare, { once: true });
    return () => document.removeEventListener('input', prepare);
  }, [auth]);
  return { state, auth };
}

/** Outcome of the own-profile check. After a failed one, what was stored of the user may be out of date. */
export type SessionCheck = 'pending' | 'confirmed' | 'failed';

/** Waits for the own-profile check of a signed-in visitor, and returns its outcome. */
export function useSessionCheck(isSignedIn: boolean, auth: () => Promise<Auth>): SessionCheck {
  const [outcome, setOutcome] = useState<SessionCheck>('pending');
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isLeft = false;
    const finish = (next: SessionCheck): void => {
      if (!isLeft) setOutcome(next);
    };
    void auth()
      .then(async (session) => {
        await session.checked();
        // A session that could not be checked is kept with a notice.
        finish(session.getState().notice === null ? 'confirmed' : 'failed');
      })
      .catch(() => finish('failed'));
    return () => {
      isLeft = true;
    };
  }, [isSignedIn, auth]);
  return outcome;
}
