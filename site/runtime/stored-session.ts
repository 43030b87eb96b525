import type { User } from '../contract/account.ts';

/** The storage values of a session, as the auth adapter keeps them: `auth_token` tells whether there is one. */
const KEYS = ['auth_token', 'auth_user', 'auth_refresh_token'] as const;

/** The key whose coming and going is a sign-in and a sign-out. */
export const TOKEN_KEY = KEYS[0];

/** Whether this browser holds a session, told without the auth adapter, which most visitors never need. */
export function hasStoredSession(): boolean {
  return read(KEYS[0]) !== null && read(KEYS[1]) !== null;
}

/** The name to greet the stored user with, until the adapter has been fetched; nothing where there is none. */
export function storedName(): string | undefined {
  try {
    const user = JSON.parse(read(KEYS[1]) ?? 'null') as User | null;
    return user === null ? undefined : displayName(user);
  } catch {
    return undefined; // Not JSON: the adapter clears it away.
  }
}

/** What a user is called: by full name, else username, else e-mail address. */
export function displayName({ full_name: fullName, username, email }: User): string {
  return [fullName, username].find((name) => typeof name === 'string' && name.trim() !== '') ?? email;
}

/** Removes the session from this browser: the last resort where the adapter cannot be fetched to do it. */
export function forgetStoredSession(): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key);
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
