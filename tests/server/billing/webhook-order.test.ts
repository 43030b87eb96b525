import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRICE_IDS, adjustment, customer, event, subscription, transaction } from '../../setup/paddle-events.ts';
import { readBillingState } from '../../stress/billing-state.ts';
import { boughtBy, deliverAll, startShop } from '../billing-site.ts';
import { register } from '../people.ts';

const HOUR_MS = 3_600_000;
const start = Date.now() - 40 * HOUR_MS;

/** Returns an event that occurred some hours after the first one. The number in its id counts the events. */
const at = (hours: number, number: number, type: string, data: object) =>
  event(type, `${new Date(start + hours * HOUR_MS).toISOString().slice(0, -1)}000Z`, data, `evt_order_${number}`);

const plan = (status: string, more: object = {}) => subscription('sub_1', 'ctm_1', { status, ...more });
const renewal = (status: string) =>
  transaction(
    'txn_1',
    'ctm_1',
    { status, subscription_id: 'sub_1', origin: 'subscription_recurring' },
    PRICE_IDS.monthly,
  );
const purchase = (status: string) => transaction('txn_2', 'ctm_2', { status }, PRICE_IDS.lifetime);
const refund = (status: string) => adjustment('adj_2', 'txn_2', 'ctm_2', { status });
const scheduled = { action: 'cancel', effective_at: '2099-01-01T00:00:00Z', resume_at: null };

const events = [
  at(0, 10, 'customer.created', customer('ctm_1', 'subscriber@example.test')),
  at(1, 11, 'subscription.created', plan('trialing')),
  at(2, 12, 'customer.created', customer('ctm_2', 'buyer@example.test')),
  at(3, 13, 'subscription.activated', plan('active')),
  at(4, 14, 'transaction.ready', purchase('ready')),
  at(5, 15, 'transaction.paid', purchase('paid')),
  at(6, 16, 'transaction.completed', purchase('completed')),
  at(7, 17, 'subscription.past_due', plan('past_due')),
  at(8, 18, 'transaction.past_due', renewal('past_due')),
  at(9, 19, 'adjustment.created', refund('pending_approval')),
  at(10, 20, 'transaction.completed', renewal('completed')),
  at(11, 21, 'subscription.updated', plan('active', { scheduled_change: scheduled })),
  at(12, 22, 'adjustment.updated', refund('approved')),
  // Of two events of the same microsecond, the one with the greater id is the later one.
  at(13, 23, 'subscription.updated', plan('active')),
  at(13, 24, 'subscription.canceled', plan('canceled', { canceled_at: '2026-11-21T00:00:00Z' })),
  at(14, 25, 'customer.updated', customer('ctm_2', 'buyer@example.test', { locale: 'de' })),
];

/** Delivers events to a new server. Returns its billing tables and the plan that each customer sees. */
async function stateAfter(deliveries: typeof events) {
  const site = await startShop();
  const people = [await register(site, 'subscriber'), await register(site, 'buyer')];
  await site.database.updateTable('users').set({ email_proved: 1 }).execute();
  await deliverAll(site, deliveries);
  const bought = await Promise.all(people.map(({ jwt }) => boughtBy(site, jwt)));
  return { rows: await readBillingState(site.database), plans: bought.map(({ entitlement }) => entitlement) };
}

describe('webhooks that arrive late or repeatedly', () => {
  test('leave the state of one ordered delivery', async () => {
    const ordered = await stateAfter(events);
    expect(ordered.plans).toMatchObject([{ active: false }, { active: false }]);
    expect((await stateAfter(events.slice(0, 7))).plans).toMatchObject([{ active: true }, { active: true }]);
    const repeated = [...events, ...events];
    const shuffles = fc.shuffledSubarray(repeated, { minLength: repeated.length });
    for (const deliveries of fc.sample(shuffles, { seed: 2026, numRuns: 4 }))
      expect(await stateAfter(deliveries)).toEqual(ordered);
  });
});
