import { afterEach, expect, test, vi } from 'vitest';
import { browserSession } from '../../site/adapters/auth/browser.ts';
import { AS_ADA, openTab, LOST, SIGNED_OUT } from './scene.ts';
import { AccountServer, ADA } from './account-server.ts';
import { FakeBrowser } from './fake-browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubPage(browser: FakeBrowser): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('localStorage', browser.tab().storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}

test('the session lives in localStorage, and storage events are followed until dispose', async () => {
  const browser = new FakeBrowser();
  const page = stubPage(browser);
  const auth = openTab(new AccountServer(), browser, browserSession());
  await auth.login(AS_ADA);
  await auth.refresh();
  expect(browser.stored()).toEqual(['jwt-2', JSON.stringify(ADA), 'refresh-2']);

  browser.values.clear();
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  expect(auth.getState()).toEqual(LOST);

  auth.dispose();
  browser.values.set('auth_token', 't').set('auth_user', JSON.stringify(ADA));
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token' }));
  expect(auth.getState()).toEqual(LOST);
});

test('a browser without usable localStorage and without locks is signed out without a crash', async () => {
  const browser = new FakeBrowser();
  stubPage(browser);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  const auth = openTab(new AccountServer(), browser, browserSession());
  await auth.restore();
  expect(auth.getState()).toEqual(SIGNED_OUT);
  await auth.login(AS_ADA);
  await auth.refresh();
  expect(auth.getState()).toMatchObject({ status: 'signed-in', user: ADA });
});
