import type { RefreshReply } from '../../contract/account.ts';
import type { Http } from '../http/index.ts';
import { HttpError, shape } from '../http/index.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './messages.ts';
import { withRefreshLock } from './refresh-lock.ts';
import type { LocksLike } from './refresh-lock.ts';
import type { SessionStore } from './session-store.ts';
import { isRefreshReply } from './shapes.ts';

/** How often, and how many times, the stored tokens are read again after a refused refresh, in milliseconds. */
const REREAD_MS = 100;
const REREADS = 10;

export interface RenewalOptions {
  http: Http;
  store: SessionStore;
  locks: LocksLike | undefined;
  /** Called when the server no longer accepts the session. */
  onExpired: () => void;
  /** Called with tokens that came for a session that was signed out meanwhile. */
  onOrphan: (reply: RefreshReply) => void;
}

/**
 * Makes the function that trades a token the server refused for one it accepts (specification section 4, refresh). When
 * it is done the token to go on with is stored: a new one, or the one another tab has stored meanwhile.
 *
 * It rejects with `AuthError`: `No refresh token available` (nothing to refresh with; the session is left as it is),
 * `Session expired. Please login again.` (the server refused; the session is cleared), `User not authenticated` (signed
 * out meanwhile). Anything that is no refusal (no answer, 5xx, 429, a reply that is not the API's) rejects with the
 * error of the call, and never touches the session.
 */
export function createRenewal({
  http,
  store,
  locks,
  onExpired,
  onOrphan,
}: RenewalOptions): (refused: string) => Promise<void> {
  let inFlight: { refused: string; done: Promise<void> } | undefined;

  async function renew(refused: string): Promise<void> {
    const session = store.read();
    if (!session) throw new AuthError(NOT_AUTHENTICATED);
    if (session.token !== refused) return;
    const sent = session.refreshToken;
    if (!sent) throw new AuthError(NO_REFRESH_TOKEN);

    let reply: RefreshReply;
    try {
      reply = await requestRefresh(http, sent);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return afterRefusal(refused);
    }

    const now = store.read();
    if (!now) {
      onOrphan(reply);
      throw new AuthError(NOT_AUTHENTICATED);
    }
    // Another sign-in or a change of password came first, and its tokens are the newer ones.
    if (now.refreshToken !== sent) return;
    store.keepTokens(reply);
  }

  /**
   * A refresh token works once. If another tab used it a moment ago, this tab is refused although the session is well;
   * the other tab's tokens may take a moment to show here. The token shows last, so it tells that all are there.
   */
  async function afterRefusal(refused: string): Promise<void> {
    for (let reread = 0; ; reread += 1) {
      const now = store.read();
      if (!now) throw new AuthError(NOT_AUTHENTICATED);
      if (now.token !== refused) return;
      if (reread === REREADS) break;
      await new Promise((resolve) => setTimeout(resolve, REREAD_MS));
    }
    onExpired();
    throw new AuthError(SESSION_EXPIRED);
  }

  return async (refused) => {
    // One at a time; but what comes of another token says nothing of this one, which is of a later session.
    while (inFlight && inFlight.refused !== refused) await inFlight.done.catch(() => {});
    inFlight ??= {
      refused,
      done: withRefreshLock(locks, () => renew(refused)).finally(() => {
        inFlight = undefined;
      }),
    };
    return inFlight.done;
  };
}

/** Trades a refresh token for the next tokens. Sent without a bearer, which the server would refuse (section 7). */
export function requestRefresh(http: Http, refreshToken: string): Promise<RefreshReply> {
  return http.post('/api/auth/refresh', { refreshToken }, { auth: 'none', schema: shape(isRefreshReply) });
}

/** A 4xx refuses the refresh token; 408 and 429 only put the call off. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && ![408, 429].includes(error.status);
}
