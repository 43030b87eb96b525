import { expect } from 'vitest';
import { createAuth } from '../../site/adapters/auth/auth.ts';
import type { Auth, AuthOptions } from '../../site/adapters/auth/auth.ts';
import { createHttp } from '../../site/adapters/http.ts';
import { ADA, BOB } from './account-server.ts';
import type { AccountServer } from './account-server.ts';
import type { FakeBrowser } from './fake-browser.ts';

export const AS_ADA = { identifier: 'ada@example.com', password: 'correct' };
export const AS_BOB = { identifier: 'bob@example.com', password: 'correct' };
export const FORM = { username: 'cleo', email: 'cleo@example.com', password: 'correct' };

export const cutOff = (): Error => new TypeError('Failed to fetch');

/** Opens the site in a new tab. */
export function openTab(server: AccountServer, browser: FakeBrowser, options: Partial<AuthOptions> = {}): Auth {
  const http = createHttp({ baseUrl: 'https://api.example', fetch: server.fetch });
  return createAuth({ http, ...browser.tab(), ...options });
}

/** Stores a session, as an earlier visit would have. */
export function store(browser: FakeBrowser, session: { userId: number; token: string; refreshToken?: string }): void {
  browser.values.set('auth_token', session.token);
  browser.values.set('auth_user', JSON.stringify(session.userId === 1 ? ADA : BOB));
  if (session.refreshToken) browser.values.set('auth_refresh_token', session.refreshToken);
}

/** Opens a tab whose storage throws for keys for which `isFull` returns true. */
export function openFullTab(server: AccountServer, browser: FakeBrowser, isFull: (key: string) => boolean): Auth {
  const { storage, ...rest } = browser.tab();
  const setItem = (key: string, value: string): void => {
    if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  return openTab(server, browser, { ...rest, storage: { ...storage, setItem } });
}

/** Returns the error with which a promise rejects. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

export const SIGNED_OUT = {
  status: 'signed-out',
  user: null,
  role: null,
  loading: false,
  error: null,
  isLost: false,
  notice: null,
};
/** The state after a session ended elsewhere. */
export const LOST = { ...SIGNED_OUT, isLost: true };
export const NOTHING_STORED = [null, null, null];
