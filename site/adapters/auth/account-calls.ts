import type { Http, Parse, RequestOptions } from '../http.ts';
import { hasStatus, withHelpers } from '../http.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './errors.ts';
import type { PartialSession, SessionStore } from './session-store.ts';
import { isRejection } from './token-refresh.ts';
import type { RefreshTokens } from './token-refresh.ts';

interface AccountCallsOptions {
  http: Http;
  store: SessionStore;
  refreshTokens: RefreshTokens;
  /** Called if the server no longer accepts the session. */
  onExpired: () => void;
}

/** Effect of failed requests on the session. */
interface FailurePolicy {
  /** Returns the session of the request. */
  read: () => PartialSession | null;
  /** Returns true if a failure leads to a refresh and a second attempt. */
  causesRefresh: (error: unknown) => boolean;
  /** Returns true if a failure ends the session, unless a refresh helps. */
  endsSession: (error: unknown) => boolean;
}

/**
 * Creates the calls that send the token of the session. A 401 leads to one refresh and a second attempt. Without a
 * session, requests are sent without a token.
 *
 * Besides the errors of `http`, requests reject with an `AuthError`: `Session expired. Please login again.` if the session
 * has ended, or `User not authenticated` if it was logged out or replaced by another user's during the request.
 */
export function createAccountCalls({ http, store, refreshTokens, onExpired }: AccountCallsOptions) {
  function request<T>(options: RequestOptions & { parse: Parse<T> }): Promise<T>;
  function request(options: RequestOptions): Promise<unknown>;
  async function request(options: RequestOptions): Promise<unknown> {
    if (options.auth === 'none') return http.request(options);
    const isUnauthorized = (error: unknown): boolean => hasStatus(error, 401);
    return sendWithToken((token) => http.request({ ...options, token }), {
      read: store.read,
      causesRefresh: isUnauthorized,
      endsSession: (error) => isUnauthorized(error) && isRejection(error),
    });
  }

  async function sendWithToken<T>(
    send: (token: string | undefined) => Promise<T>,
    { read, causesRefresh, endsSession }: FailurePolicy,
  ): Promise<T> {
    const session = read();
    if (!session) return send(undefined);
    let { token } = session;
    let isFresh = false;
    for (;;) {
      let failure: unknown = new AuthError(NO_REFRESH_TOKEN);
      try {
        if (token !== null) return await send(token);
      } catch (error) {
        if (!causesRefresh(error)) throw error;
        // A fresh token fails, too, because the account is blocked or deleted. More refreshes would never end.
        if (isFresh && endsSession(error)) expire(token);
        if (isFresh) throw error;
        failure = error;
      }
      const stored = read()?.token;
      try {
        await refreshTokens(token);
      } catch (error) {
        if (!(error instanceof AuthError) || error.message !== NO_REFRESH_TOKEN) throw error;
        if (!endsSession(failure)) throw failure;
        expire(token);
        throw error;
      }
      // A request of one user must not be repeated with another user's token, so both are read together.
      const now = read();
      if (!now || now.user.id !== session.user.id) throw new AuthError(NOT_AUTHENTICATED);
      // A different token that was stored before the rejection may be outdated, too. It is then refreshed in turn.
      isFresh = stored === token || stored !== now.token;
      ({ token } = now);
    }
  }

  /** Ends the session of a rejected token, unless another session has replaced it. */
  function expire(rejectedToken: string | null): void {
    if (store.readPartial()?.token !== rejectedToken) return;
    onExpired();
    throw new AuthError(SESSION_EXPIRED);
  }

  /**
   * Makes the GET request that checks the stored session, complete or not. Every failure leads to a refresh. The session
   * ends only if the server rejected the token, and stays if the server couldn't decide: see `isRejection`. If a server
   * rejects the parameters of the path (400), the request is repeated without them first.
   */
  function check<T>(path: string, parse: Parse<T>): Promise<T> {
    async function send(token: string | undefined): Promise<T> {
      try {
        return await http.get(path, { token, parse });
      } catch (error) {
        // Not if a newer token is stored: the second request would then have another token than the first.
        if (!hasStatus(error, 400) || store.readPartial()?.token !== token) throw error;
        return http.get(path.replace(/\?.*/, ''), { token, parse });
      }
    }
    return sendWithToken(send, { read: store.readPartial, causesRefresh: () => true, endsSession: isRejection });
  }

  return { http: withHelpers(request), check };
}
