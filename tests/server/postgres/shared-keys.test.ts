import { beforeEach, describe, expect, test } from 'vitest';
import { newPostgresDatabase } from '../database.ts';
import { runAdminWith } from '../run-admin.ts';
import { SHARED_KEYS, newLicenseKey } from '../shared-keys.ts';
import { startSite } from '../site.ts';

describe('servers on one PostgreSQL database', () => {
  let databaseUrl: string;
  beforeEach(async () => {
    databaseUrl = await newPostgresDatabase();
  });

  const start = (keys: { jwtSecret?: string; licenseKey?: string } = SHARED_KEYS) =>
    startSite({ config: { databaseUrl, ...keys } });

  test('start and restart with the same keys', async () => {
    const sites = await Promise.all([start(), start(), start()]);
    await sites[0].stop();
    expect((await (await start()).send('/readyz')).status).toBe(200);
  });

  test('fail to start without the shared keys, and name the missing variables', async () => {
    const first = await start();
    await expect(start({})).rejects.toThrow(
      /^JWT_SECRET is not set, and the key in DATA_DIR differs from the one that the other servers on this database use; LICENCE_KEY is not set, .*\. All servers must have the same keys\. To change a key, stop all servers and run "npm run admin -- forget-keys"\.$/,
    );
    await expect(start({ jwtSecret: SHARED_KEYS.jwtSecret })).rejects.toThrow(
      /^LICENCE_KEY is not set, and [^;]*\. All servers must/,
    );
    expect((await first.send('/readyz')).status).toBe(200);
    await start();
  });

  test('fail to start with a different key, without revealing it', async () => {
    await start();
    const jwtSecret = 'the secret of a different server';
    const error: unknown = await start({ ...SHARED_KEYS, jwtSecret }).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(
      /StartError: JWT_SECRET differs from the key that the other servers on this database use\. /,
    );
    expect(String(error)).not.toContain(jwtSecret);
    await expect(start({ ...SHARED_KEYS, licenseKey: newLicenseKey() })).rejects.toThrow(/^LICENCE_KEY differs/);
  });

  test('fail to start, except for one, if they start at once with different keys', async () => {
    const started = await Promise.allSettled([start({}), start({}), start({})]);
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('start with different keys after admin forget-keys', async () => {
    await (await start()).stop();
    expect(await runAdminWith({ DATABASE_URL: databaseUrl }, ['forget-keys'])).toEqual({
      code: 0,
      stdout: 'Key fingerprints removed: 2. The keys of the next server that starts will be recorded.\n',
      stderr: '',
    });
    const next = await start({ ...SHARED_KEYS, jwtSecret: 'the new secret of all the servers' });
    expect((await next.send('/readyz')).status).toBe(200);
    await expect(start()).rejects.toThrow(/^JWT_SECRET differs/);
  });
});
