import { orNull } from '../storage.ts';
import type { StorageLike } from '../storage.ts';
import { REFRESH_TOKEN, SESSION_KEYS, TOKEN, USER } from './state.ts';
import { isBearerToken, parseUser } from './user.ts';
import type { Tokens, User } from './user.ts';

export interface Session {
  token: string;
  user: User;
  refreshToken: string | null;
}

/** Rest of a session whose token or user is missing or invalid. It has at least one of the two tokens. */
export type PartialSession = Omit<Session, 'token'> & { token: string | null };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Stores the session in browser storage. The stored values are the truth: they are read before each use, because another
 * tab may have refreshed the tokens, logged out, or logged in as someone else.
 *
 * Other tabs can read between two writes. So `auth_token` is written last and removed first: if it exists, the other
 * values exist too.
 */
export function createSessionStore(unsafe: StorageLike) {
  const storage = resilientStorage(unsafe, SESSION_KEYS);
  let parsed: { text: string; user: User | null } | undefined;

  /** Parses the stored user only if its text has changed, so that an unchanged user is the same object. */
  function readUser(): User | null {
    const text = storage.getItem(USER);
    if (text === null) return null;
    if (parsed?.text !== text) parsed = { text, user: parseUser(text) };
    return parsed.user;
  }

  /** Stores the user and returns it; an unchanged user is the same object as before. */
  function setUser(user: User): User {
    const text = JSON.stringify(user);
    if (parsed?.user && parsed.text === text) user = parsed.user;
    parsed = { text, user };
    storage.setItem(USER, text);
    return user;
  }

  /** Stores the tokens of a response. A missing one leaves the stored one unchanged. */
  function setTokens({ jwt, refreshToken }: Tokens): void {
    if (refreshToken) storage.setItem(REFRESH_TOKEN, refreshToken);
    if (jwt) storage.setItem(TOKEN, jwt);
  }

  /** Returns the stored session, complete or not, or null without a valid token. An invalid user becomes `{}`. */
  function readPartial(): PartialSession | null {
    const stored = storage.getItem(TOKEN);
    const token = isBearerToken(stored) ? stored : null;
    const refreshToken = storage.getItem(REFRESH_TOKEN) || null;
    return token || refreshToken ? { token, user: readUser() ?? {}, refreshToken } : null;
  }

  /** Returns the stored session, or null if it is missing, incomplete or invalid. */
  function read(): Session | null {
    const session = readPartial();
    return session?.token && readUser() ? { ...session, token: session.token } : null;
  }

  /** Replaces the whole session. Returns its user, and false as `isStored` if the browser hasn't stored it. */
  function start({ token, user, refreshToken }: Session): { user: User; isStored: boolean } {
    // A refresh token of the previous session must not remain.
    if (!refreshToken) storage.removeItem(REFRESH_TOKEN);
    const stored = setUser(user);
    setTokens({ jwt: token, refreshToken: refreshToken ?? undefined });
    // Read back, because some browsers ignore writes.
    return { user: stored, isStored: orNull(() => unsafe.getItem(TOKEN)) === token };
  }

  /** Returns true if no token is stored: signed out, unlike a session that another tab is writing. */
  const isEmpty = (): boolean => !storage.getItem(TOKEN);

  return { read, readPartial, isEmpty, start, setTokens, setUser, clear: () => storage.clear() };
}

/**
 * Wraps a storage so that no call throws. If it is blocked or full, the values of `keys` are in memory until they are
 * cleared or the page is closed: visitors with such settings can log in, and a reload logs them out.
 *
 * Then all of them are removed from the storage, in the order of `keys`. A storage that accepted only some of the values
 * would show other tabs the token of one session with the user of another.
 */
function resilientStorage(storage: StorageLike, keys: readonly string[]) {
  let memory: Map<string, string> | undefined;

  function moveToMemory(): Map<string, string> {
    const values = new Map<string, string>();
    for (const key of keys) {
      const value = orNull(() => storage.getItem(key));
      if (value !== null) values.set(key, value);
      orNull(() => storage.removeItem(key));
    }
    return values;
  }

  return {
    getItem: (key: string): string | null => (memory ? (memory.get(key) ?? null) : orNull(() => storage.getItem(key))),
    setItem(key: string, value: string): void {
      try {
        if (!memory) return storage.setItem(key, value);
      } catch {
        memory = moveToMemory();
      }
      memory.set(key, value);
    },
    removeItem(key: string): void {
      // The storage may contain the session of another tab by now.
      if (memory) memory.delete(key);
      else orNull(() => storage.removeItem(key));
    },
    clear(): void {
      memory = undefined;
      for (const key of keys) orNull(() => storage.removeItem(key));
    },
  };
}
