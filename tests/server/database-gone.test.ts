import { expect, test } from 'vitest';
import { NOTHING_WORKS, seeOutage } from './outage.ts';
import { startSite } from './site.ts';

test('a database that was closed: every account call is 503, and the process stays up', async () => {
  expect(await seeOutage(await startSite(), { begin: ({ database }) => database.destroy() })).toEqual(NOTHING_WORKS);
});

test('asking whether a server is ready makes nothing grow', async () => {
  const site = await startSite();
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await site.send('/readyz')).status).toBe(200);
    site.wait(1_000);
  }
  expect(await site.database.selectFrom('readiness').select('id').execute()).toHaveLength(1);
});
