import { describe, expect, test } from 'vitest';
import { post, put } from './calls.ts';
import { messageOf } from './http.ts';
import { logIn, register } from './people.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const registerAs = (site: TestSite, username: string, number = 0) =>
  post(site, '/api/auth/local/register', {
    username,
    email: `person${number}@example.test`,
    password: 'long enough',
  });

const CHARACTERS = 'username must contain only letters, digits, dots, hyphens and underscores';
const LINK = 'username must not look like a web address';

describe('a username', () => {
  test('is 3–32 letters of any script, digits, dots, underscores and hyphens', async () => {
    const site = await startSite();
    const good = [
      'abc',
      'jane.doe',
      '山田.太郎',
      'commander.net1',
      'J_o-e.9',
      '山田太郎',
      'प्रिया',
      'דוד.לוי',
      'Ng\u0303oc',
      'ко́лода',
      '٣٤٥',
      'a'.repeat(32),
      '𝒶𝒷𝒸',
    ];
    for (const [number, name] of good.entries())
      expect([name, (await registerAs(site, name, number)).status]).toEqual([name, 200]);
  });

  test.for([
    ['ab', 'username must be at least 3 characters'],
    ['a'.repeat(33), 'username must be at most 32 characters'],
    ['jane doe', CHARACTERS],
    ['jane@example.test', CHARACTERS],
    ['jane\u202edoe', CHARACTERS],
    ['jane\u3164doe', CHARACTERS],
    ['\u0301jane', CHARACTERS],
    ['jane😀', CHARACTERS],
    ['jane．doe', CHARACTERS],
    ['onset.example', LINK],
    ['evil.com-now', LINK],
    ['кремль.рф', LINK],
  ] as const)('is not %j', async ([name, message]) => {
    const site = await startSite();
    const response = await registerAs(site, name);
    expect([response.status, messageOf(response)]).toEqual([400, message]);
    const { jwt, user } = await register(site, 'alice');
    const renamed = await put(site, user.id, jwt, { username: name });
    expect([renamed.status, messageOf(renamed)]).toEqual([400, message]);
  });

  test('is one however it was typed: composed or not, at registering, changing and logging in', async () => {
    const site = await startSite();
    await registerAs(site, 'Rene\u0301e');
    expect(messageOf(await registerAs(site, 'Ren\u00e9e', 1))).toBe('Email or Username are already taken');
    for (const name of ['Rene\u0301e', 'Ren\u00e9e'])
      expect((await logIn(site, name, 'long enough')).user['username']).toBe('Ren\u00e9e');
    const { jwt, user } = await register(site, 'alice');
    expect(messageOf(await put(site, user.id, jwt, { username: 'Rene\u0301e' }))).toBe('Username already taken');
  });
});
