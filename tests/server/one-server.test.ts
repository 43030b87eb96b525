import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { smallBuild } from '../setup/build.ts';
import { TEST_ENTRY } from '../setup/server-process.ts';
import { send } from './http.ts';
import { spawnServer, startProcess } from './process.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';
import { startSite } from './site.ts';

const LINE =
  /^Another server is using DATA_DIR \(.*\)\. Stop it, set another DATA_DIR, or share a PostgreSQL database with DATABASE_URL\.\n$/;

describe('a data directory with an embedded database', () => {
  test('is one server’s: the second stops with one line, and the first goes on', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const first = await startProcess(dataDir);
    const env = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, TEST_BUILD_DIR: smallBuild(temporaryDir()) };
    for (const parameters of [[], ['--check']]) {
      const second = spawnServer(env, parameters, TEST_ENTRY);
      expect(await second.ended).toBe(1);
      expect(second.output.stderr).toMatch(LINE);
      expect(second.output.stdout).toBe('');
    }
    expect((await send(first.port, '/readyz')).status).toBe(200);
  });

  test('has one server of several that start at once', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const started = await Promise.allSettled([1, 2, 3].map(() => startProcess(dataDir)));
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('is free once its server has stopped, and once one could not start', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const first = await startSite({ config: { dataDir } });
    await first.stop();
    const { port } = await startSite();
    await expect(startSite({ config: { dataDir, port } })).rejects.toThrow(`Port ${port} is in use: `);
    const second = await startSite({ config: { dataDir } });
    expect((await second.send('/readyz')).status).toBe(200);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('server.lock'))).toEqual(['server.lock']);
  });

  test('has a lock that is its owner’s alone, and says so where it cannot be taken', async () => {
    const site = await startSite();
    const file = join(site.dataDir, 'server.lock');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await site.stop();
    writeFileSync(file, 'not a database at all, but long enough to be taken for one');
    await expect(startSite({ config: { dataDir: site.dataDir } })).rejects.toThrow(
      /server\.lock is not usable: file is not a database\. Delete the file\.$/,
    );
  });

  test('may be shared by servers of one PostgreSQL: nothing of it is locked', async () => {
    const dataDir = join(temporaryDir(), 'data');
    const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: 'postgresql://localhost/onset' };
    const site = await startSite({ config: { dataDir } });
    onTestFinished(() => site.stop());
    expect(await spawnServer(env, ['--check']).ended).toBe(0);
  });
});
