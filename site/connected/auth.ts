import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { UNKNOWN } from '../adapters/auth/index.ts';
import type { Auth, AuthState } from '../adapters/auth/index.ts';
import { session } from '../runtime/session.ts';

/** Another session than the page's own, for stories and tests. */
export const AuthContext = createContext<Auth | undefined>(undefined);

/** The session's state, and a way to the session itself, which is there in the browser only. */
export function useAuth(): { state: AuthState; auth: () => Auth } {
  const given = use(AuthContext);
  // The same function from render to render, so that an effect may depend on it.
  const auth = useCallback(() => given ?? session(), [given]);
  const state = useSyncExternalStore(
    (listener) => auth().subscribe(listener),
    () => auth().getState(),
    () => UNKNOWN,
  );
  return { state, auth };
}
