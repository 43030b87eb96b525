import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '../../../site/server/database/backup.ts';
import { databaseFile, openDatabase } from '../../../site/server/database/open.ts';
import { readConfig } from '../../../site/server/process/config.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { forgot, me, refresh, reset } from '../calls.ts';
import { send } from '../http.ts';
import { logIn, register } from '../people.ts';
import { startProcess } from '../process.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

const SECRET = 'the same secret before and after a restore';
const NOT_A_DATABASE = 'not a database, but as long as the header of one';

let site: TestSite;
let dir: string;
let file: string;
beforeEach(async () => {
  site = await startSite({ config: { jwtSecret: SECRET } });
  dir = temporaryDir();
  file = join(dir, 'backup.sqlite');
});

const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir });
const succeeds = (stdout: unknown) => ({ code: 0, stdout, stderr: '' });

describe('backup', () => {
  test('contains everything acknowledged before it began, even during writes', async () => {
    await register(site, 'before');
    const writing = Promise.all(['one', 'two', 'three', 'four'].map((name) => register(site, `during-${name}`)));
    const backup = await runAdminWith({ DATA_DIR: site.dataDir }, ['backup', file]);
    expect(backup).toEqual(succeeds(`Backed up the database to ${file}.\n`));
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['backup.sqlite']);
    const dataDir = join(temporaryDir(), 'data');
    expect(await runAdminWith({ DATA_DIR: dataDir }, ['restore', file])).toEqual(
      succeeds(`Restored the database from ${file} and ended all its sessions. Everyone has to log in again.\n`),
    );
    const restored = await startSite({ config: { dataDir } });
    expect((await logIn(restored, 'before')).user.username).toBe('before');
  });

  test('is private while it is written, and does not reuse an existing temporary file', async () => {
    await register(site, 'alice');
    writeFileSync(`${file}.part`, '', { mode: 0o644 });
    const writing = backUp(configOf(site.dataDir), file);
    // The copy and its journal.
    const written = readdirSync(dir).filter((name) => name !== 'backup.sqlite.part');
    const modes = new Set(written.map((name) => statSync(join(dir, name)).mode & 0o777));
    await writing;
    expect(modes).toEqual(new Set([0o600]));
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('');
    expect(readdirSync(dir)).toEqual(['backup.sqlite', 'backup.sqlite.part']);
  });

  test('rejects a missing database, an existing file, a missing folder and PostgreSQL', async () => {
    await expect(backUp(configOf(dir), file)).rejects.toThrow(/^There is no database to back up/);
    const config = configOf(site.dataDir);
    const postgres = readConfig({ DATABASE_URL: 'postgresql://localhost/onset' });
    const missing = join(dir, 'no', 'where');
    await expect(backUp(postgres, file)).rejects.toThrow(/but DATABASE_URL is set\. Use pg_dump and pg_restore/);
    await expect(backUp(config, missing)).rejects.toThrow(/could not be copied to .*where/);
    writeFileSync(file, 'something');
    await expect(backUp(config, file)).rejects.toThrow(/already exists\. Choose the name of a new file\.$/);
  });

  test('rejects a database from a newer version', async () => {
    await site.database
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '' } as never)
      .execute();
    await expect(backUp(configOf(site.dataDir), file)).rejects.toThrow(
      /from a newer version, with the migrations 9999-later/,
    );
  });
});

describe('restore', () => {
  test('is rejected without changes while a server uses the database', async () => {
    await backUp(configOf(site.dataDir), file);
    await register(site, 'alice');
    expect(await runAdminWith({ DATA_DIR: site.dataDir }, ['restore', file])).toEqual({
      code: 1,
      stdout: '',
      stderr: `A server is using ${databaseFile(site.dataDir)}. Stop it before you restore a backup.\n`,
    });
    expect((await logIn(site, 'alice')).user.username).toBe('alice');
    await register(site, 'bob');
  });

  test('invalidates all tokens and the codes sent by email', async () => {
    const alice = await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    const code = (await site.mailed()).find(({ event }) => event === 'reset-password')?.code ?? '';
    await backUp(configOf(site.dataDir), file);
    const bob = await register(site, 'bob');
    await site.stop();
    const output =
      /ended all its sessions\. Everyone has to log in again\.\nThe previous database was kept as .*onset\.sqlite\.before-restore-\d+\.\n$/;
    expect(await runAdminWith({ DATA_DIR: site.dataDir }, ['restore', file])).toEqual(
      succeeds(expect.stringMatching(output)),
    );
    const restored = await startSite({ config: { jwtSecret: SECRET, dataDir: site.dataDir } });
    for (const { jwt, refreshToken } of [alice, bob]) {
      expect((await me(restored, jwt)).status).toBe(401);
      expect((await refresh(restored, refreshToken)).status).toBe(401);
    }
    expect((await reset(restored, code)).status).toBe(400);
    expect((await me(restored, (await logIn(restored, 'alice')).jwt)).status).toBe(200);
  });

  test('replaces a damaged database and keeps it', async () => {
    await register(site, 'alice');
    await backUp(configOf(site.dataDir), file);
    await site.stop();
    writeFileSync(databaseFile(site.dataDir), NOT_A_DATABASE);
    const kept = (await restore(configOf(site.dataDir), file, Date.now())) ?? '';
    expect(readFileSync(kept, 'utf8')).toBe(NOT_A_DATABASE);
    const restored = await startSite({ config: { dataDir: site.dataDir } });
    expect((await logIn(restored, 'alice')).user.username).toBe('alice');
  });

  test('ignores the log left behind by a deleted database', async () => {
    const dataDir = join(dir, 'data');
    const killed = await startProcess(dataDir);
    await backUp(configOf(dataDir), file);
    await register({ send: (path, sent) => send(killed.port, path, sent) }, 'after-the-backup');
    killed.child.kill('SIGKILL');
    await killed.ended;
    rmSync(databaseFile(dataDir));
    const kept = (await restore(configOf(dataDir), file, Date.now())) ?? '';
    expect(existsSync(`${kept}-wal`)).toBe(true);
    const after = await openDatabase({ dataDir, databaseUrl: undefined, onError: () => {} });
    onTestFinished(() => after.destroy());
    expect(await after.selectFrom('users').select('username').execute()).toEqual([]);
  });

  test('rejects a file that is not a backup', async () => {
    writeFileSync(file, NOT_A_DATABASE);
    const config = configOf(dir);
    await expect(restore(config, file, 0)).rejects.toThrow(/^The file is not a backup of this server's database/);
    const missing = restore(config, join(dir, 'missing'), 0);
    await expect(missing).rejects.toThrow(/does not exist\. Choose a file made by/);
    expect(readdirSync(dir)).toEqual(['backup.sqlite']);
  });
});

test('admin end-sessions ends every session while the server keeps running', async () => {
  const people = [await register(site, 'alice'), await register(site, 'bob')];
  expect(await runAdminWith(adminEnv(site), ['end-sessions'])).toEqual(
    succeeds('Sessions ended: 2. Everyone has to log in again.\n'),
  );
  for (const { jwt, refreshToken } of people) {
    expect((await me(site, jwt)).status).toBe(401);
    expect((await refresh(site, refreshToken)).status).toBe(401);
  }
  expect((await me(site, (await logIn(site, 'alice')).jwt)).status).toBe(200);
});
