import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../site/server/process/config.ts';
import { backUp, restore } from '../../../site/server/database/backup.ts';
import { databaseFile, openDatabase } from '../../../site/server/database/open.ts';
import { forgot, me, refresh, reset } from '../calls.ts';
import { logIn, register } from '../people.ts';
import { send } from '../http.ts';
import { startProcess } from '../process.ts';
import { runAdminWith, adminEnv } from '../run-admin.ts';
import { temporaryDir } from '../../setup/temporary-dir.ts';
import { startSite } from '../site.ts';

const SECRET = 'the same secret before and after a restore';

const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir });

describe('backup', () => {
  test('contains everything acknowledged before it began, even during writes', async () => {
    const site = await startSite();
    await register(site, 'before');
    const file = join(temporaryDir(), 'backup.sqlite');
    const writing = Promise.all(['one', 'two', 'three', 'four'].map((name) => register(site, `during-${name}`)));
    expect(await runAdminWith({ DATA_DIR: site.dataDir }, ['backup', file])).toEqual({
      code: 0,
      stdout: `Backed up the database to ${file}.\n`,
      stderr: '',
    });
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.sqlite']);
    const dataDir = join(temporaryDir(), 'data');
    expect(await runAdminWith({ DATA_DIR: dataDir }, ['restore', file])).toEqual({
      code: 0,
      stdout: `Restored the database from ${file} and ended all its sessions. Everyone has to log in again.\n`,
      stderr: '',
    });
    const restored = await startSite({ config: { dataDir } });
    expect((await logIn(restored, 'before')).user.username).toBe('before');
  });

  test('is private while it is written, and does not reuse an existing temporary file', async () => {
    const site = await startSite();
    await register(site, 'alice');
    const dir = temporaryDir();
    const file = join(dir, 'backup.sqlite');
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
    const dataDir = temporaryDir();
    await expect(backUp(configOf(dataDir), join(dataDir, 'new'))).rejects.toThrow(/^There is no database to back up/);
    const site = await startSite();
    const file = join(dataDir, 'there');
    writeFileSync(file, 'something');
    await expect(backUp(configOf(site.dataDir), file)).rejects.toThrow(
      /there already exists\. Choose the name of a new file\.$/,
    );
    await expect(backUp(configOf(site.dataDir), join(dataDir, 'no', 'where'))).rejects.toThrow(
      /could not be copied to .*where/,
    );
    const postgres = readConfig({ DATABASE_URL: 'postgresql://localhost/onset' });
    await expect(backUp(postgres, join(dataDir, 'new'))).rejects.toThrow(
      /but DATABASE_URL is set\. Use pg_dump and pg_restore/,
    );
  });
});

describe('restore', () => {
  test('is rejected without changes while a server uses the database', async () => {
    const site = await startSite();
    const file = join(temporaryDir(), 'backup.sqlite');
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

  test('keeps the previous database', async () => {
    const site = await startSite();
    const file = join(temporaryDir(), 'backup.sqlite');
    await backUp(configOf(site.dataDir), file);
    await register(site, 'alice');
    await site.stop();
    const kept = (await restore(configOf(site.dataDir), file, Date.now())) ?? '';
    expect(existsSync(kept)).toBe(true);
    const after = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined, onError: () => {} });
    onTestFinished(() => after.destroy());
    expect(await after.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('invalidates all tokens and the codes sent by email', async () => {
    const site = await startSite({ config: { jwtSecret: SECRET } });
    const alice = await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    const code = (await site.mailed()).find(({ event }) => event === 'reset-password')?.code ?? '';
    const file = join(temporaryDir(), 'backup.sqlite');
    await backUp(configOf(site.dataDir), file);
    const bob = await register(site, 'bob');
    await site.stop();
    expect(await runAdminWith({ DATA_DIR: site.dataDir }, ['restore', file])).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /ended all its sessions\. Everyone has to log in again\.\nThe previous database was kept as .*onset\.sqlite\.before-restore-\d+\.\n$/,
      ) as string,
      stderr: '',
    });

    const restored = await startSite({ config: { jwtSecret: SECRET, dataDir: site.dataDir } });
    for (const { jwt, refreshToken } of [alice, bob]) {
      expect((await me(restored, jwt)).status).toBe(401);
      expect((await refresh(restored, refreshToken)).status).toBe(401);
    }
    expect((await reset(restored, code)).status).toBe(400);
    const again = await logIn(restored, 'alice');
    expect((await me(restored, again.jwt)).status).toBe(200);
  });

  test('replaces a damaged database and keeps it', async () => {
    const site = await startSite();
    const file = join(temporaryDir(), 'backup.sqlite');
    await register(site, 'alice');
    await backUp(configOf(site.dataDir), file);
    await site.stop();
    const target = databaseFile(site.dataDir);
    writeFileSync(target, 'not a database, but as long as the header of one');
    const kept = (await restore(configOf(site.dataDir), file, Date.now())) ?? '';
    expect(readFileSync(kept, 'utf8')).toContain('not a database');
    const restored = await startSite({ config: { dataDir: site.dataDir } });
    expect((await logIn(restored, 'alice')).user.username).toBe('alice');
  });

  test('ignores the log left behind by a deleted database', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const site = await startProcess(dataDir);
    const file = join(temporaryDir(), 'backup.sqlite');
    await backUp(configOf(dataDir), file);
    const register = (username: string) =>
      send(site.port, '/api/auth/local/register', {
        method: 'POST',
        body: { username, email: `${username}@example.test`, password: 'long enough' },
      });
    expect((await register('after-the-backup')).status).toBe(200);
    site.child.kill('SIGKILL');
    await site.ended;
    const target = databaseFile(dataDir);
    rmSync(target);
    const kept = (await restore(configOf(dataDir), file, Date.now())) ?? '';
    expect(existsSync(`${kept}-wal`)).toBe(true);
    const after = await openDatabase({ dataDir, databaseUrl: undefined, onError: () => {} });
    onTestFinished(() => after.destroy());
    expect(await after.selectFrom('users').select('username').execute()).toEqual([]);
  });

  test('rejects a file that is not a backup', async () => {
    const dir = temporaryDir();
    const file = join(dir, 'text');
    writeFileSync(file, 'not a database, but as long as the header of one');
    await expect(restore(configOf(dir), file, 0)).rejects.toThrow(
      /^The file is not a backup of this server's database/,
    );
    await expect(restore(configOf(dir), join(dir, 'missing'), 0)).rejects.toThrow(
      /does not exist\. Choose a file made by/,
    );
    expect(readdirSync(dir)).toEqual(['text']);
  });

  test('rejects a backup from a newer version', async () => {
    const site = await startSite();
    await site.database
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '' } as never)
      .execute();
    const file = join(temporaryDir(), 'backup.sqlite');
    await expect(backUp(configOf(site.dataDir), file)).rejects.toThrow(
      /from a newer version, with the migrations 9999-later/,
    );
  });
});

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
