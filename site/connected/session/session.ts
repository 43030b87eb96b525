import type { Auth } from '../../adapters/auth/auth.ts';
import { SIGNED_OUT, UNKNOWN } from '../../adapters/auth/state.ts';
import type { AuthState } from '../../adapters/auth/state.ts';
import { hasStoredValues } from '../../adapters/auth/stored-session.ts';
import { NetworkError } from '../../adapters/http/errors.ts';

let auth: Auth | undefined;
let loading: Promise<Auth> | undefined;
const listeners = new Set<() => void>();

/**
 * The visitor's session: one for the page, whoever asks, the runtime or an island. Its adapter is fetched when the first
 * asks, because most visitors never need it. Rejects with `NetworkError` where it cannot be had; the next call tries
 * again. In the browser only.
 */
export function loadSession(): Promise<Auth> {
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw new NetworkError(error);
  }));
}

async function load(): Promise<Auth> {
  const { startPageSession } = await import('./page-session.ts');
  auth = startPageSession();
  auth.subscribe(notify);
  notify();
  return auth;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** What is known of the session: before its adapter is there, only whether there can be one. */
export function sessionState(): AuthState {
  return auth?.getState() ?? (hasStoredValues() ? UNKNOWN : SIGNED_OUT);
}

/** Calls back at each change of the state; returns the function that ends it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
