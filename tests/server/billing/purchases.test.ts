import { brand } from '@onset/design-system/brand';
import { describe, expect, test } from 'vitest';
import {
  PRICE_IDS,
  adjustment,
  customer,
  event,
  price,
  subscription,
  totalsOf,
  transaction,
} from '../../setup/paddle-events.ts';
import { DAY, MINUTE } from '../../../site/server/process/clock.ts';
import { boughtBy, deliver, deliverAll, providerTime, prove, startShop } from '../billing-site.ts';
import { me, post, press, put } from '../calls.ts';
import { bearer, logIn, passwordOf, register } from '../people.ts';
import type { TestSite } from '../site.ts';

/** Returns the custom data of a signed-in user's checkout. */
const signed = async (site: TestSite, jwt: string) => ({ user: (await boughtBy(site, jwt)).checkoutUser });

const customerIdOf = async (site: TestSite, jwt: string): Promise<unknown> =>
  (await me(site, jwt)).json()['paddle_customer_id'];

const PAID = { lowest: 18_900, currency: 'USD' };

/** Creates the event of a lifetime purchase; `data` is that of the transaction. */
const lifetime = (site: TestSite, data: object = {}, { at = 0, id = 'txn_1', ctm = 'ctm_1' } = {}) =>
  event('transaction.completed', providerTime(site, at), transaction(id, ctm, data));

const isCustomer = (site: TestSite, email: string, { at = 0, id = 'ctm_1' } = {}) =>
  event('customer.created', providerTime(site, at), customer(id, email));

/** Confirms the email address of a registered user and logs them in again. */
async function confirm(site: TestSite, name: string) {
  await prove(site, `${name}@example.test`);
  return logIn(site, name, 'proved by a link');
}

/** Starts a shop with Alice signed in, and returns the custom data of her checkouts. */
async function startWithAlice() {
  const site = await startShop();
  const { jwt } = await register(site, 'alice');
  return { site, jwt, custom_data: await signed(site, jwt) };
}

const WITH_PORTAL = { paddleApiKey: 'pdl_sdbx_apikey_of_the_tests' };

describe('a purchase while signed in', () => {
  test('belongs to the user at once, with any email address', async () => {
    const { site, jwt, custom_data } = await startWithAlice();
    await deliverAll(site, [isCustomer(site, 'work@example.test'), lifetime(site, { custom_data })]);
    expect(await boughtBy(site, jwt)).toMatchObject({
      entitlement: { active: true, reason: 'lifetime', plan: 'lifetime' },
      purchases: [{ id: 'txn_1', plan: 'lifetime', name: `${brand.name} Lifetime`, price: PAID }],
      invoices: [{ id: 'txn_1', status: 'paid', total: PAID, refunded: null }],
      portal: 'confirm-email',
    });
    expect(await customerIdOf(site, jwt)).toBe(null);
    // Confirming the account's own email address doesn't open the portal of another one.
    const again = await confirm(site, 'alice');
    expect(await boughtBy(site, again.jwt)).toMatchObject({ purchases: [{ id: 'txn_1' }], portal: 'not-configured' });
    expect(await customerIdOf(site, again.jwt)).toBe(null);
  });

  test.for<[string, (genuine: string) => unknown]>([
    ['a number', () => 7],
    ['a text without a signature', () => 'abc'],
    ['an invalid signature', (genuine) => genuine.replace(/[^.]+$/, 'A'.repeat(43))],
    ['the signature of another user', (genuine) => genuine.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))],
  ])('belongs to no one with %s in place of the signed user', async ([, forge]) => {
    const { site, jwt, custom_data } = await startWithAlice();
    const user = forge(custom_data.user);
    await deliverAll(site, [isCustomer(site, 'alice@example.test'), lifetime(site, { custom_data: { user } })]);
    expect((await boughtBy(site, jwt)).purchases).toEqual([]);
  });
});

describe('a guest purchase', () => {
  test('belongs to the user with its email address once that is confirmed, in any order of events', async () => {
    const site = await startShop();
    await deliverAll(site, [lifetime(site), isCustomer(site, 'Alice@Example.test')]);
    const { jwt } = await register(site, 'alice');
    expect((await boughtBy(site, jwt)).purchases).toEqual([]);
    const again = await confirm(site, 'alice');
    expect(await boughtBy(site, again.jwt)).toMatchObject({
      entitlement: { active: true, reason: 'lifetime' },
      portal: 'not-configured',
    });
    expect(await customerIdOf(site, again.jwt)).toBe('ctm_1');
    // The next purchase belongs to the user at once.
    await deliverAll(site, [lifetime(site, {}, { id: 'txn_2', at: 5 })]);
    expect((await boughtBy(site, again.jwt)).purchases).toHaveLength(2);
  });

  test('belongs to an existing account after the user requests and opens the confirmation link', async () => {
    const site = await startShop();
    const { jwt } = await register(site, 'alice');
    await deliverAll(site, [isCustomer(site, 'alice@example.test'), lifetime(site)]);
    const confirmations = async () => (await site.mailed()).filter((mail) => mail.event === 'confirm-email');
    expect(await confirmations()).toEqual([]);
    const ask = () => post(site, '/api/auth/send-email-confirmation', { email: 'alice@example.test' });
    await ask();
    const [mail] = await confirmations();
    const body = { confirmation: mail?.code ?? '' };
    expect((await post(site, '/api/auth/email-confirmation', body)).status).toBe(200);
    expect(await boughtBy(site, jwt)).toMatchObject({ purchases: [{ id: 'txn_1' }], portal: 'not-configured' });
    await ask();
    expect(await confirmations()).toHaveLength(1);
  });

  test('belongs to the user after a confirmed change of the email address and after another one', async () => {
    const site = await startShop(WITH_PORTAL);
    await deliverAll(site, [lifetime(site), isCustomer(site, 'new@bücher.example')]);
    const { jwt, user } = await register(site, 'alice');
    const change = async (email: string) => {
      await put(site, user.id, jwt, { email, currentPassword: passwordOf('alice') });
      const code = (await site.mailed()).findLast((mail) => mail.event === 'confirm-new-email')?.code ?? '';
      return post(site, '/api/auth/email-confirmation', { confirmation: code });
    };
    expect((await change('New@BÜCHER.example')).status).toBe(200);
    expect(await boughtBy(site, jwt)).toMatchObject({ purchases: [{ id: 'txn_1' }], portal: 'available' });
    expect(await customerIdOf(site, jwt)).toBe('ctm_1');
    expect((await change('newest@example.test')).status).toBe(200);
    // The purchase is still theirs. Paddle writes to the previous email address, whose owner may be someone else.
    expect(await boughtBy(site, jwt)).toMatchObject({ purchases: [{ id: 'txn_1' }], portal: 'not-configured' });
    expect(await customerIdOf(site, jwt)).toBe(null);
    const undo = (await site.mailed()).findLast((mail) => mail.event === 'email-changed')?.code ?? '';
    await press(site, 'undo-email-change', undo);
    expect(await site.database.selectFrom('users').select(['email', 'paddle_customer_id']).execute()).toEqual([
      { email: 'new@xn--bcher-kva.example', paddle_customer_id: 'ctm_1' },
    ]);
  });

  test('is not revealed to an account with the same unconfirmed email address', async () => {
    const site = await startShop({ smtpUrl: 'smtp://127.0.0.1:1' });
    const { jwt } = await register(site, 'alice');
    const before = await boughtBy(site, jwt);
    await deliverAll(site, [isCustomer(site, 'alice@example.test'), lifetime(site)]);
    expect(await boughtBy(site, jwt)).toEqual(before);
    // A user without purchases gets the same response.
    expect(before).toMatchObject({ purchases: [], portal: 'confirm-email' });
    // The waiting email doesn't reveal it either.
    const waiting = await site.database.selectFrom('mails').select('event').execute();
    expect(waiting).toContainEqual({ event: 'purchase-welcome' });
    const exported = (await site.send('/api/account/export', { headers: bearer(jwt) })).json();
    expect(exported).toMatchObject({ purchases: { purchases: [] }, mailsWaiting: [] });
  });
});

describe('a guest who has just paid', () => {
  const paid = (site: TestSite) => {
    const data = { subscription_id: 'sub_1', created_at: providerTime(site), billed_at: providerTime(site) };
    const bought = transaction('txn_1', 'ctm_1', data, PRICE_IDS.monthly);
    return event('transaction.completed', providerTime(site, 1), bought);
  };
  const started = (site: TestSite, at = 2) =>
    event('subscription.updated', providerTime(site, at), subscription('sub_1', 'ctm_1'));
  const claim = (site: TestSite, jwt: string, id = 'txn_1') =>
    site.send(`/api/subscription?transaction=${id}`, { headers: bearer(jwt) });

  test('has the plan with a new account that sends the transaction ID, in any order of events', async () => {
    const site = await startShop();
    const { jwt } = await register(site, 'alice');
    await deliverAll(site, [isCustomer(site, 'alice@example.test'), paid(site)]);
    await claim(site, jwt);
    await deliverAll(site, [started(site)]);
    await claim(site, jwt);
    await deliverAll(site, [started(site, 5)]);
    expect(await boughtBy(site, jwt)).toMatchObject({
      entitlement: { active: true, reason: 'subscription' },
      subscriptions: [{ id: 'sub_1' }],
      invoices: [{ id: 'txn_1' }],
      // Changing the card or the plan requires a confirmed email address.
      portal: 'confirm-email',
    });
  });

  test('doesn’t lose the plan to another email address, another transaction or a day later', async () => {
    const site = await startShop();
    const { jwt } = await register(site, 'alice');
    const mallory = await register(site, 'mallory');
    const dayAgo = providerTime(site, -25 * 60 * 60);
    await deliverAll(site, [isCustomer(site, 'alice@example.test'), paid(site), started(site)]);
    await claim(site, mallory.jwt);
    await claim(site, jwt, 'txn_2');
    await site.database.updateTable('billing_transactions').set({ billed_at: dayAgo }).execute();
    await claim(site, jwt);
    for (const user of [mallory, { jwt }]) expect((await boughtBy(site, user.jwt)).subscriptions).toEqual([]);
  });
});

test('a user who buys with another person’s email address sees none of that person’s purchases', async () => {
  const site = await startShop(WITH_PORTAL);
  const attacker = await register(site, 'attacker');
  const custom_data = await signed(site, attacker.jwt);
  await deliverAll(site, [isCustomer(site, 'victim@example.test'), lifetime(site, { custom_data }, { id: 'txn_a' })]);
  // So far, everything of the customer belongs to the attacker. A portal that opens now would outlive the victim's
  // first purchase.
  const OWN = { purchases: [{ id: 'txn_a' }], portal: 'confirm-email' };
  expect(await boughtBy(site, attacker.jwt)).toMatchObject(OWN);
  expect(await customerIdOf(site, attacker.jwt)).toBe(null);
  await deliverAll(site, [lifetime(site, {}, { id: 'txn_v' })]);
  expect(await boughtBy(site, attacker.jwt)).toMatchObject(OWN);
  // The victim gets all purchases that no other user has signed, and the portal.
  await register(site, 'victim');
  const victim = await confirm(site, 'victim');
  expect(await boughtBy(site, victim.jwt)).toMatchObject({ purchases: [{ id: 'txn_v' }], portal: 'available' });
  expect(await customerIdOf(site, victim.jwt)).toBe('ctm_1');
  expect(await customerIdOf(site, attacker.jwt)).toBe(null);
});

describe('a subscription', () => {
  test('is returned with its current state and payments', async () => {
    const { site, jwt, custom_data } = await startWithAlice();
    const paid = (id: string, more: object = {}, priceId: string = PRICE_IDS.monthly) => {
      const data = { subscription_id: 'sub_1', origin: 'subscription_recurring', custom_data, ...more };
      return event('transaction.completed', providerTime(site), transaction(id, 'ctm_1', data, priceId));
    };
    const refund = (id: string, transactionId: string, total: string, more: object = {}) =>
      event('adjustment.created', providerTime(site), adjustment(id, transactionId, 'ctm_1', more, total));
    const free = { details: { totals: totalsOf('0'), line_items: [] } };
    const nextPayment = { price: { lowest: 1200, currency: 'USD' }, nextPaymentAt: '2026-12-01T10:00:00.000Z' };
    const october = { created_at: '2026-10-01T10:00:00Z', billed_at: '2026-10-01T10:00:00Z' };
    await deliverAll(site, [
      isCustomer(site, 'alice@example.test'),
      event('subscription.created', providerTime(site), subscription('sub_1', 'ctm_1', { custom_data })),
      paid('txn_0', { ...free, ...october, origin: 'web', invoice_number: '1-1' }),
      paid('txn_1'),
      paid('txn_card', { ...free, origin: 'subscription_payment_method_change' }),
      refund('adj_1', 'txn_1', '200', { type: 'partial' }),
    ]);
    expect(await boughtBy(site, jwt)).toMatchObject({
      entitlement: { active: true, reason: 'subscription', plan: 'monthly' },
      subscriptions: [
        {
          id: 'sub_1',
          status: 'active',
          plan: 'monthly',
          name: `${brand.name} Monthly`,
          interval: 'month',
          ...nextPayment,
        },
      ],
      purchases: [],
      invoices: [
        { id: 'txn_1', total: { lowest: 1200 }, refunded: { lowest: 200, currency: 'USD' }, status: 'paid' },
        { id: 'txn_0', number: '1-1', total: { lowest: 0 }, status: 'paid' },
      ],
    });
    // The refund of a one-time charge besides the period doesn't end the subscription.
    await deliverAll(site, [
      paid('txn_2', { origin: 'subscription_charge', created_at: '2026-11-02T10:00:00Z' }, 'pri_mug'),
      refund('adj_3', 'txn_2', '500'),
    ]);
    expect((await boughtBy(site, jwt)).entitlement).toMatchObject({ active: true, reason: 'subscription' });
    await deliverAll(site, [refund('adj_2', 'txn_1', '1000', { type: 'partial' })]);
    expect((await boughtBy(site, jwt)).entitlement).toMatchObject({ active: false, reason: 'ended' });
  });

  test('follows later events after one that was dated far in the future', async () => {
    const { site, jwt, custom_data } = await startWithAlice();
    const changed = (type: string, at: string, status: string) =>
      event(`subscription.${type}`, at, subscription('sub_1', 'ctm_1', { status, custom_data }));
    const status = async () => (await boughtBy(site, jwt)).subscriptions[0]?.['status'];
    await deliverAll(site, [changed('created', providerTime(site, -10), 'active')]);
    await deliverAll(site, [changed('paused', '2999-01-01T00:00:00.000000Z', 'paused')]);
    expect(await status()).toBe('paused');
    // An event from before the arrival of the future-dated one is ignored.
    await deliverAll(site, [changed('updated', providerTime(site, -5), 'past_due')]);
    expect(await status()).toBe('paused');
    site.wait(MINUTE);
    await deliverAll(site, [changed('resumed', providerTime(site), 'active')]);
    expect(await status()).toBe('active');
  });

  test('can be used for 14 days from its first missing payment', async () => {
    const { site, jwt, custom_data } = await startWithAlice();
    const since = new Date(site.now() - 10 * DAY).toISOString();
    const pastDue = { status: 'past_due', custom_data };
    const missing = (id: string, starts_at: string) => {
      const billing_period = { starts_at, ends_at: providerTime(site, DAY / 1000) };
      const data = { ...pastDue, subscription_id: 'sub_1', origin: 'subscription_recurring', billing_period };
      return event('transaction.past_due', providerTime(site), transaction(id, 'ctm_1', data, PRICE_IDS.monthly));
    };
    await deliverAll(site, [
      missing('txn_2', providerTime(site)),
      missing('txn_1', since),
      event('subscription.past_due', providerTime(site), subscription('sub_1', 'ctm_1', pastDue)),
    ]);
    expect(await boughtBy(site, jwt)).toMatchObject({
      entitlement: { active: true, reason: 'grace', until: new Date(site.now() + 4 * DAY).toISOString() },
      subscriptions: [{ pastDueSince: since }],
      invoices: [{ status: 'past_due' }, { status: 'past_due' }],
    });
  });
});

test('an old price grants the plan in its custom data, and an unknown price grants nothing', async () => {
  const { site, jwt, custom_data } = await startWithAlice();
  const sold = (id: string, more: object, checkout: object = {}) => {
    const items = [{ price: price(id, more), quantity: 1 }];
    return lifetime(site, { custom_data: { ...custom_data, ...checkout }, items }, { id: `txn_${id}` });
  };
  // A plan in the custom data of the checkout is ignored, because the browser can write it.
  await deliverAll(site, [sold('pri_mug', {}, { plan: 'lifetime' })]);
  expect((await boughtBy(site, jwt)).entitlement).toMatchObject({ active: false, reason: 'none' });
  await deliverAll(site, [sold('pri_of_2024', { custom_data: { plan: 'lifetime' } })]);
  expect((await boughtBy(site, jwt)).entitlement).toMatchObject({ active: true, plan: 'lifetime' });
});

describe('a lifetime purchase', () => {
  const part = (total: string) => ({ type: 'partial', totals: { ...totalsOf(total), retained_fee: '0' } });

  const half = (status: string) => ({ ...part('9450'), action: 'chargeback', status });

  test.for([
    ['a full refund', [{}], 'ended'],
    ['a full refund that is not approved yet', [{ status: 'pending_approval' }], 'lifetime'],
    ['a rejected full refund', [{ status: 'rejected' }], 'lifetime'],
    ['a partial refund', [part('100')], 'lifetime'],
    ['partial refunds of the whole amount', [part('18000'), part('900')], 'ended'],
    ['a credit', [{ action: 'credit' }], 'lifetime'],
    ['a chargeback', [{ action: 'chargeback' }], 'ended'],
    ['a chargeback warning', [{ action: 'chargeback_warning' }], 'lifetime'],
    ['a reversed chargeback', [{ action: 'chargeback' }, { action: 'chargeback_reverse' }], 'lifetime'],
    [
      'two chargebacks of which one is reversed',
      [half('reversed'), half('approved'), { ...half('approved'), action: 'chargeback_reverse' }, part('9450')],
      'ended',
    ],
    [
      'a partial refund and a chargeback whose status is “reversed”',
      [part('18000'), { action: 'chargeback', status: 'reversed' }, { action: 'chargeback_reverse' }, part('900')],
      'ended',
    ],
  ] as const)('after $0 has the entitlement “$2”', async ([, actions, reason]) => {
    const { site, jwt, custom_data } = await startWithAlice();
    await deliverAll(site, [lifetime(site, { custom_data })]);
    for (const [index, more] of actions.entries()) {
      const data = { created_at: `2026-11-0${index + 5}T00:00:00Z`, ...more };
      const changed = adjustment(`adj_${index}`, 'txn_1', 'ctm_1', data);
      await deliverAll(site, [event('adjustment.updated', providerTime(site, index), changed)]);
    }
    expect((await boughtBy(site, jwt)).entitlement.reason).toBe(reason);
  });
});

test('the data export contains the purchases, which have no owner after the account is deleted', async () => {
  const { site, jwt, custom_data } = await startWithAlice();
  await deliverAll(site, [isCustomer(site, 'alice@example.test'), lifetime(site, { custom_data })]);
  const exported = (await site.send('/api/account/export', { headers: bearer(jwt) })).json();
  expect(exported['purchases']).toMatchObject({
    subscriptions: [],
    purchases: [{ id: 'txn_1', name: `${brand.name} Lifetime` }],
    invoices: [{ id: 'txn_1' }],
  });
  await post(site, '/api/account/delete', { password: passwordOf('alice') }, jwt);
  expect(await site.database.selectFrom('billing_transactions').select(['id', 'user_id']).execute()).toEqual([
    { id: 'txn_1', user_id: null },
  ]);
  // Later events of the purchase are still applied.
  expect((await deliver(site, lifetime(site, { custom_data, invoice_number: '1-2' }, { at: 9 }))).status).toBe(200);
  // A new account with the same confirmed email address gets the purchase back.
  await register(site, 'alice');
  expect((await boughtBy(site, (await confirm(site, 'alice')).jwt)).purchases).toHaveLength(1);
});
