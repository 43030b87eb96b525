import { expect, test } from 'vitest';
import { customer, event, subscription } from '../setup/paddle-events.ts';
import { deliver, deliverAll, providerTime, startShop } from './billing-site.ts';
import { runScript } from './process.ts';
import type { TestSite } from './site.ts';

/** Runs the operator's command beside a running server, on the same database. */
function command({ dataDir, databaseUrl }: TestSite, ...parameters: string[]) {
  return runScript('billing-events.ts', parameters, {
    DATA_DIR: dataDir,
    TEST_BUILD_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
}

const broken = (site: TestSite, id: string) =>
  event('subscription.updated', providerTime(site), subscription('sub_1', 'ctm_1', { status: 'on holiday' }), id);

test('npm run billing:events lists what was not applied, shows it and applies it once it can be', async () => {
  const site = await startShop();
  expect(await command(site)).toMatchObject({ code: 0, stdout: 'Every event is applied.\n' });
  await deliverAll(site, [
    event('customer.created', providerTime(site), customer('ctm_1', 'a@example.test'), 'evt_good'),
  ]);
  for (let tries = 0; tries < 10; tries += 1) await deliver(site, broken(site, 'evt_bad'));
  await deliver(site, broken(site, 'evt_waits'));
  const { code, stdout } = await command(site, 'list');
  expect([code, stdout.split('\n')]).toEqual([
    0,
    [
      expect.stringMatching(/^evt_bad {2}subscription\.updated {2}20\S+Z {2}given up {2}10 tries {2}data\.status: /),
      expect.stringMatching(/^evt_waits {2}subscription\.updated {2}20\S+Z {2}waits {2}1 tries {2}data\.status: /),
      '',
    ],
  ]);
  expect((await command(site, 'show', 'evt_bad')).stdout).toContain('"status": "on holiday"');
  expect(await command(site, 'replay', 'evt_bad')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^evt_bad failed again: data\.status: /) as string,
  });
  // As an upgrade would that knows the status.
  const mended = JSON.stringify({ ...broken(site, 'evt_bad'), data: subscription('sub_1', 'ctm_1') });
  await site.database.updateTable('billing_events').set({ body: mended }).where('event_id', '=', 'evt_bad').execute();
  expect(await command(site, 'replay', '--all')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^evt_bad is applied\nevt_waits failed again: /) as string,
  });
  expect(await site.database.selectFrom('billing_subscriptions').select(['id', 'status']).execute()).toEqual([
    { id: 'sub_1', status: 'active' },
  ]);
  expect(await command(site, 'replay', 'evt_bad')).toMatchObject({ code: 1, stderr: 'evt_bad is applied already\n' });
});

test.for([
  [['show', 'evt_none'], /^There is no event "evt_none"/],
  [['replay'], /^“replay” is no such call, expected one of:\nnpm run billing:events/],
  [['forget', 'evt_1'], /^“forget evt_1” is no such call/],
] as const)('npm run billing:events says what is wrong: %j', async ([parameters, message]) => {
  const site = await startShop();
  const { code, stderr } = await command(site, ...parameters);
  expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
});
