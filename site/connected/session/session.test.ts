import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_KEYS } from '../../adapters/auth/state.ts';
import { displayName, forgetStoredSession, hasStoredSession, hasStoredValues, storedName } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

function store(values: Record<string, string>): Map<string, string> {
  const map = new Map(Object.entries(values));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => map.delete(key),
  });
  return map;
}

test('forgets exactly the values the adapter keeps', () => {
  const map = store({ ...Object.fromEntries(SESSION_KEYS.map((key) => [key, 'x'])), theme: 'dark' });
  forgetStoredSession();
  expect([...map.keys()]).toEqual(['theme']);
});

test('a session is a token and a user', () => {
  store({ auth_token: 't' });
  expect(hasStoredSession()).toBe(false);
  store({ auth_token: 't', auth_user: '{}' });
  expect(hasStoredSession()).toBe(true);
});

test('half a session is something to clear away, and other values are nothing', () => {
  store({ auth_refresh_token: 'r' });
  expect(hasStoredValues()).toBe(true);
  store({ theme: 'dark' });
  expect(hasStoredValues()).toBe(false);
});

test('the name comes from the stored user, if that can be read', () => {
  store({ auth_user: JSON.stringify({ id: 1, email: 'ada@onset.example', username: 'ada' }) });
  expect(storedName()).toBe('ada');
  store({ auth_user: '{' });
  expect(storedName()).toBeUndefined();
  store({});
  expect(storedName()).toBeUndefined();
});

test('blocked storage is as good as empty', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(hasStoredSession()).toBe(false);
  expect(() => forgetStoredSession()).not.toThrow();
});

test('a user is called by the best name there is', () => {
  const user = { id: 1, email: 'ada@onset.example' };
  expect(displayName({ ...user, username: 'ada', full_name: 'Ada Lovelace' })).toBe('Ada Lovelace');
  expect(displayName({ ...user, username: 'ada', full_name: ' ' })).toBe('ada');
  expect(displayName({ ...user, full_name: null })).toBe('ada@onset.example');
});
