import type { Http } from '../http/http.ts';
import { HttpError, InvalidResponseError } from '../http/errors.ts';
import { shape } from '../http/shape.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './messages.ts';
import { withRefreshLock } from './refresh-lock.ts';
import type { LocksLike } from './refresh-lock.ts';
import type { PartialSession, SessionStore } from './session-store.ts';
import { isRefreshed, tokensOf } from './shapes.ts';
import type { Tokens } from './shapes.ts';

/** How often, and how many times, the stored tokens are read again after a rejected refresh, in milliseconds. */
const REREAD_MS = 100;
const REREADS = 10;

export interface TokenRefreshOptions {
  http: Http;
  store: SessionStore;
  locks: LocksLike | undefined;
  /** Called in the same task in which new tokens are stored. */
  onRefreshed: () => void;
  /** Called when the server no longer accepts the session. */
  onExpired: () => void;
  /** Called with tokens that came for a session that was signed out meanwhile. */
  onOrphan: (tokens: Tokens) => void;
}

/** Trades a token the server rejected for one it accepts; null where the storage holds a refresh token alone. */
export type RefreshTokens = (rejectedToken: string | null) => Promise<void>;

/**
 * Makes the function that trades a token the server rejected for one it accepts. When it is done, the token to go on
 * with is stored: a new one, or the one another tab has stored meanwhile.
 *
 * It rejects with `AuthError`: `No refresh token available` (nothing to refresh with; the session is left as it is),
 * `Session expired. Please login again.` (the server rejected the refresh token; the session is cleared), `User not
 * authenticated` (signed out meanwhile). Anything else (no response, 5xx, 408, 429, a proxy's 401 or 403, a response that is not JSON)
 * rejects with the error of the call, and never touches the session.
 */
export function createTokenRefresh({
  http,
  store,
  locks,
  onRefreshed,
  onExpired,
  onOrphan,
}: TokenRefreshOptions): RefreshTokens {
  let inFlight: { rejectedToken: string | null; done: Promise<void> } | undefined;

  /** What is stored of the session; null once it is signed out, which takes the token away first. */
  function readSession(rejectedToken: string | null): PartialSession | null {
    const session = store.readPartial();
    return rejectedToken !== null && session?.token === null ? null : session;
  }

  async function refresh(rejectedToken: string | null): Promise<void> {
    const session = readSession(rejectedToken);
    if (!session) throw new AuthError(NOT_AUTHENTICATED);
    if (session.token !== rejectedToken) return;
    const sent = session.refreshToken;
    if (!sent) throw new AuthError(NO_REFRESH_TOKEN);

    let tokens: Tokens;
    try {
      tokens = await requestRefresh(http, sent);
    } catch (error) {
      if (!isRejection(error)) throw error;
      return afterRejection(rejectedToken);
    }

    const now = readSession(rejectedToken);
    if (!now) {
      onOrphan(tokens);
      throw new AuthError(NOT_AUTHENTICATED);
    }
    // Another sign-in or a change of password came first, and its tokens are the newer ones.
    if (now.refreshToken !== sent) return;
    store.keepTokens(tokens);
    onRefreshed();
  }

  /**
   * A refresh token works once. If another tab used it a moment ago, this one is rejected although the session is good;
   * the other tab's tokens may take a moment to show here. The token shows last, so it tells that all are there.
   */
  async function afterRejection(rejectedToken: string | null): Promise<void> {
    for (let reread = 0; ; reread += 1) {
      const now = readSession(rejectedToken);
      if (!now) throw new AuthError(NOT_AUTHENTICATED);
      if (now.token !== rejectedToken) return;
      if (reread === REREADS) break;
      await new Promise((resolve) => setTimeout(resolve, REREAD_MS));
    }
    onExpired();
    throw new AuthError(SESSION_EXPIRED);
  }

  return async (rejectedToken) => {
    // One at a time; but the result for another token does not hold for this one, which is of a later session.
    while (inFlight && inFlight.rejectedToken !== rejectedToken) await inFlight.done.catch(() => {});
    inFlight ??= {
      rejectedToken,
      done: withRefreshLock(locks, () => refresh(rejectedToken)).finally(() => {
        inFlight = undefined;
      }),
    };
    return inFlight.done;
  };
}

/**
 * Trades a refresh token for the next tokens. Sent without a bearer, which the server would reject; and without
 * `keepalive`: a page that goes cannot receive the tokens, and the request would only use up the stored refresh token.
 */
export async function requestRefresh(http: Http, refreshToken: string): Promise<Tokens> {
  return tokensOf(await http.post('/api/auth/refresh', { refreshToken }, { auth: 'none', schema: shape(isRefreshed) }));
}

/**
 * True for the error of a call whose content the server rejected: a 4xx, or JSON that is not what was asked for.
 * 408 and 429 only put the call off. Without a response, or with a 5xx, a proxy's 401 or 403, or a body that is not JSON, the server
 * has not answered.
 */
export function isRejection(error: unknown): boolean {
  if (error instanceof InvalidResponseError) return error.isJson;
  if (!(error instanceof HttpError) || error.isFromProxy) return false;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}
