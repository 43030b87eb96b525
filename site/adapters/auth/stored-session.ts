import { SESSION_KEYS, TOKEN, USER } from './session-keys.ts';
import type { User } from './user.ts';

/** Whether this browser holds a session, told without the auth adapter, which most visitors never need. */
export function hasStoredSession(): boolean {
  return read(TOKEN) !== null && read(USER) !== null;
}

/** Whether any value of a session is stored: half a session is for the adapter to clear away. */
export function hasStoredValues(): boolean {
  return SESSION_KEYS.some((key) => read(key) !== null);
}

/** The name to greet the stored user with, until the adapter has been fetched; nothing where there is none. */
export function storedName(): string | undefined {
  try {
    const user = JSON.parse(read(USER) ?? 'null') as User | null;
    return user === null ? undefined : displayName(user);
  } catch {
    return undefined; // Not JSON: the adapter clears it away.
  }
}

/** The id of the stored user as text; nothing where there is none. */
export function storedUserId(): string | undefined {
  try {
    const user = JSON.parse(read(USER) ?? 'null') as User | null;
    return user?.id === undefined ? undefined : String(user.id);
  } catch {
    return undefined; // Not JSON: nobody's.
  }
}

/** What a user is called: by full name, else username, else e-mail address; nothing where the server gave none. */
export function displayName({ full_name: fullName, username, email }: User): string | undefined {
  // Also of a user read from the storage as somebody left it, so each name is looked at.
  return [fullName, username, email].find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** Removes the session from this browser: the last resort where the adapter cannot be fetched to do it. */
export function forgetStoredSession(): void {
  try {
    for (const key of SESSION_KEYS) localStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Blocked: as good as empty.
  }
}
