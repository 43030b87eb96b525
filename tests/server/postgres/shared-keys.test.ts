import { expect, test } from 'vitest';
import type { Config } from '../../../site/server/process/config.ts';
import { newPostgresDatabase } from '../database.ts';
import { runScript } from '../process.ts';
import { SHARED_KEYS, newLicenceKey } from '../shared-keys.ts';
import { startSite, temporaryDir } from '../site.ts';

const shared = async (): Promise<Partial<Config>> => ({
  databaseUrl: await newPostgresDatabase(),
  ...SHARED_KEYS,
});

test('servers of one PostgreSQL with the same keys start beside each other, and again', async () => {
  const config = await shared();
  const sites = await Promise.all([startSite({ config }), startSite({ config }), startSite({ config })]);
  await sites[0].stop();
  expect((await (await startSite({ config })).send('/readyz')).status).toBe(200);
});

test('one without a key of its own is told which variable is missing, and changes nothing', async () => {
  const config = await shared();
  const first = await startSite({ config });
  const { licenceKey: _ofOthers, ...withoutLicenceKey } = config;
  await expect(startSite({ config: { databaseUrl: config.databaseUrl } })).rejects.toThrow(
    /^JWT_SECRET is not set, and the key kept in DATA_DIR is another than the servers of this database have; LICENCE_KEY is not set, .*, expected the same on all; to change it on all, stop them and run npm run db:forget-keys$/,
  );
  await expect(startSite({ config: withoutLicenceKey })).rejects.toThrow(
    /^LICENCE_KEY is not set, and [^;]*, expected/,
  );
  expect((await first.send('/readyz')).status).toBe(200);
  await startSite({ config });
});

test('one with another key is told whose is wrong; no key is shown', async () => {
  const config = await shared();
  await startSite({ config });
  const other = 'another secret of some other machine';
  const error: unknown = await startSite({ config: { ...config, jwtSecret: other } }).catch(
    (reason: unknown) => reason,
  );
  expect(String(error)).toMatch(/StartError: JWT_SECRET holds another key than the servers of this database have, /);
  expect(String(error)).not.toContain(other);
  await expect(startSite({ config: { ...config, licenceKey: newLicenceKey() } })).rejects.toThrow(/^LICENCE_KEY holds/);
});

test('of servers that start at once with keys of their own, one goes on', async () => {
  const databaseUrl = await newPostgresDatabase();
  const started = await Promise.allSettled([1, 2, 3].map(() => startSite({ config: { databaseUrl } })));
  expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('a server alone needs no variable: the keys in its data directory are those of the database', async () => {
  const config = { databaseUrl: await newPostgresDatabase(), dataDir: temporaryDir() };
  const first = await startSite({ config });
  await first.stop();
  expect((await (await startSite({ config })).send('/readyz')).status).toBe(200);
});

test('npm run db:forget-keys lets the next server bring other keys', async () => {
  const config = await shared();
  const first = await startSite({ config });
  await first.stop();
  const env = { DATABASE_URL: config.databaseUrl ?? '' };
  expect(await runScript('db-forget-keys.ts', [], env)).toEqual({
    code: 0,
    stdout: '2 keys are forgotten: those of the next server that starts count\n',
    stderr: '',
  });
  const next = await startSite({ config: { ...config, jwtSecret: 'the secret that all have from now on' } });
  expect((await next.send('/readyz')).status).toBe(200);
  await expect(startSite({ config })).rejects.toThrow(/^JWT_SECRET holds another key/);
});

test('npm run db:forget-keys says so where there is nothing to forget', async () => {
  const { code, stderr } = await runScript('db-forget-keys.ts', [], { DATA_DIR: temporaryDir() });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database yet: /)]);
});
