import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBuild } from '../setup/build.ts';
import { PRICE_IDS, customer, event } from '../setup/paddle-events.ts';
import { startEventsStandIn } from './paddle-events-stand-in.ts';
import { error } from './paddle-stand-in.ts';
import { adminEnv, runAdminWith } from './run-admin.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';
import { startSite } from './site.ts';
import type { TestSite } from './site.ts';

const KEY = 'pdl_sdbx_apikey_01testtesttesttest';

const known = async ({ database }: TestSite): Promise<string[]> =>
  (await database.selectFrom('billing_events').select('event_id').orderBy('event_id').execute()).map(
    ({ event_id: id }) => id,
  );

test('admin billing reconcile applies events that never arrived while the server is running', async () => {
  const site = await startSite();
  const paddle = await startEventsStandIn(1);
  paddle.events.push(
    event('customer.created', '2026-10-01T10:00:00.000000Z', customer('ctm_1', 'a@example.test'), 'evt_1'),
    event('customer.created', '2026-11-02T10:00:00.000000Z', customer('ctm_2', 'b@example.test'), 'evt_2'),
    event('subscription.created', '2026-11-03T10:00:00.000000Z', { id: 'sub_1' }, 'evt_3'),
  );
  const env: Readonly<Record<string, string>> = {
    ...adminEnv(site),
    PADDLE_API_KEY: KEY,
    PADDLE_API_URL: paddle.origin,
    TEST_BUILD_DIR: writeBuild(join(temporaryDir(), 'build'), {}, { priceIds: PRICE_IDS }),
  };
  const run = (parameters: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    runAdminWith({ ...env, ...more }, ['billing', 'reconcile', ...parameters]);

  expect(await run(['--since', '2026-11-01'])).toMatchObject({
    code: 1,
    stdout: 'Events at Paddle: 2, missing here: 1, not applied: 1\n',
    stderr: expect.stringMatching(/^evt_3 could not be applied: data\.status: /) as unknown,
  });
  expect(await known(site)).toEqual(['evt_2', 'evt_3']);
  expect((await run([])).stdout).toBe('Events at Paddle: 3, missing here: 1, not applied: 1\n');
  expect(await known(site)).toEqual(['evt_1', 'evt_2', 'evt_3']);

  for (const wrong of [
    ['--since'],
    ['--since', 'yesterday'],
    ['--since', '2026-13-45'],
    ['--since', '2026-11-01', 'x'],
    ['all'],
  ])
    expect(await run(wrong)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Invalid arguments |^".*" is not a date\. Use a date such as /) as string,
    });
  expect((await run([], { PADDLE_API_KEY: '' })).stderr).toBe(
    'PADDLE_API_KEY is not set. Set it to the API key that the server uses.\n',
  );
  paddle.answer = (_asked, outgoing) => error(outgoing, 403, 'forbidden');
  expect(await run([])).toMatchObject({ code: 1, stdout: '', stderr: 'Paddle: forbidden (403): About forbidden\n' });
});
