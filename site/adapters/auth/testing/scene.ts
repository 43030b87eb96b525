import type { Auth } from '../auth.ts';
import { AccountServer } from './account-server.ts';
import { FakeBrowser } from './tabs.ts';
import { openTab } from './visit.ts';

export const AS_ADA = { identifier: 'ada@example.com', password: 'correct' };
export const AS_BOB = { identifier: 'bob@example.com', password: 'correct' };
export const FORM = { username: 'cleo', email: 'cleo@example.com', password: 'correct' };

export const cutOff = (): Error => new TypeError('Failed to fetch');

/** Two tabs of one browser, and the server. */
export interface Scene {
  server: AccountServer;
  browser: FakeBrowser;
  auth: Auth;
  other: Auth;
  /** Waits by the clock, which is faked. */
  pass: (ms: number) => Promise<unknown>;
}

export function openScene(): Scene {
  const server = new AccountServer();
  const browser = new FakeBrowser();
  return {
    server,
    browser,
    auth: openTab(server, browser),
    other: openTab(server, browser),
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}
