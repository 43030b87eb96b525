import { expect, test } from 'vitest';
import type { Config } from '../../../site/server/process/config.ts';
import { newPostgresDatabase } from '../database.ts';
import { runAdminWith } from '../run-admin.ts';
import { SHARED_KEYS, newLicenceKey } from '../shared-keys.ts';
import { startSite } from '../site.ts';

const shared = async (): Promise<Partial<Config>> => ({
  databaseUrl: await newPostgresDatabase(),
  ...SHARED_KEYS,
});

test('servers with the same keys share a PostgreSQL database and can restart', async () => {
  const config = await shared();
  const sites = await Promise.all([startSite({ config }), startSite({ config }), startSite({ config })]);
  await sites[0].stop();
  expect((await (await startSite({ config })).send('/readyz')).status).toBe(200);
});

test('a server without the shared keys fails to start and names the missing variables', async () => {
  const config = await shared();
  const first = await startSite({ config });
  const { licenceKey: _ofOthers, ...withoutLicenceKey } = config;
  await expect(startSite({ config: { databaseUrl: config.databaseUrl } })).rejects.toThrow(
    /^JWT_SECRET is not set, and the key in DATA_DIR differs from the one that the other servers on this database use; LICENCE_KEY is not set, .*\. All servers must have the same keys\. To change a key, stop all servers and run "npm run admin -- forget-keys"\.$/,
  );
  await expect(startSite({ config: withoutLicenceKey })).rejects.toThrow(
    /^LICENCE_KEY is not set, and [^;]*\. All servers must/,
  );
  expect((await first.send('/readyz')).status).toBe(200);
  await startSite({ config });
});

test('a server with a different key fails to start without revealing a key', async () => {
  const config = await shared();
  await startSite({ config });
  const other = 'the secret of a different server';
  const error: unknown = await startSite({ config: { ...config, jwtSecret: other } }).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(
    /StartError: JWT_SECRET differs from the key that the other servers on this database use\. /,
  );
  expect(String(error)).not.toContain(other);
  await expect(startSite({ config: { ...config, licenceKey: newLicenceKey() } })).rejects.toThrow(
    /^LICENCE_KEY differs/,
  );
});

test('only one of several servers with different keys starts', async () => {
  const databaseUrl = await newPostgresDatabase();
  const started = await Promise.allSettled([1, 2, 3].map(() => startSite({ config: { databaseUrl } })));
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('admin forget-keys lets the next server start with different keys', async () => {
  const config = await shared();
  const first = await startSite({ config });
  await first.stop();
  expect(await runAdminWith({ DATABASE_URL: config.databaseUrl ?? '' }, ['forget-keys'])).toEqual({
    code: 0,
    stdout: 'Key fingerprints removed: 2. The keys of the next server that starts will be recorded.\n',
    stderr: '',
  });
  const next = await startSite({ config: { ...config, jwtSecret: 'the new secret of all the servers' } });
  expect((await next.send('/readyz')).status).toBe(200);
  await expect(startSite({ config })).rejects.toThrow(/^JWT_SECRET differs/);
});
