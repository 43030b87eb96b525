import { describe, expect, test } from 'vitest';
import { me, refresh } from './calls.ts';
import { logIn, register } from './people.ts';
import { adminEnv, runAdminWith } from './run-admin.ts';
import { startSite } from './site.ts';

describe('admin end-sessions', () => {
  test('ends every session while the server keeps running', async () => {
    const site = await startSite();
    const people = [await register(site, 'alice'), await register(site, 'bob')];
    expect(await runAdminWith(adminEnv(site), ['end-sessions'])).toEqual({
      code: 0,
      stdout: 'Sessions ended: 2. Everyone has to log in again.\n',
      stderr: '',
    });
    for (const { jwt, refreshToken } of people) {
      expect((await me(site, jwt)).status).toBe(401);
      expect((await refresh(site, refreshToken)).status).toBe(401);
    }
    expect((await me(site, (await logIn(site, 'alice')).jwt)).status).toBe(200);
  });
});
