import type { Auth } from '../../adapters/auth/auth.ts';
import { SESSION_KEYS, SIGNED_OUT, TOKEN, UNKNOWN, USER } from '../../adapters/auth/state.ts';
import type { AuthState } from '../../adapters/auth/state.ts';
import type { User } from '../../adapters/auth/user.ts';
import { NetworkError } from '../../adapters/http.ts';
import { createObservable } from '../../adapters/observable.ts';
import { orNull } from '../../adapters/storage.ts';

let loading: Promise<Auth> | undefined;
const loaded = createObservable<{ state: AuthState | undefined }>({ state: undefined });

/**
 * Returns the session of the page, which the runtime and all islands share. Its adapter is loaded with the first call,
 * because most visitors never need it. Rejects with `NetworkError` if it can't be loaded; the next call tries again. Call
 * it only in the browser.
 */
export function loadSession(): Promise<Auth> {
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw new NetworkError(error);
  }));
}

async function load(): Promise<Auth> {
  const { startPageSession } = await import('./page-session.ts');
  const auth = startPageSession();
  const follow = (): void => loaded.set({ state: auth.getState() });
  auth.subscribe(follow);
  follow();
  return auth;
}

/** Returns the state of the session. Until the adapter is loaded, that is only whether there can be one. */
export function sessionState(): AuthState {
  return loaded.get().state ?? (hasStoredValues() ? UNKNOWN : SIGNED_OUT);
}

/** Calls `listener` after each change of the state. Returns a function that unsubscribes. */
export const subscribeToSession = loaded.subscribe;

/* The functions below read the stored session without the adapter. */

/** Returns true if this browser has stored a session. */
export function hasStoredSession(): boolean {
  return read(TOKEN) !== null && read(USER) !== null;
}

/** Returns true if any value of a session is stored. The adapter removes the rest of an incomplete session. */
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
  for (const key of SESSION_KEYS) orNull(() => localStorage.removeItem(key));
}

function readUser(): User | null {
  // The adapter removes invalid JSON.
  return orNull(() => JSON.parse(read(USER) ?? 'null') as User | null);
}

const read = (key: string): string | null => orNull(() => localStorage.getItem(key));
