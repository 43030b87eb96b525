import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Auth } from '../adapters/auth/index.ts';
import { UNKNOWN } from '../adapters/auth/state.ts';
import type { AuthState } from '../adapters/auth/state.ts';
import { loadSession, sessionState, subscribeToSession } from './session.ts';

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

/** Whether the own-profile check of a signed-in visitor has been answered or has failed. */
export function useSessionCheck(isSignedIn: boolean, auth: () => Promise<Auth>): boolean {
  const [isChecked, setIsChecked] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isLeft = false;
    const finish = (): void => {
      if (!isLeft) setIsChecked(true);
    };
    void auth()
      .then((session) => session.checked())
      .then(finish, finish);
    return () => {
      isLeft = true;
    };
  }, [isSignedIn, auth]);
  return isChecked;
}
