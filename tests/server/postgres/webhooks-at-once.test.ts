import { expect, test } from 'vitest';
import { PRICE_IDS, customer, event, subscription, transaction } from '../../setup/paddle-events.ts';
import { boughtBy, deliver, providerTime, startShop } from '../billing-site.ts';
import { forgot, reset } from '../calls.ts';
import { newPostgresDatabase } from '../database.ts';
import { logIn, register } from '../people.ts';
import type { TestSite } from '../site.ts';
import { SHARED_KEYS } from '../shared-keys.ts';

const KEY = 'the same key for every process of these tests';

async function twoProcesses(): Promise<readonly [TestSite, TestSite]> {
  const databaseUrl = await newPostgresDatabase();
  const config = { ...SHARED_KEYS, databaseUrl, jwtSecret: KEY };
  return [await startShop(config), await startShop(config)];
}

test('two processes that get one event at once apply it once', async () => {
  const [one, other] = await twoProcesses();
  for (let round = 0; round < 10; round += 1) {
    const sent = event('transaction.completed', providerTime(one), transaction(`txn_${round}`, 'ctm_1'));
    const answers = await Promise.all([one, other, one, other].map((site) => deliver(site, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ text }) => text).toSorted()).toEqual([
      '{"event":"applied"}',
      '{"event":"known"}',
      '{"event":"known"}',
      '{"event":"known"}',
    ]);
  }
});

test('an address proved while its customer is told of is theirs, whichever is first', async () => {
  const [one, other] = await twoProcesses();
  const names = Array.from({ length: 8 }, (_, index) => `guest${index}`);
  for (const name of names) {
    await register(one, name);
    await forgot(one, `${name}@example.test`);
  }
  // Either of the two sends a mail.
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

test('what a customer bought as a guest meanwhile keeps the portal from who bought signed in', async () => {
  const [one, other] = await twoProcesses();
  const { jwt } = await register(one, 'attacker');
  const user = (await boughtBy(one, jwt)).checkoutUser;
  for (let round = 0; round < 8; round += 1) {
    const id = `ctm_${round}`;
    await deliver(one, event('customer.created', providerTime(one), customer(id, `victim${round}@example.test`)));
    await Promise.all([
      deliver(
        one,
        event('transaction.completed', providerTime(one), transaction(`txn_a${round}`, id, { custom_data: { user } })),
      ),
      deliver(
        other,
        event('subscription.created', providerTime(other), subscription(`sub_${round}`, id, {}, PRICE_IDS.yearly)),
      ),
    ]);
    const { paddle_customer_id: customerId } = await one.database
      .selectFrom('users')
      .select('paddle_customer_id')
      .executeTakeFirstOrThrow();
    expect([round, customerId]).toEqual([round, null]);
  }
});
