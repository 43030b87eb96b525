import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../site/server/process/config.ts';
import { backUp, restore } from '../../site/server/database/backup.ts';
import { databaseFile, openDatabase } from '../../site/server/database/open.ts';
import { forgot, me, refresh, reset } from './calls.ts';
import { logIn, register } from './people.ts';
import { send } from './http.ts';
import { runScript, startProcess } from './process.ts';
import { startSite, temporaryDir } from './site.ts';

const SECRET = 'one secret for before and after it';

const configOf = (dataDir: string) => readConfig({ DATA_DIR: dataDir });

describe('a backup', () => {
  test('made while the server is written to holds everything told before it began', async () => {
    const site = await startSite();
    await register(site, 'before');
    const file = join(temporaryDir(), 'backup.sqlite');
    const writing = Promise.all(['one', 'two', 'three', 'four'].map((name) => register(site, `during-${name}`)));
    await backUp(configOf(site.dataDir), file);
    await writing;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['backup.sqlite']);
    const dataDir = join(temporaryDir(), 'data');
    const { stdout, code } = await runScript('db-restore.ts', [file], { DATA_DIR: dataDir });
    expect([code, stdout]).toEqual([
      0,
      `The database is restored from ${file}, and every session in it is ended: everybody has to log in again\n`,
    ]);
    const restored = await startSite({ config: { dataDir } });
    expect((await logIn(restored, 'before')).user.username).toBe('before');
  });

  test('is private while it is written, and never continues a file that was put there before', async () => {
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

  test('of what is no database is rejected, with the reason', async () => {
    const dataDir = temporaryDir();
    writeFileSync(databaseFile(dataDir), 'not a database at all, but long enough to be taken for one');
    await expect(backUp(configOf(dataDir), join(dataDir, 'new'))).rejects.toThrow(
      /onset\.sqlite could not be copied to .*new \(file is not a database\)$/,
    );
    expect(readdirSync(dataDir)).toEqual(['onset.sqlite']);
  });

  test('of nothing, or over something, is rejected', async () => {
    const dataDir = temporaryDir();
    await expect(backUp(configOf(dataDir), join(dataDir, 'new'))).rejects.toThrow(/^There is no database to back up/);
    const site = await startSite();
    const file = join(dataDir, 'there');
    writeFileSync(file, 'something');
    await expect(backUp(configOf(site.dataDir), file)).rejects.toThrow(/there exists already/);
    await expect(backUp(configOf(site.dataDir), join(dataDir, 'no', 'where'))).rejects.toThrow(
      /could not be copied to .*where/,
    );
    const postgres = readConfig({ DATABASE_URL: 'postgresql://localhost/onset' });
    await expect(backUp(postgres, join(dataDir, 'new'))).rejects.toThrow(/^DATABASE_URL is set: use pg_dump/);
  });
});

describe('restoring', () => {
  test('is rejected while a server has the database open, and changes nothing', async () => {
    const site = await startSite();
    const file = join(temporaryDir(), 'backup.sqlite');
    await backUp(configOf(site.dataDir), file);
    await register(site, 'alice');
    const { stderr, code } = await runScript('db-restore.ts', [file], { DATA_DIR: site.dataDir });
    expect([code, stderr]).toEqual([1, `A server has ${databaseFile(site.dataDir)} open: stop it, then restore\n`]);
    expect((await logIn(site, 'alice')).user.username).toBe('alice');
    await register(site, 'bob');
  });

  test('keeps what was there before', async () => {
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

  test('leaves nobody signed in: tokens of before are no longer good, nor is a code that was mailed', async () => {
    const site = await startSite({ config: { jwtSecret: SECRET } });
    const alice = await register(site, 'alice');
    await forgot(site, 'alice@example.test');
    const code = (await site.mailed()).find(({ event }) => event === 'reset-password')?.code ?? '';
    const file = join(temporaryDir(), 'backup.sqlite');
    await backUp(configOf(site.dataDir), file);
    const bob = await register(site, 'bob');
    await site.stop();
    const { code: exitCode, stdout } = await runScript('db-restore.ts', [file], { DATA_DIR: site.dataDir });
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining('every session in it is ended: everybody has to log in again'),
    ]);

    const restored = await startSite({ config: { jwtSecret: SECRET, dataDir: site.dataDir } });
    for (const { jwt, refreshToken } of [alice, bob]) {
      expect((await me(restored, jwt)).status).toBe(401);
      expect((await refresh(restored, refreshToken)).status).toBe(401);
    }
    expect((await reset(restored, code)).status).toBe(400);
    const again = await logIn(restored, 'alice');
    expect((await me(restored, again.jwt)).status).toBe(200);
  });

  test('takes the place of a damaged database, which is kept', async () => {
    const site = await startSite();
    const file = join(temporaryDir(), 'backup.sqlite');
    await register(site, 'alice');
    await backUp(configOf(site.dataDir), file);
    await site.stop();
    const target = databaseFile(site.dataDir);
    writeFileSync(target, 'not a database at all, but long enough to be taken for one');
    const kept = (await restore(configOf(site.dataDir), file, Date.now())) ?? '';
    expect(readFileSync(kept, 'utf8')).toContain('not a database at all');
    const restored = await startSite({ config: { dataDir: site.dataDir } });
    expect((await logIn(restored, 'alice')).user.username).toBe('alice');
  });

  test('adds nothing of the log that a lost database left behind', async () => {
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

  test('says in one line that a file cannot be copied', async () => {
    const dataDir = temporaryDir();
    const { stderr, code } = await runScript('db-restore.ts', [dataDir], { DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([1, `${dataDir} could not be copied into ${dataDir} (EISDIR)\n`]);
  });

  test('takes no file that is no backup', async () => {
    const dir = temporaryDir();
    const file = join(dir, 'text');
    writeFileSync(file, 'not a database at all, but long enough to be taken for one');
    await expect(restore(configOf(dir), file, 0)).rejects.toThrow(/^The file is no backup of this server's database/);
    await expect(restore(configOf(dir), join(dir, 'missing'), 0)).rejects.toThrow(/does not exist, expected a file/);
    expect(readdirSync(dir)).toEqual(['text']);
  });

  test('takes no backup of a newer version', async () => {
    const site = await startSite();
    await site.database
      .insertInto('kysely_migration' as never)
      .values({ name: '9999-later', timestamp: '' } as never)
      .execute();
    const file = join(temporaryDir(), 'backup.sqlite');
    await expect(backUp(configOf(site.dataDir), file)).rejects.toThrow(/of a newer version \(it has 9999-later\)/);
  });
});
