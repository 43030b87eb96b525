import { expect } from 'vitest';
import { createHttp } from '../../http/index.ts';
import { createAuth } from '../auth.ts';
import type { Auth, AuthOptions } from '../auth.ts';
import { ADA, BOB } from './account-server.ts';
import type { AccountServer } from './account-server.ts';
import type { FakeBrowser } from './tabs.ts';

/** Opens the site in a new tab. */
export function openTab(server: AccountServer, browser: FakeBrowser, options: Partial<AuthOptions> = {}): Auth {
  const http = createHttp({ baseUrl: 'https://api.example', fetch: server.fetch });
  return createAuth({ http, ...browser.tab(), ...options });
}

/** Puts a session into the storage, as an earlier visit would have left it. */
export function store(browser: FakeBrowser, session: { userId: number; token: string; refreshToken?: string }): void {
  browser.values.set('auth_token', session.token);
  browser.values.set('auth_user', JSON.stringify(session.userId === 1 ? ADA : BOB));
  if (session.refreshToken) browser.values.set('auth_refresh_token', session.refreshToken);
}

/** The error a promise rejects with; fails where it does not. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

export const SIGNED_OUT = { status: 'signed-out', user: null, role: null, loading: false, error: null, notice: null };
export const NOTHING_STORED = [null, null, null];
