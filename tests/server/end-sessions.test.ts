import { describe, expect, test } from 'vitest';
import { me, refresh } from './calls.ts';
import { logIn, register } from './people.ts';
import { runScript } from './process.ts';
import { startSite } from './site.ts';

describe('npm run db:end-sessions', () => {
  test('ends every session beside a running server, which goes on', async () => {
    const site = await startSite();
    const people = [await register(site, 'alice'), await register(site, 'bob')];
    const env = {
      DATA_DIR: site.dataDir,
      ...(site.databaseUrl === undefined ? {} : { DATABASE_URL: site.databaseUrl }),
    };
    const { code, stdout, stderr } = await runScript('db-end-sessions.ts', [], env);
    expect([code, stdout, stderr]).toEqual([0, '2 sessions are ended: everybody has to log in again\n', '']);
    for (const { jwt, refreshToken } of people) {
      expect((await me(site, jwt)).status).toBe(401);
      expect((await refresh(site, refreshToken)).status).toBe(401);
    }
    expect((await me(site, (await logIn(site, 'alice')).jwt)).status).toBe(200);
  });
});
