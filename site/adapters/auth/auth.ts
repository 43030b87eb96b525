import type { LoginRequest, ProfileUpdate, RegisterRequest } from '../../contract/account.ts';
import { withAsciiDomain } from '../../contract/email.ts';
import { WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD } from '../../contract/messages.ts';
import { hasStatus, HttpError, InvalidResponseError, isObject } from '../http.ts';
import type { Http } from '../http.ts';
import { createObservable } from '../observable.ts';
import { orNull } from '../storage.ts';
import type { StorageLike } from '../storage.ts';
import { createAccountCalls } from './account-calls.ts';
import * as errors from './errors.ts';
import { AuthError, ConfirmationNeeded } from './errors.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session-store.ts';
import { SESSION_KEYS, UNKNOWN } from './state.ts';
import { createTokenRefresh, isRejection, requestRefresh } from './token-refresh.ts';
import type { LocksLike } from './token-refresh.ts';
import { isProfile, isProfileUpdate, needsConfirmation, readTokens, readUser, toUser } from './user.ts';
import type { Tokens, User } from './user.ts';

export interface AuthOptions {
  http: Http;
  /** Storage of the session: `localStorage` or a similar object. It may throw. */
  storage: StorageLike;
  /** `navigator.locks`, if the browser has it. */
  locks?: LocksLike | undefined;
  /** Subscribes to changes of the storage by other tabs. */
  onStorageEvent?: ((listener: (event: { key: string | null }) => void) => void) | undefined;
}

/** Outcome of a login. */
export interface Login {
  readonly user: User;
  /** False if the browser blocks storage, so that the session ends with this page. */
  readonly isStored: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Creates the session of a visitor: signed out, or signed in with a user and tokens, which are stored as `auth_token`,
 * `auth_user` and `auth_refresh_token`. `getState` and `subscribe` fit React's `useSyncExternalStore`.
 */
export function createAuth({ http, storage, locks, onStorageEvent }: AuthOptions) {
  const store = createSessionStore(storage);
  const state = createObservable(UNKNOWN);
  let restoring: Promise<void> | undefined;
  let signingIn = 0;

  const onExpired = (): void => signOut(errors.SESSION_EXPIRED, state.get().user !== null);
  // The server ends the session of unused tokens, so that no one else can use them.
  const onOrphan = ({ jwt, refreshToken }: Tokens): void => {
    if (jwt) void endOnServer(jwt, refreshToken);
  };
  // A refresh can complete a session that this tab shows as signed out.
  const refreshTokens = createTokenRefresh({ http, store, locks, onRefreshed: sync, onExpired, onOrphan });
  const calls = createAccountCalls({ http, store, refreshTokens, onExpired });
  onStorageEvent?.(({ key }) => {
    if (key === null || SESSION_KEYS.includes(key)) sync();
  });

  function showUser(user: User): void {
    state.set({ status: 'signed-in', user, role: user.role?.name ?? null, error: null, isLost: false, notice: null });
  }

  function signOut(error: string | null, isLost = false): void {
    store.clear();
    state.set({ status: 'signed-out', user: null, role: null, error, isLost, notice: null });
  }

  /** Updates the state from the storage, also when a page is restored from the back/forward cache. */
  function sync(): void {
    const session = store.read();
    const { status } = state.get();
    // `restore` decides about a session that has only a refresh token.
    const isUnchecked = status === 'unknown' && store.readPartial() !== null;
    if (session) {
      showUser(session.user);
    } else if (store.isEmpty() && status !== 'signed-out' && !isUnchecked) {
      state.set({ status: 'signed-out', user: null, role: null, isLost: status === 'signed-in', notice: null });
    }
    // Otherwise another tab is still writing. Its last write causes another event.
  }

  /** Merges the fields of a response into the stored user. Returns null if someone else has logged in meanwhile. */
  function mergeUser(owner: User, fields: Record<string, unknown>): User | null {
    const session = store.readPartial();
    if (!session?.token || session.user.id !== owner.id) return null;
    // A response with another ID is about another user. The token decides who is signed in, not the storage.
    const user = toUser(fields);
    const isSame = String(user.id ?? owner.id) === String(owner.id);
    const stored = store.setUser(isSame ? { ...session.user, ...user } : user);
    showUser(stored);
    return stored;
  }

  /**
   * Restores the stored session when a page starts. Shows it at once, then checks it with `GET /api/users/me`. If that
   * fails, the tokens are refreshed and the check is repeated. The session is cleared with `Session expired. Please login
   * again.` if the server rejects the refresh, or rejects the check and there is no refresh token. It stays with a `notice`
   * if the server couldn't decide: see `isRejection`. A session without a valid user is shown after the check has returned
   * the user; one without a token is refreshed first; one without both tokens is removed. Never rejects. Calls during a
   * restore wait for it.
   */
  function restore(): Promise<void> {
    return (restoring ??= checkStored().finally(() => {
      restoring = undefined;
    }));
  }

  async function checkStored(): Promise<void> {
    const session = store.readPartial();
    if (!session) return signOut(state.get().error, state.get().isLost);
    if (store.read()) showUser(session.user);
    else if (state.get().status === 'signed-out') state.set({ status: 'unknown', error: null, notice: null });
    try {
      // Some servers return the role only if requested, others not even then, so the response is merged.
      mergeUser(
        session.user,
        await calls.check('/api/users/me?populate=role', (fields) => (isProfile(fields) ? fields : undefined)),
      );
    } catch (error) {
      const isUnknown = state.get().status === 'unknown';
      if (isUnknown || error instanceof AuthError) sync();
      // An `AuthError` has already ended the session. No other error ends it.
      if (error instanceof AuthError) return;
      if (store.read() && state.get().user) state.set({ notice: errors.NOT_CHECKED });
      else if (isUnknown) state.set({ status: 'signed-out', notice: store.readPartial() && errors.NOT_RESTORED });
    }
  }

  /** Signs in with the response to a request. `inspect` may reject it before anything is stored. */
  async function signIn(
    path: string,
    body: unknown,
    inspect?: (response: unknown) => void | Promise<void>,
  ): Promise<Login> {
    signingIn += 1;
    state.set({ loading: true, error: null });
    try {
      const response = await http.post(path, body, { auth: 'none' });
      await inspect?.(response);
      const { jwt, refreshToken = null } = readTokens(response);
      const user = readUser(response);
      if (!jwt || !user) throw new InvalidResponseError();
      const login = store.start({ token: jwt, user: toUser(user), refreshToken });
      showUser(login.user);
      return login;
    } finally {
      signingIn -= 1;
      state.set({ loading: signingIn > 0 });
    }
  }

  /**
   * Logs in with an email address or a username. Rejects with the server's error, or with `Invalid response from server`
   * if the response has no token or no user. An earlier session then stays.
   */
  const login = ({ identifier, password, ...request }: LoginRequest): Promise<Login> =>
    withPasswordSpellings(password, (spelling) =>
      signIn('/api/auth/local', { ...request, identifier: withAsciiDomain(identifier), password: spelling }),
    );

  /**
   * Creates an account and logs in to it. Rejects as `login` does, or with `ConfirmationNeeded` if the email address must
   * be confirmed first.
   */
  const register = ({ email, password, ...request }: RegisterRequest): Promise<Login> =>
    registerWithConsent({ ...request, email: withAsciiDomain(email), password: password.normalize() }, (body) =>
      signIn('/api/auth/local/register', body, (response) => {
        if (needsConfirmation(response)) throw new ConfirmationNeeded();
      }),
    );

  /** Logs out at once: removes the user, the tokens and all three stored values. Notifies the server without waiting. */
  function logout(): void {
    const session = store.readPartial();
    signOut(null);
    if (session?.token) void endOnServer(session.token, session.refreshToken);
  }

  /**
   * Refreshes the tokens. Rejects with `No refresh token available`; with `Session expired. Please login again.` if the
   * server rejects the refresh token, and clears the session; or with the error of the request, and the session stays.
   */
  async function refresh(): Promise<void> {
    const session = store.readPartial();
    if (!session) throw new AuthError(errors.NO_REFRESH_TOKEN);
    await refreshTokens(session.token);
    sync();
  }

  /**
   * Changes fields of the profile with `PUT /api/users/{id}` and merges the response into the stored user, which is
   * returned. Rejects with `User not authenticated` if no one is signed in, before or during the request.
   */
  async function updateProfile(update: ProfileUpdate): Promise<User> {
    if (requireSession().user.id === undefined) await restore();
    const { user } = requireSession();
    if (user.id === undefined) throw new InvalidResponseError();
    const path = `/api/users/${encodeURIComponent(user.id)}`;
    const { email, currentPassword } = update;
    const response = await withPasswordSpellings(currentPassword ?? '', (spelling) => {
      const body = {
        ...update,
        ...(email !== undefined && { email: withAsciiDomain(email) }),
        ...(currentPassword !== undefined && { currentPassword: spelling }),
      };
      return calls.http.request({
        method: 'PUT',
        path,
        body,
        parse: (fields) => (isProfileUpdate(fields) ? fields : undefined),
      });
    });
    const merged = mergeUser(user, response);
    if (!merged) throw new AuthError(errors.NOT_AUTHENTICATED);
    return merged;
  }

  /**
   * Changes the password and stores the tokens and the user of the response, because a server may end all earlier
   * sessions. Rejects with `User not authenticated` if no one is signed in.
   */
  async function changePassword(request: { currentPassword: string; newPassword: string }): Promise<void> {
    const { user } = requireSession();
    const password = request.newPassword.normalize();
    const response = await withPasswordSpellings(request.currentPassword, (currentPassword) => {
      const body = { currentPassword, password, passwordConfirmation: password };
      return calls.http.post('/api/auth/change-password', body);
    });
    const now = store.read();
    if (!now || now.user.id !== user.id) return;
    // First the tokens: the earlier ones may be invalid, whatever else the response contains.
    const tokens = readTokens(response);
    store.setTokens(tokens);
    const changed = readUser(response);
    if (isProfileUpdate(changed)) mergeUser(user, changed);
    if (isObject(response) && response['jwt'] && !tokens.jwt) throw new InvalidResponseError();
  }

  /**
   * Sets a new password with the code of an email, and logs in with the response, because the server has ended all
   * sessions. Rejects as `login` does, or with `ConfirmationNeeded` if the password is set, but the server rejects its own
   * token until the email address is confirmed, as Strapi does.
   */
  const resetPassword = (request: { code: string; password: string }): Promise<Login> => {
    const password = request.password.normalize();
    const body = { code: request.code, password, passwordConfirmation: password };
    return signIn('/api/auth/reset-password', body, async (response) => {
      const { jwt } = readTokens(response);
      if (!jwt || readUser(response)?.['confirmed'] !== false) return;
      const isRejected = await http.get('/api/users/me', { token: jwt }).then(() => false, isRejection);
      if (isRejected) throw new ConfirmationNeeded();
    });
  };

  /**
   * Deletes the account and the session. Rejects with the server's error, such as a wrong password, and both then stay, or
   * with `User not authenticated` if no one is signed in.
   */
  async function deleteAccount(password: string, options: { cancelSubscription?: boolean } = {}): Promise<void> {
    const { user } = requireSession();
    await withPasswordSpellings(password, (spelling) =>
      calls.http.post('/api/account/delete', { password: spelling, ...options }),
    );
    if (store.read()?.user.id === user.id) signOut(null);
  }

  /**
   * Returns the session of the user that this page shows. Input for one user must not be sent for another who has logged
   * in in another tab. Throws `User not authenticated`.
   */
  function requireSession(): Session {
    const session = store.read();
    const shown = state.get().user ?? session?.user;
    if (session && session.user.id === shown?.id) return session;
    sync();
    throw new AuthError(errors.NOT_AUTHENTICATED);
  }

  /** Ends a session on the server, if possible. The server requires a valid token, so an outdated one is refreshed once. */
  async function endOnServer(token: string, refreshToken: string | null | undefined, isRetry = false): Promise<void> {
    try {
      await http.post('/api/auth/logout', refreshToken ? { refreshToken } : {}, { token, keepalive: true });
    } catch (error) {
      if (isRetry || !refreshToken || !hasStatus(error, 401)) return; // The session expires on the server.
      const next = await requestRefresh(http, refreshToken).catch(() => null);
      if (next?.jwt) await endOnServer(next.jwt, next.refreshToken, true);
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    /** Requests to the account API with the token of the session, also for other adapters. */
    http: calls.http,
    restore,
    /** Resolves when the check of the stored session, if any, has finished or failed. */
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
  };
}

const WRONG_PASSWORD = new Set<unknown>([WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD]);

/**
 * Sends a password in NFC, like new passwords (RFC 8265). If the server rejects it and the typed text differs, sends that:
 * the password may have been stored before it was normalized.
 */
async function withPasswordSpellings<Result>(
  password: string,
  send: (spelling: string) => Promise<Result>,
): Promise<Result> {
  const normalized = password.normalize();
  try {
    return await send(normalized);
  } catch (error) {
    if (normalized === password || !(error instanceof Error) || !WRONG_PASSWORD.has(error.message)) throw error;
    return send(password);
  }
}

/** Key in `sessionStorage`, set after the server has rejected the consent. */
const CONSENT_REFUSED = 'consent_refused';

/**
 * Registers with the consent, or without it if the server doesn't know that field: a Strapi without the settings for it
 * rejects unknown fields, and an account without the note is better than none. The rejection is remembered for the visit,
 * because Strapi's rate limit counts both requests.
 */
export async function registerWithConsent<Result>(
  { consent, ...request }: RegisterRequest,
  send: (request: RegisterRequest) => Promise<Result>,
  getStorage: () => StorageLike = () => sessionStorage,
): Promise<Result> {
  const isRefused = orNull(() => getStorage().getItem(CONSENT_REFUSED)) !== null;
  if (consent === undefined || isRefused) return send(request);
  try {
    return await send({ ...request, consent });
  } catch (error) {
    if (!(error instanceof HttpError) || error.message !== 'Invalid parameters: consent') throw error;
    orNull(() => getStorage().setItem(CONSENT_REFUSED, 'true'));
    return send(request);
  }
}
