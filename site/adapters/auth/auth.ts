import type { LoginRequest, ProfileUpdate, RegisterRequest } from '../../contract/account.ts';
import { withAsciiDomain } from '../../contract/email.ts';
import { WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import type { Http } from '../http/http.ts';
import { hasStatus, InvalidResponseError } from '../http/errors.ts';
import { isObject } from '../http/schema.ts';
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
  NOT_RESTORED,
  SESSION_EXPIRED,
} from './messages.ts';
import type { LocksLike } from './refresh-lock.ts';
import { createTokenRefresh, isRejection, requestRefresh } from './token-refresh.ts';
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
  /** Settles once the check of the stored session, where one is on its way, has been answered or has failed. */
  checked: () => Promise<void>;
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

  const onExpired = (): void => signOut(SESSION_EXPIRED, state.get().user !== null);
  // Tokens nobody will use are handed back to the server, so that they cannot be used by anybody.
  const onOrphan = ({ jwt, refreshToken }: Tokens): void => {
    if (jwt) void endOnServer(jwt, refreshToken);
  };
  // A refresh can complete a session that this tab shows as signed out, so the state follows the storage at once.
  const refreshTokens = createTokenRefresh({ http, store, locks, onRefreshed: sync, onExpired, onOrphan });
  const { http: account, check: checkSession } = createAccountCalls({ http, store, refreshTokens, onExpired });
  const unfollow = onStorageEvent?.(({ key }) => {
    if (key === null || SESSION_KEYS.includes(key)) sync();
  });

  function showUser(user: User): void {
    state.set({ status: 'signed-in', user, role: user.role?.name ?? null, error: null, isLost: false, notice: null });
  }

  function signOut(error: string | null, isLost = false): void {
    store.clear();
    state.set({ status: 'signed-out', user: null, role: null, error, isLost, notice: null });
  }

  function sync(): void {
    const session = store.read();
    const { status } = state.get();
    // The check of a refresh token alone tells what becomes of it.
    const isToBeChecked = status === 'unknown' && store.readPartial() !== null;
    if (session) {
      showUser(session.user);
    } else if (store.isEmpty() && status !== 'signed-out' && !isToBeChecked) {
      state.set({ status: 'signed-out', user: null, role: null, isLost: status === 'signed-in', notice: null });
    }
    // Otherwise another tab is in the middle of writing; its last write comes with an event too.
  }

  /** Merges the fields a response has of a user into the stored one; null if somebody else is signed in meanwhile. */
  function mergeUser(owner: User, fields: Record<string, unknown>): User | null {
    const session = store.readPartial();
    if (!session?.token || session.user.id !== owner.id) return null;
    // A response with another id is about somebody else, and the token, not the storage, says who is signed in.
    const user = toUser(fields);
    const isSame = String(user.id ?? owner.id) === String(owner.id);
    const kept = store.keepUser(isSame ? { ...session.user, ...user } : user);
    showUser(kept);
    return kept;
  }

  /**
   * Restores the stored session at the start of a page. It is shown at once, then checked with `GET /api/users/me`. If
   * that fails in any way, a refresh is tried, and then the check once more. The session is cleared with `Session expired.
   * Please login again.` if the server rejects the refresh, or rejects the check and there is nothing to refresh with. It
   * is kept, with a `notice`, where the server could not answer: see `isRejection`. A session without a readable user is
   * shown once the check has brought the user, one without a token is refreshed first. What has neither token is removed.
   * Never rejects; calls during a restore wait for that same restore.
   */
  function restore(): Promise<void> {
    return (restoring ??= check().finally(() => {
      restoring = undefined;
    }));
  }

  async function check(): Promise<void> {
    const session = store.readPartial();
    if (!session) return signOut(state.get().error, state.get().isLost);
    if (store.read()) showUser(session.user);
    else if (state.get().status === 'signed-out') state.set({ status: 'unknown', error: null, notice: null });
    try {
      // Some servers tell the role only where it is asked for, and some not even then: so the response is merged.
      mergeUser(session.user, await checkSession('/api/users/me?populate=role', shape(isProfile)));
    } catch (error) {
      const isUnknown = state.get().status === 'unknown';
      if (isUnknown || error instanceof AuthError) sync();
      // An `AuthError` has ended the session already. No other error ends it.
      if (error instanceof AuthError) return;
      if (store.read() && state.get().user) state.set({ notice: NOT_CHECKED });
      else if (isUnknown) state.set({ status: 'signed-out', notice: store.readPartial() && NOT_RESTORED });
    }
  }

  /** Signs in with the response to a call. `inspect` may reject it before anything is stored. */
  async function signIn(
    path: string,
    body: unknown,
    inspect?: (response: unknown) => void | Promise<void>,
  ): Promise<User> {
    signingIn += 1;
    state.set({ loading: true, error: null });
    try {
      const response = await http.post(path, body, { auth: 'none' });
      await inspect?.(response);
      const { jwt, refreshToken = null } = tokensOf(response);
      const user = userOf(response);
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
   * Signs in with an email address or a username. Rejects with the server's error, or with `Invalid response from server`
   * when the response lacks a token or a user; a session there was then stays.
   */
  const login = ({ identifier, password, ...request }: LoginRequest): Promise<User> =>
    withEitherSpelling(password, (spelling) =>
      signIn('/api/auth/local', { ...request, identifier: withAsciiDomain(identifier), password: spelling }),
    );

  /**
   * Makes an account and signs in to it. Rejects as `login` does, or with `ConfirmationNeeded` when the response says that
   * the email address must be confirmed first.
   */
  const register = ({ email, password, ...request }: RegisterRequest): Promise<User> =>
    registerWithConsent({ ...request, email: withAsciiDomain(email), password: password.normalize() }, (sent) =>
      signIn('/api/auth/local/register', sent, (response) => {
        if (asksForConfirmation(response)) throw new ConfirmationNeeded();
      }),
    );

  /**
   * Signs out at once: user, tokens and all three stored values go. The server is told, but not waited for.
   */
  function logout(): void {
    const session = store.readPartial();
    signOut(null);
    if (session?.token) void endOnServer(session.token, session.refreshToken);
  }

  /**
   * Trades the refresh token for a new token. Rejects with `No refresh token available`; with `Session expired. Please
   * login again.` when the server rejects the refresh token, and the session is then cleared; or with the error of the
   * call when there is no telling, and the session then stays.
   */
  async function refresh(): Promise<void> {
    const session = store.readPartial();
    if (!session) throw new AuthError(NO_REFRESH_TOKEN);
    await refreshTokens(session.token);
    sync();
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
    const { email, currentPassword } = update;
    const response = await withEitherSpelling(currentPassword ?? '', (spelling) => {
      const body = {
        ...update,
        ...(email !== undefined && { email: withAsciiDomain(email) }),
        ...(currentPassword !== undefined && { currentPassword: spelling }),
      };
      return account.request({ method: 'PUT', path, body, schema: shape(isProfileChange) });
    });
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
    const password = newPassword.normalize();
    const response = await withEitherSpelling(currentPassword, (spelling) => {
      const body = { currentPassword: spelling, password, passwordConfirmation: password };
      return account.post('/api/auth/change-password', body);
    });
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
   * Sets a new password with the code of an email, and signs in with what the response has: the server has ended every
   * session there was. Rejects as `login` does, or with `ConfirmationNeeded` when the password is set, but the server
   * rejects the token it has just given out, because the email address must be confirmed first: so does Strapi.
   */
  const resetPassword = ({ code, password: typed }: { code: string; password: string }): Promise<User> => {
    const password = typed.normalize();
    return signIn('/api/auth/reset-password', { code, password, passwordConfirmation: password }, async (response) => {
      const { jwt } = tokensOf(response);
      if (!jwt || userOf(response)?.['confirmed'] !== false) return;
      const rejects = await http.get('/api/users/me', { token: jwt }).then(() => false, isRejection);
      if (rejects) throw new ConfirmationNeeded();
    });
  };

  /**
   * Deletes the account for good, and with it the session here. Rejects with the server's error, a wrong password say,
   * and the account and the session then stay; with `User not authenticated` when signed out.
   */
  async function deleteAccount(password: string, options: { cancelSubscription?: boolean } = {}): Promise<void> {
    const { user } = currentSession();
    await withEitherSpelling(password, (spelling) =>
      account.post('/api/account/delete', { password: spelling, ...options }),
    );
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
    checked: async () => restoring,
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

const WRONG_PASSWORD = new Set<unknown>([WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD]);

/**
 * Makes a call with a password in NFC, in which new passwords are sent (RFC 8265). If the server rejects it, and another text
 * was typed, the call is repeated with that: the server may have stored the password before it was sent in NFC.
 */
async function withEitherSpelling<Result>(
  password: string,
  call: (spelling: string) => Promise<Result>,
): Promise<Result> {
  const normalized = password.normalize();
  try {
    return await call(normalized);
  } catch (error) {
    if (normalized === password || !(error instanceof Error) || !WRONG_PASSWORD.has(error.message)) throw error;
    return call(password);
  }
}
