import { SESSION_KEYS, TOKEN, USER } from './session-keys.ts';
import type { User } from './user.ts';

/* Reads the stored session without the auth adapter, which most visitors never need. */

/** True if this browser has stored a session. */
export function hasStoredSession(): boolean {
  return read(TOKEN) !== null && read(USER) !== null;
}

/** True if any value of a session is stored. The adapter removes the rest of an incomplete session. */
export function hasStoredValues(): boolean {
  return SESSION_KEYS.some((key) => read(key) !== null);
}

/** Returns the name of the stored user, which is shown until the adapter is loaded. */
export function storedName(): string | undefined {
  const user = readUser();
  return user ? displayName(user) : undefined;
}

/** Returns the ID of the stored user as text. */
export function storedUserId(): string | undefined {
  const id = readUser()?.id;
  return id === undefined ? undefined : String(id);
}

/** Returns a user's full name, else the username or the email address, whichever the server has sent. */
export function displayName({ full_name: fullName, username, email }: User): string | undefined {
  // The storage may contain anything, so each name is checked.
  return [fullName, username, email].find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

/** Removes the session from this browser. For use if the adapter can't be loaded. */
export function forgetStoredSession(): void {
  try {
    for (const key of SESSION_KEYS) localStorage.removeItem(key);
  } catch {
    // The storage is blocked, so it has no session.
  }
}

function readUser(): User | null {
  try {
    return JSON.parse(read(USER) ?? 'null') as User | null;
  } catch {
    return null; // Invalid JSON, which the adapter removes.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // The storage is blocked.
  }
}
