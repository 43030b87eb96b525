import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import setUp from '../../setup/postgres.ts';
import { embeddedNative, startPostgres, withClient } from '../../setup/postgres-server.ts';
import { temporaryDir } from '../site.ts';

test('PostgreSQL starts from a folder that only the current user can enter', async () => {
  // A home folder of mode 0700, as `mkdtemp` makes it.
  const native = join(temporaryDir(), 'native');
  cpSync(embeddedNative(), native, { recursive: true, verbatimSymlinks: true });
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url, stop } = await startPostgres({ isSafe: false, native });
  onTestFinished(stop);
  const { rows } = await withClient(url, (client) => client.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
});

test('a PostgreSQL that cannot start says in one line why and what to do', async () => {
  vi.stubEnv('DATABASE_URL', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startPostgres({ isSafe: false, native: dirname(embeddedNative()) })).rejects.toThrow(
    /^PostgreSQL did not start: spawn \S+initdb ENOENT\. Fix this, or set DATABASE_URL to .*\.$/,
  );
});

test('a run without PostgreSQL goes on, and knows the reason', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://127.0.0.1:1/none');
  onTestFinished(() => void vi.unstubAllEnvs());
  const provide = vi.fn<Parameters<typeof setUp>[0]['provide']>();
  await setUp({ provide });
  expect(provide.mock.calls).toEqual([
    [
      'postgres',
      {
        problem: expect.stringMatching(/^PostgreSQL can't be used: connect ECONNREFUSED 127\.0\.0\.1:1\. Check .*\.$/),
      },
    ],
  ]);
});
