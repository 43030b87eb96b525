import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../site/server/config.ts';
import { backUp, restore } from '../../site/server/database/backup.ts';
import { databaseFile, openDatabase } from '../../site/server/database/open.ts';
import { logIn, register } from './people.ts';
import { runScript } from './process.ts';
import { startSite, temporaryDir } from './site.ts';

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
    expect([code, stdout]).toEqual([0, `The database is restored from ${file}\n`]);
    const restored = await startSite({ config: { dataDir } });
    expect((await logIn(restored, 'before')).user.username).toBe('before');
  });

  test('of nothing, or over something, is refused', async () => {
    const dataDir = temporaryDir();
    await expect(backUp(configOf(dataDir), join(dataDir, 'new'))).rejects.toThrow(/^There is no database to back up/);
    const site = await startSite();
    const file = join(dataDir, 'there');
    writeFileSync(file, 'something');
    await expect(backUp(configOf(site.dataDir), file)).rejects.toThrow(/there exists already/);
    await expect(backUp(configOf(site.dataDir), join(dataDir, 'no', 'where'))).rejects.toThrow(/could not be written/);
    const postgres = readConfig({ DATABASE_URL: 'postgresql://localhost/onset' });
    await expect(backUp(postgres, join(dataDir, 'new'))).rejects.toThrow(/^DATABASE_URL is set: use pg_dump/);
  });
});

describe('restoring', () => {
  test('is refused while a server has the database open, and changes nothing', async () => {
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
    const kept = restore(configOf(site.dataDir), file, Date.now()) ?? '';
    expect(existsSync(kept)).toBe(true);
    const after = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined, onError: () => {} });
    onTestFinished(() => after.destroy());
    expect(await after.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('takes no file that is no backup', () => {
    const dir = temporaryDir();
    const file = join(dir, 'text');
    writeFileSync(file, 'not a database at all, but long enough to be taken for one');
    expect(() => restore(configOf(dir), file, 0)).toThrow(/^The file is no backup of this server's database/);
    expect(() => restore(configOf(dir), join(dir, 'missing'), 0)).toThrow(/does not exist, expected a file made by/);
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
