import { afterEach, beforeEach, vi } from 'vitest';
import { createAuth } from '../../site/adapters/auth/auth.ts';
import type { Auth, AuthOptions } from '../../site/adapters/auth/auth.ts';
import type { StorageLike } from '../../site/adapters/storage.ts';
import { createHttp } from '../../site/adapters/http.ts';
import { AccountServer, ADA } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';

export const AS_ADA = { identifier: 'ada@example.com', password: 'correct' };
export const AS_BOB = { identifier: 'bob@example.com', password: 'correct' };
export const FORM = { username: 'cleo', email: 'cleo@example.com', password: 'correct' };
export const CHANGE = { currentPassword: 'correct', newPassword: 'better' };

export const EXPIRED = 'Session expired. Please login again.';
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

export const cutOff = (): Error => new TypeError('Failed to fetch');

export type Scene = ReturnType<typeof createScene>;

/** Passes a new scene to `assign` before each test of the file. Its time passes only if the test advances it. */
export function prepareScene(assign: (scene: Scene) => void): void {
  beforeEach(() => {
    vi.useFakeTimers();
    assign(createScene());
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A server, a browser, and the session of its first tab. */
function createScene() {
  const server = new AccountServer();
  const browser = new FakeBrowser();
  const http = createHttp({ baseUrl: 'https://api.example', fetch: (...request) => server.fetch(...request) });

  /** Opens the site in a new tab. */
  const openTab = (options: Partial<AuthOptions> = {}): Auth => createAuth({ http, ...browser.tab(), ...options });

  /** Opens a tab whose storage throws for keys for which `isFull` returns true. */
  function openFullTab(isFull: (key: string) => boolean): Auth {
    const { storage, onStorageEvent } = browser.tab();
    const setItem: StorageLike['setItem'] = (key, value) => {
      if (isFull(key)) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    };
    return openTab({ onStorageEvent, storage: { ...storage, setItem } });
  }

  /** Stores a session of Ada, as an earlier visit would have. By default, the server opens it. */
  function store({ token, refreshToken }: { token: string; refreshToken?: string } = server.open()): void {
    browser.values.set('auth_token', token);
    browser.values.set('auth_user', JSON.stringify(ADA));
    if (refreshToken) browser.values.set('auth_refresh_token', refreshToken);
  }

  return { server, browser, auth: openTab(), openTab, openFullTab, store };
}
