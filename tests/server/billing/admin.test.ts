import { expect, test } from 'vitest';
import { customer, event, subscription } from '../../setup/paddle-events.ts';
import { deliver, deliverAll, providerTime, startShop } from '../billing-site.ts';
import { adminEnv, runAdminWith } from '../run-admin.ts';
import type { TestSite } from '../site.ts';

/** Runs `npm run admin -- billing` on the database of a running server. */
const command = (site: TestSite, ...parameters: string[]) =>
  runAdminWith({ ...adminEnv(site), TEST_BUILD_DIR: site.dataDir }, ['billing', ...parameters]);

const broken = (site: TestSite, id: string) =>
  event('subscription.updated', providerTime(site), subscription('sub_1', 'ctm_1', { status: 'on holiday' }), id);

test('admin billing lists events that were not applied, shows one and replays them', async () => {
  const site = await startShop();
  expect(await command(site, 'events')).toEqual({ code: 0, stdout: 'All events have been applied.\n', stderr: '' });
  await deliverAll(site, [
    event('customer.created', providerTime(site), customer('ctm_1', 'a@example.test'), 'evt_good'),
  ]);
  for (let tries = 0; tries < 10; tries += 1) await deliver(site, broken(site, 'evt_bad'));
  await deliver(site, broken(site, 'evt_pending'));
  const { code, stdout } = await command(site, 'events');
  expect([code, stdout.replaceAll(/ {2}20\S+Z|data\.status: .*/g, '')]).toEqual([
    0,
    'evt_bad  subscription.updated  failed permanently  attempts: 10  \n' +
      'evt_pending  subscription.updated  pending  attempts: 1  \n',
  ]);
  expect((await command(site, 'show', 'evt_bad')).stdout).toContain('"status": "on holiday"');
  expect(await command(site, 'replay', 'evt_bad')).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^evt_bad failed again: data\.status: .*\n$/) as string,
  });
  // The corrected body simulates an upgrade that supports the status.
  const fixed = JSON.stringify({ ...broken(site, 'evt_bad'), data: subscription('sub_1', 'ctm_1') });
  await site.database.updateTable('billing_events').set({ body: fixed }).where('event_id', '=', 'evt_bad').execute();
  expect(await command(site, 'replay', '--all')).toEqual({
    code: 1,
    stdout: 'Applied evt_bad.\n',
    stderr: expect.stringMatching(/^evt_pending failed again: data\.status: .*\n$/) as string,
  });
  expect(await site.database.selectFrom('billing_subscriptions').select(['id', 'status']).execute()).toEqual([
    { id: 'sub_1', status: 'active' },
  ]);
  expect(await command(site, 'replay', 'evt_bad')).toMatchObject({
    code: 1,
    stderr: 'evt_bad has already been applied\n',
  });
});

test.for([
  [['show', 'evt_none'], /^There is no event "evt_none"/],
  [['replay'], /^Invalid arguments "billing replay"\. Use one of:\n {2}billing events /],
] as const)('admin billing rejects %j', async ([parameters, message]) => {
  const stderr = expect.stringMatching(message) as string;
  expect(await command(await startShop(), ...parameters)).toEqual({ code: 1, stdout: '', stderr });
});
