import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from '../../../tests/session/fake-browser.ts';
import { SESSION_KEYS } from '../../adapters/auth/state.ts';
import { displayName, forgetStoredSession, hasStoredSession, hasStoredValues, storedName } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

function store(values: Record<string, string>): FakeBrowser {
  const browser = new FakeBrowser();
  for (const [key, value] of Object.entries(values)) browser.values.set(key, value);
  vi.stubGlobal('localStorage', browser.tab().storage);
  return browser;
}

test('forgetStoredSession removes only the values of the session', () => {
  const { values } = store({ ...Object.fromEntries(SESSION_KEYS.map((key) => [key, 'x'])), theme: 'dark' });
  forgetStoredSession();
  expect([...values.keys()]).toEqual(['theme']);
});

test.each<[Record<string, string>, boolean, boolean, string | undefined]>([
  [{ auth_token: 't', auth_user: '{"username":"ada"}' }, true, true, 'ada'],
  [{ auth_user: '{"username":"ada"}' }, false, true, 'ada'],
  [{ auth_token: 't' }, false, true, undefined],
  [{ auth_refresh_token: 'r' }, false, true, undefined],
  [{ auth_user: '{' }, false, true, undefined],
  [{ theme: 'dark' }, false, false, undefined],
])('storage with %j contains a session: %j, a part of one: %j, the name: %j', (values, hasSession, hasValues, name) => {
  store(values);
  expect([hasStoredSession(), hasStoredValues(), storedName()]).toEqual([hasSession, hasValues, name]);
});

test('blocked storage counts as empty', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasStoredSession()).toBe(false);
  expect(() => forgetStoredSession()).not.toThrow();
});

test('displayName prefers the full name, then the username', () => {
  const user = { id: 1, email: 'ada@onset.example' };
  expect(displayName({ ...user, username: 'ada', full_name: 'Ada Lovelace' })).toBe('Ada Lovelace');
  expect(displayName({ ...user, username: 'ada', full_name: ' ' })).toBe('ada');
  expect(displayName({ ...user, full_name: null })).toBe('ada@onset.example');
});
