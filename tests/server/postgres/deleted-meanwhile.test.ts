import { expect, test, vi } from 'vitest';
import { forgot, reset } from '../calls.ts';
import { newPostgresDatabase } from '../database.ts';
import { messageOf } from '../http.ts';
import { register } from '../people.ts';
import { startSite } from '../site.ts';
import { withClient } from '../../setup/postgres-server.ts';

test('a code of an account that is deleted at the same moment is no good, and no error of the server', async () => {
  const databaseUrl = await newPostgresDatabase();
  const site = await startSite({ config: { databaseUrl } });
  const { user } = await register(site, 'alice');
  await forgot(site, 'alice@example.test');
  const code = (await site.mailed()).findLast(({ event }) => event === 'reset-password')?.code ?? '';
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await client.query('delete from users where id = $1', [user.id]);
    const response = reset(site, code);
    await vi.waitFor(async () => {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rowCount).toBe(1);
    }, 30_000);
    await client.query('commit');
    const { status } = await response;
    expect([status, messageOf(await response)]).toEqual([400, 'Incorrect code provided']);
  });
});
