import { isObject } from '../http/schema.ts';
import { resilientStorage } from './resilient-storage.ts';
import type { StorageLike } from './resilient-storage.ts';
import { REFRESH_TOKEN, SESSION_KEYS, TOKEN, USER } from './session-keys.ts';
import { isBearer } from './shapes.ts';
import type { Tokens } from './shapes.ts';
import { toUser } from './user.ts';
import type { User } from './user.ts';

export interface Session {
  token: string;
  user: User;
  refreshToken: string | null;
}

/** What is left of a session whose token or user is missing or unreadable. It has at least one of the two tokens. */
export interface PartialSession extends Omit<Session, 'token'> {
  token: string | null;
}

export interface SessionStore {
  /** The stored session, or null if it is missing, incomplete or unreadable. Never throws, never writes. */
  read: () => Session | null;
  /** The stored session, complete or not; null if no token can be used. A user that is unreadable is one without fields. */
  readPartial: () => PartialSession | null;
  /** True where no token is stored: signed out, and not merely in the middle of being written by another tab. */
  isEmpty: () => boolean;
  /** Replaces the whole session, and returns its user. */
  start: (session: Session) => User;
  /** Stores the tokens of a response; a missing one leaves the stored one as it is. */
  keepTokens: (tokens: Tokens) => void;
  /** Stores the user and returns it; an unchanged user is the same object as before. */
  keepUser: (user: User) => User;
  /** Removes all three values. */
  clear: () => void;
}

/**
 * The session in browser storage, which is where its truth is: every tab reads it anew before each use, because another
 * tab may have rotated the tokens, signed out, or signed in as somebody else.
 *
 * Other tabs can read between two writes. So `auth_token` is written last and removed first: while it is there, the
 * other values are there too.
 */
export function createSessionStore(unsafe: StorageLike): SessionStore {
  const storage = resilientStorage(unsafe, SESSION_KEYS);
  let parsed: { text: string; user: User | null } | undefined;

  /** Parses the stored user once for each text, so that an unchanged user stays the same object. */
  function readUser(): User | null {
    const text = storage.getItem(USER);
    if (text === null) return null;
    if (parsed?.text !== text) parsed = { text, user: parseUser(text) };
    return parsed.user;
  }

  function keepUser(user: User): User {
    const text = JSON.stringify(user);
    if (parsed?.user && parsed.text === text) user = parsed.user;
    parsed = { text, user };
    storage.setItem(USER, text);
    return user;
  }

  function keepTokens({ jwt, refreshToken }: Tokens): void {
    if (refreshToken) storage.setItem(REFRESH_TOKEN, refreshToken);
    if (jwt) storage.setItem(TOKEN, jwt);
  }

  function readPartial(): PartialSession | null {
    const stored = storage.getItem(TOKEN);
    const token = isBearer(stored) ? stored : null;
    const refreshToken = storage.getItem(REFRESH_TOKEN) || null;
    return token || refreshToken ? { token, user: readUser() ?? {}, refreshToken } : null;
  }

  return {
    read() {
      const session = readPartial();
      return session?.token && readUser() ? { ...session, token: session.token } : null;
    },
    readPartial,
    isEmpty: () => !storage.getItem(TOKEN),
    start({ token, user, refreshToken }) {
      // A refresh token of an earlier session must not outlive it.
      if (!refreshToken) storage.removeItem(REFRESH_TOKEN);
      const kept = keepUser(user);
      keepTokens({ jwt: token, refreshToken: refreshToken ?? undefined });
      return kept;
    },
    keepTokens,
    keepUser,
    clear: storage.clear,
  };
}

/** Parses a stored user. An id that is none is nothing the site has written, so there is no telling whose it is. */
export function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const user = toUser(value);
    return user.id === value['id'] ? user : null;
  } catch {
    return null; // Not JSON: somebody else wrote it, or it was cut off. It is no user.
  }
}
