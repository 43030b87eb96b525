import type { Http } from '../http/index.ts';
import { hasStatus, HttpError, InvalidResponseError } from '../http/index.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './messages.ts';
import { withRefreshLock } from './refresh-lock.ts';
import type { LocksLike } from './refresh-lock.ts';
import type { SessionStore } from './session-store.ts';
import { tokensOf } from './shapes.ts';
import type { Tokens } from './shapes.ts';

/**
 * What a visitor is told beside `SESSION_EXPIRED` where a 401 to the refresh ended the session: a server that cannot
 * reach its database rejects good sessions so too, and nothing in its response tells one from the other.
 */
export const TRY_AGAIN = 'If that fails too, the server may have a problem: try again in a few minutes.';

/** How often, and how many times, the stored tokens are read again after a rejected refresh, in milliseconds. */
const REREAD_MS = 100;
const REREADS = 10;

export interface TokenRefreshOptions {
  http: Http;
  store: SessionStore;
  locks: LocksLike | undefined;
  /** Called when the server no longer accepts the session, with what to say beside that, if anything. */
  onExpired: (notice?: string) => void;
  /** Called with tokens that came for a session that was signed out meanwhile. */
  onOrphan: (tokens: Tokens) => void;
}

/**
 * Makes the function that trades a token the server rejected for one it accepts. When it is done, the token to go on
 * with is stored: a new one, or the one another tab has stored meanwhile.
 *
 * It rejects with `AuthError`: `No refresh token available` (nothing to refresh with; the session is left as it is),
 * `Session expired. Please login again.` (the server rejected the refresh token; the session is cleared), `User not
 * authenticated` (signed out meanwhile). Anything else (no response, 5xx, 408, 429, a response that is not the API's)
 * rejects with the error of the call, and never touches the session.
 */
export function createTokenRefresh({
  http,
  store,
  locks,
  onExpired,
  onOrphan,
}: TokenRefreshOptions): (rejectedToken: string) => Promise<void> {
  let inFlight: { rejectedToken: string; done: Promise<void> } | undefined;

  async function refresh(rejectedToken: string): Promise<void> {
    const session = store.read();
    if (!session) throw new AuthError(NOT_AUTHENTICATED);
    if (session.token !== rejectedToken) return;
    const sent = session.refreshToken;
    if (!sent) throw new AuthError(NO_REFRESH_TOKEN);

    let tokens: Tokens;
    try {
      tokens = await requestRefresh(http, sent);
    } catch (error) {
      if (!isRejection(error)) throw error;
      return afterRejection(rejectedToken, hasStatus(error, 401) ? TRY_AGAIN : undefined);
    }

    const now = store.read();
    if (!now) {
      onOrphan(tokens);
      throw new AuthError(NOT_AUTHENTICATED);
    }
    // Another sign-in or a change of password came first, and its tokens are the newer ones.
    if (now.refreshToken !== sent) return;
    // The refresh token that was sent may be used up, so its successor is kept even where no token came with it.
    store.keepTokens(tokens);
    if (!tokens.jwt) throw new InvalidResponseError();
  }

  /**
   * A refresh token works once. If another tab used it a moment ago, this one is rejected although the session is good;
   * the other tab's tokens may take a moment to show here. The token shows last, so it tells that all are there.
   */
  async function afterRejection(rejectedToken: string, notice: string | undefined): Promise<void> {
    for (let reread = 0; ; reread += 1) {
      const now = store.read();
      if (!now) throw new AuthError(NOT_AUTHENTICATED);
      if (now.token !== rejectedToken) return;
      if (reread === REREADS) break;
      await new Promise((resolve) => setTimeout(resolve, REREAD_MS));
    }
    onExpired(notice);
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
  return tokensOf(await http.post('/api/auth/refresh', { refreshToken }, { auth: 'none' }));
}

/** A 4xx rejects the refresh token; 408 and 429 only put the call off. */
function isRejection(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && ![408, 429].includes(error.status);
}
