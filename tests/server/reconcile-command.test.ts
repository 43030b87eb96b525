import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBuild } from '../setup/build.ts';
import { PRICE_IDS, customer, event } from '../setup/paddle-events.ts';
import { startEventsStandIn } from './paddle-events-stand-in.ts';
import { error } from './paddle-stand-in.ts';
import { runScript } from './process.ts';
import { startSite, temporaryDir } from './site.ts';
import type { TestSite } from './site.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';

const known = async ({ database }: TestSite): Promise<string[]> =>
  (await database.selectFrom('billing_events').select('event_id').orderBy('event_id').execute()).map(
    ({ event_id: id }) => id,
  );

test('npm run billing:reconcile takes what never arrived, beside a running server', async () => {
  const site = await startSite();
  const paddle = await startEventsStandIn(1);
  paddle.events.push(
    event('customer.created', '2026-10-01T10:00:00.000000Z', customer('ctm_1', 'a@example.test'), 'evt_1'),
    event('customer.created', '2026-11-02T10:00:00.000000Z', customer('ctm_2', 'b@example.test'), 'evt_2'),
    event('subscription.created', '2026-11-03T10:00:00.000000Z', { id: 'sub_1' }, 'evt_3'),
  );
  const env: Readonly<Record<string, string>> = {
    DATA_DIR: site.dataDir,
    ...(site.databaseUrl === undefined ? {} : { DATABASE_URL: site.databaseUrl }),
    PADDLE_API_KEY: KEY,
    PADDLE_API_URL: paddle.origin,
    TEST_BUILD_DIR: writeBuild(join(temporaryDir(), 'build'), {}, { priceIds: PRICE_IDS }),
  };
  const run = (parameters: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    runScript('billing-reconcile.ts', parameters, { ...env, ...more });

  expect(await run(['--since', '2026-11-01'])).toMatchObject({
    code: 1,
    stdout: '2 events at Paddle, 1 had not arrived, 1 could not be applied\n',
    stderr: expect.stringMatching(/^evt_3 could not be applied: data\.status: /) as unknown,
  });
  expect(await known(site)).toEqual(['evt_2', 'evt_3']);
  expect((await run([])).stdout).toBe('3 events at Paddle, 1 had not arrived, 1 could not be applied\n');
  expect(await known(site)).toEqual(['evt_1', 'evt_2', 'evt_3']);

  for (const wrong of [
    ['--since'],
    ['--since', 'yesterday'],
    ['--since', '2026-13-45'],
    ['--since', '2026-11-01', 'x'],
    ['all'],
  ])
    expect(await run(wrong)).toMatchObject({ code: 1, stdout: '' });
  expect((await run([], { PADDLE_API_KEY: '' })).stderr).toBe(
    'PADDLE_API_KEY is not set, expected the key the server has\n',
  );
  paddle.answer = (_asked, outgoing) => error(outgoing, 403, 'forbidden');
  expect(await run([])).toMatchObject({ code: 1, stdout: '', stderr: 'Paddle: forbidden (403): About forbidden\n' });
}, 60_000);
