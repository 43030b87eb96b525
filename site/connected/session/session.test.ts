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

test('forgetStoredSession removes only the values of the session', () => {
  const map = store({ ...Object.fromEntries(SESSION_KEYS.map((key) => [key, 'x'])), theme: 'dark' });
  forgetStoredSession();
  expect([...map.keys()]).toEqual(['theme']);
});

test('hasStoredSession requires a token and a user', () => {
  store({ auth_token: 't' });
  expect(hasStoredSession()).toBe(false);
  store({ auth_token: 't', auth_user: '{}' });
  expect(hasStoredSession()).toBe(true);
});

test('hasStoredValues detects an incomplete session, and ignores other values', () => {
  store({ auth_refresh_token: 'r' });
  expect(hasStoredValues()).toBe(true);
  store({ theme: 'dark' });
  expect(hasStoredValues()).toBe(false);
});

test('storedName returns the name of the stored user, if it is valid', () => {
  store({ auth_user: JSON.stringify({ id: 1, email: 'ada@onset.example', username: 'ada' }) });
  expect(storedName()).toBe('ada');
  store({ auth_user: '{' });
  expect(storedName()).toBeUndefined();
  store({});
  expect(storedName()).toBeUndefined();
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
