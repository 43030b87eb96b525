import type { Http } from '../http.ts';
import { HttpError, InvalidResponseError } from '../http.ts';
import { AuthError, NO_REFRESH_TOKEN, NOT_AUTHENTICATED, SESSION_EXPIRED } from './errors.ts';
import type { PartialSession, SessionStore } from './session-store.ts';
import { readTokens } from './user.ts';
import type { Tokens } from './user.ts';

/** Interval and number of reads of the stored tokens after a rejected refresh. */
const REREAD_MS = 100;
const REREADS = 10;

interface TokenRefreshOptions {
  http: Http;
  store: SessionStore;
  locks: LocksLike | undefined;
  /** Called in the same task in which new tokens are stored. */
  onRefreshed: () => void;
  /** Called if the server no longer accepts the session. */
  onExpired: () => void;
  /** Called with the new tokens of a session that was logged out during the refresh. */
  onOrphan: (tokens: Tokens) => void;
}

/** Replaces a token that the server rejected; null if only a refresh token is stored. */
export type RefreshTokens = (rejectedToken: string | null) => Promise<void>;

/**
 * Creates the function that replaces a token that the server rejected. When it resolves, a newer token is stored, by this
 * tab or another one.
 *
 * It rejects with an `AuthError`: `No refresh token available` (the session stays), `Session expired. Please login again.`
 * (the server rejected the refresh token, and the session is cleared) or `User not authenticated` (logged out meanwhile).
 * All other failures (no response, 5xx, 408, 429, 401 or 403 from a proxy, no JSON) reject with the error of the request,
 * and the session stays.
 */
export function createTokenRefresh(options: TokenRefreshOptions): RefreshTokens {
  const { http, store, locks, onRefreshed, onExpired, onOrphan } = options;
  let inFlight: { rejectedToken: string | null; done: Promise<void> } | undefined;

  /** Returns the stored session, or null after a logout, which removes the token first. */
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

    const tokens = await requestRefresh(http, sent).catch((error: unknown) => {
      if (!isRejection(error)) throw error;
    });
    if (!tokens) return waitForOtherTab(rejectedToken);

    const now = readSession(rejectedToken);
    if (!now) {
      onOrphan(tokens);
      throw new AuthError(NOT_AUTHENTICATED);
    }
    // Another login or a password change was faster, and its tokens are newer.
    if (now.refreshToken !== sent) return;
    store.setTokens(tokens);
    onRefreshed();
  }

  /**
   * A refresh token works only once. If another tab has just used it, this refresh is rejected although the session is
   * valid. The other tab's tokens may become visible a moment later, `auth_token` last. Expires the session otherwise.
   */
  async function waitForOtherTab(rejectedToken: string | null): Promise<void> {
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
    // The refresh of another token doesn't help, because that token is of another session.
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
 * Requests new tokens. Without a bearer token, which the server would reject, and without `keepalive`: a page that is
 * being closed can't receive the tokens, and the request would only use up the refresh token.
 */
export function requestRefresh(http: Http, refreshToken: string): Promise<Tokens> {
  return http.post('/api/auth/refresh', { refreshToken }, { auth: 'none', parse: parseTokens });
}

function parseTokens(response: unknown): Tokens | undefined {
  const tokens = readTokens(response);
  return tokens.jwt === undefined ? undefined : tokens;
}

/**
 * Returns true if the server rejected the content of a request: a 4xx, or JSON without the required fields. A 408 or 429
 * only postpones it. Without a response, or with a 5xx, a 401 or 403 from a proxy, or no JSON, the server hasn't decided.
 */
export function isRejection(error: unknown): boolean {
  if (error instanceof InvalidResponseError) return error.isJson;
  if (!(error instanceof HttpError) || error.isFromProxy) return false;
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
}

/** Part of `navigator.locks` that a refresh needs. */
export interface LocksLike {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

const LOCK = 'onset-auth-refresh';

/** Longer than a refresh can take, with its time limit and the wait after a rejection. */
const LOCK_TIMEOUT_MS = 20_000;

/**
 * Runs `work` while no other tab does. Rejects as `work` does.
 *
 * Without locks (insecure pages, old browsers), if the request is rejected, or if another tab holds the lock too long
 * because it was frozen in the background, `work` runs all the same. Two tabs may then refresh at once. The one that is
 * rejected finds the new tokens of the other in the storage.
 */
export async function withRefreshLock<T>(locks: LocksLike | undefined, work: () => Promise<T>): Promise<T> {
  if (!locks) return work();
  let hasStarted = false;
  try {
    // The signal has no effect once the lock is granted.
    return await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      hasStarted = true;
      return work();
    });
  } catch (error) {
    if (hasStarted) throw error;
    return work();
  }
}
