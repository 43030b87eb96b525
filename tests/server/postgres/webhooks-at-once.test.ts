import { beforeEach, expect, test } from 'vitest';
import { PRICE_IDS, customer, event, subscription, transaction } from '../../setup/paddle-events.ts';
import { boughtBy, deliver, providerTime, startShop } from '../billing-site.ts';
import { forgot, reset } from '../calls.ts';
import { newPostgresDatabase } from '../database.ts';
import { logIn, register } from '../people.ts';
import { SHARED_KEYS } from '../shared-keys.ts';
import type { TestSite } from '../site.ts';

let one: TestSite;
let other: TestSite;
beforeEach(async () => {
  const config = { ...SHARED_KEYS, databaseUrl: await newPostgresDatabase() };
  [one, other] = [await startShop(config), await startShop(config)];
});

test('two processes apply an event once if both receive it at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const sent = event('transaction.completed', providerTime(one), transaction(`txn_${round}`, 'ctm_1'));
    const answers = await Promise.all([one, other, one, other].map((site) => deliver(site, sent)));
    expect(answers.map(({ status, text }) => `${status} ${text}`).toSorted()).toEqual([
      '200 {"event":"applied"}',
      ...Array<string>(3).fill('200 {"event":"known"}'),
    ]);
  }
});

test('a user owns guest purchases of an email address that is confirmed while the events arrive', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `guest${index}`);
  for (const name of names) {
    await register(one, name);
    await forgot(one, `${name}@example.test`);
  }
  // Each email is sent by one of the two.
  const mails = [...(await one.mailed()), ...(await other.mailed())];
  const codeOf = (name: string) =>
    mails.find(({ to, event: kind }) => kind === 'reset-password' && to.startsWith(`${name}@`))?.code ?? '';
  await Promise.all(
    names.flatMap((name, index) => [
      reset(one, codeOf(name), 'proved by a link'),
      deliver(other, event('customer.created', providerTime(other), customer(`ctm_${index}`, `${name}@example.test`))),
      deliver(other, event('transaction.completed', providerTime(other), transaction(`txn_${index}`, `ctm_${index}`))),
    ]),
  );
  for (const name of names) {
    const { jwt } = await logIn(one, name, 'proved by a link');
    expect([name, (await boughtBy(one, jwt)).purchases.length]).toEqual([name, 1]);
  }
});

test('a buyer does not get the customer ID of someone who buys as a guest at the same time', async () => {
  const { jwt } = await register(one, 'attacker');
  const user = (await boughtBy(one, jwt)).checkoutUser;
  for (let round = 0; round < 8; round += 1) {
    const id = `ctm_${round}`;
    await deliver(one, event('customer.created', providerTime(one), customer(id, `victim${round}@example.test`)));
    const bought = transaction(`txn_a${round}`, id, { custom_data: { user } });
    const boughtAsGuest = subscription(`sub_${round}`, id, {}, PRICE_IDS.yearly);
    await Promise.all([
      deliver(one, event('transaction.completed', providerTime(one), bought)),
      deliver(other, event('subscription.created', providerTime(other), boughtAsGuest)),
    ]);
    const { paddle_customer_id: customerId } = await one.database
      .selectFrom('users')
      .select('paddle_customer_id')
      .executeTakeFirstOrThrow();
    expect([round, customerId]).toEqual([round, null]);
  }
});
