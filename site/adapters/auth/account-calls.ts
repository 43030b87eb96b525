import type { Http, RequestOptions } from '../http/http.ts';
import type { Schema } from '../http/schema.ts';
import { hasStatus } from '../http/errors.ts';
import { withHelpers } from '../http/http.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './messages.ts';
import type { PartialSession, SessionStore } from './session-store.ts';
import { isRejection } from './token-refresh.ts';
import type { RefreshTokens } from './token-refresh.ts';

export interface AccountCallsOptions {
  http: Http;
  store: SessionStore;
  refreshTokens: RefreshTokens;
  onExpired: () => void;
}

/** Makes one call with the token it is given. */
type Send<T> = (token: string | undefined) => Promise<T>;

/** What the failures of a call mean for the session. */
interface Policy {
  /** The session the call is made for. */
  read: () => PartialSession | null;
  /** Whether a failure leads to a refresh and a repeat. */
  isRefreshed: (error: unknown) => boolean;
  /** Whether a failure ends the session where it cannot be refreshed, or has been just now. */
  isFinal: (error: unknown) => boolean;
}

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
 * `check` does the same for a stored session, complete or not, and any failure leads to the refresh. Without a refresh
 * token, or after the refresh, the session ends only where the server rejected the token, and is kept where it could not
 * answer: see `isRejection`. A server that rejects the parameters of the path (400) is asked once more without them,
 * before anything is made of it.
 *
 * Beyond the errors of `http`, a call rejects with `AuthError` `Session expired. Please login again.` when the session
 * is over, or `User not authenticated` when it was signed out, or became somebody else's, during the call.
 */
export function createAccountCalls({ http, store, refreshTokens, onExpired }: AccountCallsOptions): AccountCalls {
  function request<T>(options: RequestOptions & { schema: Schema<T> }): Promise<T>;
  function request(options: RequestOptions): Promise<unknown>;
  async function request(options: RequestOptions): Promise<unknown> {
    if (options.auth === 'none') return http.request(options);
    const isUnauthorized = (error: unknown): boolean => hasStatus(error, 401);
    return carry((token) => http.request({ ...options, token }), {
      read: store.read,
      isRefreshed: isUnauthorized,
      isFinal: (error) => isUnauthorized(error) && isRejection(error),
    });
  }

  async function carry<T>(send: Send<T>, { read, isRefreshed, isFinal }: Policy): Promise<T> {
    const session = read();
    if (!session) return send(undefined);
    let { token } = session;
    let isFresh = false;
    for (;;) {
      let failure: unknown = new AuthError(NO_REFRESH_TOKEN);
      try {
        if (token !== null) return await send(token);
      } catch (error) {
        if (!isRefreshed(error)) throw error;
        // A fresh token fails too: the account is blocked or gone, and refreshing again would never end.
        if (isFresh && isFinal(error)) end(token);
        if (isFresh) throw error;
        failure = error;
      }
      const stored = read()?.token;
      try {
        await refreshTokens(token);
      } catch (error) {
        if (!(error instanceof AuthError) || error.message !== NO_REFRESH_TOKEN) throw error;
        if (!isFinal(failure)) throw failure;
        end(token);
        throw error;
      }
      // Never repeat one user's call with another user's token; so both are read at once, now.
      const now = read();
      if (!now || now.user.id !== session.user.id) throw new AuthError(NOT_AUTHENTICATED);
      // A newer token that was there before this one was rejected may be an old one too, and is refreshed in its turn.
      isFresh = stored === token || stored !== now.token;
      ({ token } = now);
    }
  }

  /** Ends the session of a token the server will not have; a newer session is left alone. */
  function end(rejectedToken: string | null): void {
    if (store.readPartial()?.token !== rejectedToken) return;
    onExpired();
    throw new AuthError(SESSION_EXPIRED);
  }

  function check<T>(path: string, schema: Schema<T>): Promise<T> {
    async function send(token: string | undefined): Promise<T> {
      try {
        return await http.get(path, { token, schema });
      } catch (error) {
        // The call without parameters is the same call, so it carries the same token: unless there is a newer one.
        if (!hasStatus(error, 400) || store.readPartial()?.token !== token) throw error;
        return http.get(path.replace(/\?.*/, ''), { token, schema });
      }
    }
    return carry(send, { read: store.readPartial, isRefreshed: () => true, isFinal: isRejection });
  }

  return { http: withHelpers(request), check };
}
