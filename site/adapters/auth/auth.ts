import type { LoginRequest, ProfileUpdate, RefreshReply, RegisterRequest, User } from '../../contract/account.ts';
import type { Http } from '../http/index.ts';
import { hasStatus, InvalidReplyError, isObject, shape } from '../http/index.ts';
import { createObservable } from '../observable.ts';
import { createAccountCalls } from './account-calls.ts';
import {
  AuthError,
  ConfirmationNeeded,
  NO_REFRESH_TOKEN,
  NOT_AUTHENTICATED,
  NOT_CHECKED,
  SESSION_EXPIRED,
} from './messages.ts';
import type { LocksLike } from './refresh-lock.ts';
import { createRenewal, requestRefresh } from './renewal.ts';
import type { StorageLike } from './resilient-storage.ts';
import { createSessionStore, SESSION_KEYS } from './session-store.ts';
import type { Session } from './session-store.ts';
import { UNKNOWN } from './state.ts';
import type { AuthState } from './state.ts';
import { asksForConfirmation, isChangePasswordReply, isLoginReply, isUser } from './shapes.ts';

export interface AuthOptions {
  http: Http;
  /** Where the session is kept: the browser's `localStorage`, or anything like it. It may throw. */
  storage: StorageLike;
  /** `navigator.locks`, where the browser has it. */
  locks?: LocksLike | undefined;
  /** Subscribes to changes that other tabs make to the storage; answers the function that ends the subscription. */
  onStorageEvent?: ((listener: (event: { key: string | null }) => void) => () => void) | undefined;
}

export interface Auth {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** The name of the user's role, or null (specification section 6). */
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
  deleteAccount: (password: string) => Promise<void>;
  /** Reads the storage again and follows it; for a page that comes back from the back/forward cache. */
  sync: () => void;
  /** Stops following other tabs. */
  dispose: () => void;
}

/**
 * The session of the visitor (specification sections 4 to 8; decisions, Account): signed out, or signed in with a user
 * and tokens kept under `auth_token`, `auth_user` and `auth_refresh_token`. Works without any view: `getState` and
 * `subscribe` fit React's `useSyncExternalStore`.
 */
export function createAuth({ http, storage, locks, onStorageEvent }: AuthOptions): Auth {
  const store = createSessionStore(storage);
  const state = createObservable(UNKNOWN);
  let restoring: Promise<void> | undefined;
  let signingIn = 0;

  const onExpired = (): void => signOut(SESSION_EXPIRED);
  // Tokens nobody will use are handed back to the server, so that they cannot be used by anybody.
  const onOrphan = (reply: RefreshReply): void => void endOnServer(reply.jwt, reply.refreshToken);
  const renew = createRenewal({ http, store, locks, onExpired, onOrphan });
  const account = createAccountCalls({ http, store, renew, onExpired });
  const unfollow = onStorageEvent?.(({ key }) => {
    if (key === null || SESSION_KEYS.includes(key)) sync();
  });

  function showUser(user: User): void {
    state.set({ status: 'signed-in', user, role: user.role?.name ?? null, error: null, notice: null });
  }

  function signOut(error: string | null): void {
    store.clear();
    state.set({ status: 'signed-out', user: null, role: null, error, notice: null });
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

  /** Merges what the server says of a user into the stored one; null if somebody else is signed in meanwhile. */
  function mergeUser(of: User, said: Record<string, unknown>): User | null {
    const stored = store.read()?.user;
    if (stored?.id !== of.id) return null;
    // A reply with another id is about somebody else, and the token, not the storage, says who is signed in.
    const merged = (said['id'] ?? of.id) === of.id ? { ...stored, ...said } : said;
    if (!isUser(merged)) throw new InvalidReplyError();
    const kept = store.keepUser(merged);
    showUser(kept);
    return kept;
  }

  /**
   * Takes up the stored session at start-up (specification section 4). It is shown at once, then checked with
   * `GET /api/users/me`. Refused, and refused a refresh, it is cleared with `Session expired. Please login again.`; if
   * the check fails in any other way the session stays, with a `notice`. What is unreadable or incomplete in the
   * storage is removed. Never rejects; calls during a restore wait for that same restore.
   */
  function restore(): Promise<void> {
    return (restoring ??= check().finally(() => {
      restoring = undefined;
    }));
  }

  async function check(): Promise<void> {
    const session = store.read();
    if (!session) return signOut(state.get().error);
    showUser(session.user);
    try {
      // Merged, because a server may leave the role out of this reply.
      mergeUser(session.user, await account.get('/api/users/me', { schema: shape(isUser) }));
    } catch (error) {
      // An `AuthError` has ended the session already. Everything else says nothing against it.
      if (error instanceof AuthError) sync();
      else if (store.read() && state.get().user) state.set({ notice: NOT_CHECKED });
    }
  }

  async function signIn(path: string, body: unknown): Promise<User> {
    signingIn += 1;
    state.set({ loading: true, error: null });
    try {
      const reply = await http.post(path, body, { auth: 'none' });
      if (asksForConfirmation(reply)) throw new ConfirmationNeeded();
      if (!isLoginReply(reply)) throw new InvalidReplyError();
      const user = store.start({ token: reply.jwt, user: reply.user, refreshToken: reply.refreshToken ?? null });
      showUser(user);
      return user;
    } finally {
      signingIn -= 1;
      state.set({ loading: signingIn > 0 });
    }
  }

  /**
   * Signs in with an e-mail address or a username (specification section 7). Rejects with the server's error, or with
   * `Invalid response from server` when the reply lacks a token or a user, or with `ConfirmationNeeded` when it says
   * that the account must be confirmed first; a session there was then stays.
   */
  const login = (request: LoginRequest): Promise<User> => signIn('/api/auth/local', request);

  /** Makes an account and signs in to it (specification section 7). Rejects as `login` does. */
  const register = (request: RegisterRequest): Promise<User> => signIn('/api/auth/local/register', request);

  /**
   * Signs out at once: user, tokens and all three stored values go (specification section 4). The server is told, but
   * not waited for.
   */
  function logout(): void {
    const session = store.read();
    signOut(null);
    if (session) void endOnServer(session.token, session.refreshToken);
  }

  /**
   * Trades the refresh token for a new token (specification section 4). Rejects with `No refresh token available`; with
   * `Session expired. Please login again.` when the server refuses it, and the session is then cleared; or with the
   * error of the call when there is no telling, and the session then stays.
   */
  async function refresh(): Promise<void> {
    const session = store.read();
    if (!session) throw new AuthError(NO_REFRESH_TOKEN);
    await renew(session.token);
  }

  /**
   * Changes the given fields of the profile with `PUT /api/users/{id}` and merges the reply into the stored user
   * (specification sections 5 and 7). Answers the merged user. Rejects with `User not authenticated` when signed out,
   * before or during the call.
   */
  async function updateProfile(update: ProfileUpdate): Promise<User> {
    const { user } = currentSession();
    const path = `/api/users/${encodeURIComponent(user.id)}`;
    const reply = await account.request({ method: 'PUT', path, body: update, schema: shape(isObject) });
    const merged = mergeUser(user, reply);
    if (!merged) throw new AuthError(NOT_AUTHENTICATED);
    return merged;
  }

  /**
   * Changes the password (specification sections 5 and 7) and keeps what the reply has of tokens and user, because a
   * server may end every session there was. Rejects with `User not authenticated` when signed out.
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
    const reply = await account.post('/api/auth/change-password', body);
    if (!isObject(reply)) return; // The password is changed, and there is nothing to keep.
    if (!isChangePasswordReply(reply)) throw new InvalidReplyError();
    if (store.read()?.user.id !== user.id) return;
    store.keepTokens(reply);
    mergeUser(user, reply.user ?? {});
  }

  /**
   * Sets a new password with the code of a mail, and signs in with what the reply has: the server has ended every
   * session there was. Rejects as `login` does.
   */
  const resetPassword = ({ code, password }: { code: string; password: string }): Promise<User> =>
    signIn('/api/auth/reset-password', { code, password, passwordConfirmation: password });

  /**
   * Deletes the account for good, and with it the session here. Rejects with the server's error, a wrong password say,
   * and the account and the session then stay; with `User not authenticated` when signed out.
   */
  async function deleteAccount(password: string): Promise<void> {
    const { user } = currentSession();
    await account.post('/api/account/delete', { password });
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
      if (next) await endOnServer(next.jwt, next.refreshToken, false);
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
