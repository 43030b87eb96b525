import type { Http, RequestOptions, Schema } from '../http/index.ts';
import { hasStatus, HttpError, InvalidResponseError, withHelpers } from '../http/index.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './messages.ts';
import type { SessionStore } from './session-store.ts';

export interface AccountCallsOptions {
  http: Http;
  store: SessionStore;
  refreshTokens: (rejectedToken: string) => Promise<void>;
  onExpired: () => void;
}

/** Makes one call with the token it is given. */
type Send<T> = (token: string | undefined) => Promise<T>;

export interface AccountCalls {
  /** Calls to the account API that carry the session. */
  http: Http;
  /** Makes the GET that checks the session: see `createAccountCalls`. */
  check: <T>(path: string, schema: Schema<T>) => Promise<T>;
}

/**
 * Makes calls that carry the session: the stored token goes with each as its bearer token, and a 401 leads to one
 * refresh and one repeat. Signed out, the call goes without a token.
 *
 * `check` does the same, but every failure counts as a 401, unless it says nothing of the session: no response, a 5xx,
 * and, of a token that was just given out, "too early" (408, 429). A server that rejects the parameters of its path
 * (400) is asked once more without them, before anything is made of it.
 *
 * Beyond the errors of `http`, a call rejects with `AuthError` `Session expired. Please login again.` when the session
 * is over, or `User not authenticated` when it was signed out, or became somebody else's, during the call.
 */
export function createAccountCalls({ http, store, refreshTokens, onExpired }: AccountCallsOptions): AccountCalls {
  function request<T>(options: RequestOptions & { schema: Schema<T> }): Promise<T>;
  function request(options: RequestOptions): Promise<unknown>;
  async function request(options: RequestOptions): Promise<unknown> {
    if (options.auth === 'none') return http.request(options);
    return carry(
      (token) => http.request({ ...options, token }),
      (error) => hasStatus(error, 401),
    );
  }

  async function carry<T>(send: Send<T>, isRejection: (error: unknown, isFresh: boolean) => boolean): Promise<T> {
    const session = store.read();
    if (!session) return send(undefined);
    let { token } = session;
    let isFresh = false;
    for (;;) {
      try {
        return await send(token);
      } catch (error) {
        if (!isRejection(error, isFresh)) throw error;
        // A fresh token is rejected too: the account is blocked or gone, and refreshing again would never end.
        if (isFresh) end(token);
        if (isFresh) throw error;
      }
      const stored = store.read()?.token;
      await refreshOrEnd(token);
      // Never repeat one user's call with another user's token; so both are read at once, now.
      const now = store.read();
      if (!now || now.user.id !== session.user.id) throw new AuthError(NOT_AUTHENTICATED);
      // A newer token that was there before this one was rejected may be an old one too, and is refreshed in its turn.
      isFresh = stored === token || stored !== now.token;
      ({ token } = now);
    }
  }

  async function refreshOrEnd(rejectedToken: string): Promise<void> {
    try {
      await refreshTokens(rejectedToken);
    } catch (error) {
      if (error instanceof AuthError && error.message === NO_REFRESH_TOKEN) end(rejectedToken);
      throw error;
    }
  }

  /** Ends the session of a token the server will not have; a newer session is left alone. */
  function end(rejectedToken: string): void {
    if (store.read()?.token !== rejectedToken) return;
    onExpired();
    throw new AuthError(SESSION_EXPIRED);
  }

  async function check<T>(path: string, schema: Schema<T>): Promise<T> {
    const get =
      (asked: string): Send<T> =>
      (token) =>
        http.get(asked, { token, schema });
    const owner = store.read()?.user.id;
    try {
      return await carry(get(path), (error, isFresh) => !hasStatus(error, 400) && isFailedCheck(error, isFresh));
    } catch (error) {
      if (!hasStatus(error, 400)) throw error;
      // The response is taken for one about the user who was asked for, so nobody else's token may ask again.
      if (store.read()?.user.id !== owner) throw new AuthError(NOT_AUTHENTICATED);
      return carry(get(path.replace(/\?.*/, '')), isFailedCheck);
    }
  }

  return { http: withHelpers(request), check };
}

/** Whether the check of a session failed by what the server said of it. */
function isFailedCheck(error: unknown, isFresh: boolean): boolean {
  if (error instanceof InvalidResponseError) return true;
  if (!(error instanceof HttpError) || error.status >= 500) return false;
  return !(isFresh && [408, 429].includes(error.status));
}
