import type { Http, RequestOptions, Schema } from '../http/index.ts';
import { hasStatus, withHelpers } from '../http/index.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './messages.ts';
import type { SessionStore } from './session-store.ts';

export interface AccountCallsOptions {
  http: Http;
  store: SessionStore;
  renew: (refused: string) => Promise<void>;
  onExpired: () => void;
}

/**
 * Makes calls that carry the session (specification sections 6 and 7; decisions, Account): the stored token goes with
 * each, and a 401 leads to one refresh and one repeat. Signed out, the call goes without a token.
 *
 * Beyond the errors of `http`, a call rejects with `AuthError` `Session expired. Please login again.` when the session
 * is over, or `User not authenticated` when it was signed out, or became somebody else's, during the call. A 403 is an
 * error of the call and no more: the session stays.
 */
export function createAccountCalls({ http, store, renew, onExpired }: AccountCallsOptions): Http {
  function request<T>(options: RequestOptions & { schema: Schema<T> }): Promise<T>;
  function request(options: RequestOptions): Promise<unknown>;
  async function request(options: RequestOptions): Promise<unknown> {
    const session = options.auth === 'none' ? null : store.read();
    if (!session) return http.request(options);
    let { token } = session;
    let isFresh = false;
    for (;;) {
      try {
        return await http.request({ ...options, token });
      } catch (error) {
        if (!hasStatus(error, 401)) throw error;
        // A fresh token is refused too: the account is blocked or gone, and refreshing again would never end.
        if (isFresh) end(token);
        if (isFresh) throw error;
      }
      const stored = store.read()?.token;
      await renewOrEnd(token);
      // Never repeat one user's call with another user's token; so both are read at once, now.
      const now = store.read();
      if (now?.user.id !== session.user.id) throw new AuthError(NOT_AUTHENTICATED);
      // A newer token that was there before this one was refused may be an old one too, and is refreshed in its turn.
      isFresh = stored === token || stored !== now.token;
      ({ token } = now);
    }
  }

  async function renewOrEnd(refused: string): Promise<void> {
    try {
      await renew(refused);
    } catch (error) {
      if (error instanceof AuthError && error.message === NO_REFRESH_TOKEN) end(refused);
      throw error;
    }
  }

  /** Ends the session of a token the server will not have; a newer session is left alone. */
  function end(refused: string): void {
    if (store.read()?.token !== refused) return;
    onExpired();
    throw new AuthError(SESSION_EXPIRED);
  }

  return withHelpers(request);
}
