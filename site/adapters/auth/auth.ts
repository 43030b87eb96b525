import type { LoginRequest, ProfileUpdate, RegisterRequest } from '../../contract/account.ts';
import type { Http } from '../http/index.ts';
import { hasStatus, InvalidResponseError, isObject } from '../http/index.ts';
import { shape } from '../http/shape.ts';
import { createObservable } from '../observable.ts';
import { createAccountCalls } from './account-calls.ts';
import { registerWithConsent } from './consent.ts';
import {
  AuthError,
  ConfirmationNeeded,
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  NOT_CHECKED,
  SESSION_EXPIRED,
} from './messages.ts';
import type { LocksLike } from './refresh-lock.ts';
import { createTokenRefresh, requestRefresh } from './token-refresh.ts';
import type { StorageLike } from './resilient-storage.ts';
import { SESSION_KEYS } from './session-keys.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session-store.ts';
import { UNKNOWN } from './state.ts';
import type { AuthState } from './state.ts';
import { asksForConfirmation, isProfile, isProfileChange, tokensOf, userOf } from './shapes.ts';
import type { Tokens } from './shapes.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

export interface AuthOptions {
  http: Http;
  /** Where the session is kept: the browser's `localStorage`, or anything like it. It may throw. */
  storage: StorageLike;
  /** `navigator.locks`, where the browser has it. */
  locks?: LocksLike | undefined;
  /** Subscribes to changes that other tabs make to the storage; returns the function that ends the subscription. */
  onStorageEvent?: ((listener: (event: { key: string | null }) => void) => () => void) | undefined;
}

export interface Auth {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** The name of the user's role, or null. */
  readonly role: string | null;
  /** Calls to the account API with the session's token; other adapters make theirs through it. */
  readonly http: Http;
  restore: () => Promise<void>;
  login: (request: LoginRequest) => Promise<User>;
  register: (request: RegisterRequest) => Promise<User>;
  logout: () => void;
  refresh: () => Promise<void>;
  updateProfile: (update: ProfileUpdate) => Promise<User>;
  changePassword: (request: { currentPassword: string; newPassword: string }) => Promise<void>;
  resetPassword: (request: { code: string; password: string }) => Promise<User>;
  deleteAccount: (password: string, options?: { cancelSubscription?: boolean }) => Promise<void>;
  /** Reads the storage again and follows it; for a page that comes back from the back/forward cache. */
  sync: () => void;
  /** Stops following other tabs. */
  dispose: () => void;
}

/**
 * The session of the visitor: signed out, or signed in with a user and tokens kept under `auth_token`, `auth_user` and
 * `auth_refresh_token`. Works without any view: `getState` and `subscribe` fit React's `useSyncExternalStore`.
 */
export function createAuth({ http, storage, locks, onStorageEvent }: AuthOptions): Auth {
  const store = createSessionStore(storage);
  const state = createObservable(UNKNOWN);
  let restoring: Promise<void> | undefined;
  let signingIn = 0;

  const onExpired = (notice?: string): void => signOut(SESSION_EXPIRED, notice);
  // Tokens nobody will use are handed back to the server, so that they cannot be used by anybody.
  const onOrphan = ({ jwt, refreshToken }: Tokens): void => {
    if (jwt) void endOnServer(jwt, refreshToken);
  };
  const refreshTokens = createTokenRefresh({ http, store, locks, onExpired, onOrphan });
  const { http: account, check: checkSession } = createAccountCalls({ http, store, refreshTokens, onExpired });
  const unfollow = onStorageEvent?.(({ key }) => {
    if (key === null || SESSION_KEYS.includes(key)) sync();
  });

  function showUser(user: User): void {
    state.set({ status: 'signed-in', user, role: user.role?.name ?? null, error: null, notice: null });
  }

  function signOut(error: string | null, notice: string | null = null): void {
    store.clear();
    state.set({ status: 'signed-out', user: null, role: null, error, notice });
  }

  function sync(): void {
    const session = store.read();
    if (session) {
      showUser(session.user);
    } else if (store.isEmpty() && state.get().status !== 'signed-out') {
      state.set({ status: 'signed-out', user: null, role: null, notice: null });
    }
    // Otherwise another tab is in the middle of writing; its last write comes with an event too.
  }

  /** Merges the fields a response has of a user into the stored one; null if somebody else is signed in meanwhile. */
  function mergeUser(owner: User, fields: Record<string, unknown>): User | null {
    const stored = store.read()?.user;
    if (stored === undefined || stored.id !== owner.id) return null;
    // A response with another id is about somebody else, and the token, not the storage, says who is signed in.
    const user = toUser(fields);
    const isSame = String(user.id ?? owner.id) === String(owner.id);
    const kept = store.keepUser(isSame ? { ...stored, ...user } : user);
    showUser(kept);
    return kept;
  }

  /**
   * Takes up the stored session at the start of a page. It is shown at once, then checked with `GET /api/users/me`. If
   * that fails, a refresh is tried, and then the check once more. If the server rejects the refresh, there is no refresh
   * token, or the check fails again, the session is cleared with `Session expired. Please login again.` A failure that
   * says nothing of the session (no response, a 5xx) leaves it as it is, with a `notice`. What is unreadable or
   * incomplete in the storage is removed. Never rejects; calls during a restore wait for that same restore.
   */
  function restore(): Promise<void> {
    return (restoring ??= check().finally(() => {
      restoring = undefined;
    }));
  }

  async function check(): Promise<void> {
    const session = store.read();
    const { error: ended, notice } = state.get();
    if (!session) return signOut(ended, ended && notice);
    showUser(session.user);
    try {
      // Some servers tell the role only where it is asked for, and some not even then: so the response is merged.
      mergeUser(session.user, await checkSession('/api/users/me?populate=role', shape(isProfile)));
    } catch (error) {
      // An `AuthError` has ended the session already. No other error ends it.
      if (error instanceof AuthError) sync();
      else if (store.read() && state.get().user) state.set({ notice: NOT_CHECKED });
    }
  }

  async function signIn(path: string, body: unknown): Promise<User> {
    signingIn += 1;
    const { error: ended, notice } = state.get();
    state.set({ loading: true, error: null, notice: ended ? null : notice });
    try {
      const response = await http.post(path, body, { auth: 'none' });
      const { jwt, refreshToken = null } = tokensOf(response);
      const user = userOf(response);
      if (asksForConfirmation(response)) throw new ConfirmationNeeded();
      if (!jwt || !user) throw new InvalidResponseError();
      const kept = store.start({ token: jwt, user: toUser(user), refreshToken });
      showUser(kept);
      return kept;
    } finally {
      signingIn -= 1;
      state.set({ loading: signingIn > 0 });
    }
  }

  /**
   * Signs in with an e-mail address or a username. Rejects with the server's error, with `Invalid response from server`
   * when the response lacks a token or a user, or with `ConfirmationNeeded` when it says that the account must be
   * confirmed first; a session there was then stays.
   */
  const login = (request: LoginRequest): Promise<User> => signIn('/api/auth/local', request);

  /** Makes an account and signs in to it. Rejects as `login` does. */
  const register = (request: RegisterRequest): Promise<User> =>
    registerWithConsent(request, (sent) => signIn('/api/auth/local/register', sent));

  /**
   * Signs out at once: user, tokens and all three stored values go. The server is told, but not waited for.
   */
  function logout(): void {
    const session = store.read();
    signOut(null);
    if (session) void endOnServer(session.token, session.refreshToken);
  }

  /**
   * Trades the refresh token for a new token. Rejects with `No refresh token available`; with `Session expired. Please
   * login again.` when the server rejects the refresh token, and the session is then cleared; or with the error of the
   * call when there is no telling, and the session then stays.
   */
  async function refresh(): Promise<void> {
    const session = store.read();
    if (!session) throw new AuthError(NO_REFRESH_TOKEN);
    await refreshTokens(session.token);
  }

  /**
   * Changes the given fields of the profile with `PUT /api/users/{id}` and merges the response into the stored user.
   * Resolves with the merged user. Rejects with `User not authenticated` when signed out, before or during the call.
   */
  async function updateProfile(update: ProfileUpdate): Promise<User> {
    if (currentSession().user.id === undefined) await restore();
    const { user } = currentSession();
    if (user.id === undefined) throw new InvalidResponseError();
    const path = `/api/users/${encodeURIComponent(user.id)}`;
    const response = await account.request({ method: 'PUT', path, body: update, schema: shape(isProfileChange) });
    const merged = mergeUser(user, response);
    if (!merged) throw new AuthError(NOT_AUTHENTICATED);
    return merged;
  }

  /**
   * Changes the password and keeps what the response has of tokens and user, because a server may end every session
   * there was. Rejects with `User not authenticated` when signed out.
   */
  async function changePassword({
    currentPassword,
    newPassword,
  }: {
    currentPassword: string;
    newPassword: string;
  }): Promise<void> {
    const { user } = currentSession();
    const body = { currentPassword, password: newPassword, passwordConfirmation: newPassword };
    const response = await account.post('/api/auth/change-password', body);
    const now = store.read();
    if (!now || now.user.id !== user.id) return;
    // The tokens come first: those of before may be good no more, whatever else the response holds.
    const tokens = tokensOf(response);
    store.keepTokens(tokens);
    const changed = userOf(response);
    if (isProfileChange(changed)) mergeUser(user, changed);
    if (isObject(response) && response['jwt'] && !tokens.jwt) throw new InvalidResponseError();
  }

  /**
   * Sets a new password with the code of a mail, and signs in with what the response has: the server has ended every
   * session there was. Rejects as `login` does.
   */
  const resetPassword = ({ code, password }: { code: string; password: string }): Promise<User> =>
    signIn('/api/auth/reset-password', { code, password, passwordConfirmation: password });

  /**
   * Deletes the account for good, and with it the session here. Rejects with the server's error, a wrong password say,
   * and the account and the session then stay; with `User not authenticated` when signed out.
   */
  async function deleteAccount(password: string, options: { cancelSubscription?: boolean } = {}): Promise<void> {
    const { user } = currentSession();
    await account.post('/api/account/delete', { password, ...options });
    if (store.read()?.user.id === user.id) signOut(null);
  }

  /** The session of the user shown here: what was typed for one user must not reach another who signed in elsewhere. */
  function currentSession(): Session {
    const session = store.read();
    const shown = state.get().user ?? session?.user;
    if (session && session.user.id === shown?.id) return session;
    sync();
    throw new AuthError(NOT_AUTHENTICATED);
  }

  /**
   * Ends a session on the server, best effort. The server wants a good token for it, so one it no longer accepts is
   * first traded, once.
   */
  async function endOnServer(token: string, refreshToken: string | null | undefined, again = true): Promise<void> {
    try {
      await http.post('/api/auth/logout', refreshToken ? { refreshToken } : {}, { token, keepalive: true });
    } catch (error) {
      if (!again || !refreshToken || !hasStatus(error, 401)) return; // Here it has ended; there it will run out.
      const next = await requestRefresh(http, refreshToken).catch(() => null);
      if (next?.jwt) await endOnServer(next.jwt, next.refreshToken, false);
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    get role() {
      return state.get().role;
    },
    http: account,
    restore,
    login,
    register,
    logout,
    refresh,
    updateProfile,
    changePassword,
    resetPassword,
    deleteAccount,
    sync,
    dispose: () => unfollow?.(),
  };
}
