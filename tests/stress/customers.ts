import fc from 'fast-check';
import { checkoutUser } from '../../site/server/billing/ownership.ts';
import { keyedHash } from '../../site/server/process/secrets.ts';
import { PRICE_IDS, adjustment, customer, event, subscription, transaction } from '../setup/paddle-events.ts';
import type { PaddleEvent } from '../setup/paddle-events.ts';
import { JWT_SECRET, generate } from './shared.ts';

/** Event type and data, before the event has a time. */
type Change = readonly [type: string, data: object];

const generatedCustomer = fc.record({
  isSubscriber: fc.boolean(),
  isSignedIn: fc.boolean(),
  events: fc.integer({ min: 2, max: 20 }),
  /** Used in turn. Without a gap, the event id decides which of two events is the later one. */
  gapsMicros: fc.array(fc.constantFrom(0, 1, 999, 1_000_000, 90_000_000), { minLength: 7, maxLength: 7 }),
});

/** Returns the account of a customer; every second one has a verified email address. */
export const accountOf = (index: number) => ({
  email: `buyer-${index}@example.test`,
  document_id: `doc${String(index).padStart(21, '0')}`,
  email_proved: index % 2,
});

/** Returns the events of generated customers, in the order in which they occurred during the last day. */
export function generateEvents(customers: number, seed: number, now: number): PaddleEvent[] {
  const generated = generate(generatedCustomer, seed, customers);
  const events = generated.flatMap(({ isSubscriber, isSignedIn, events: length, gapsMicros }, index) => {
    const user = isSignedIn ? { user: checkoutUser(keyedHash(JWT_SECRET), accountOf(index)) } : null;
    const created: Change = ['customer.created', customer(`ctm_${index}`, accountOf(index).email)];
    const changes = [created, ...(isSubscriber ? subscriptionHistory : oneTimeHistory)(index, user)];
    let micros = (now - 24 * 3_600_000) * 1000;
    return changes.slice(0, length).map(([type, data], position) => {
      micros += gapsMicros[position % gapsMicros.length] ?? 0;
      const time = new Date(Math.floor(micros / 1000)).toISOString();
      const occurredAt = time.replace('Z', `${String(micros % 1000).padStart(3, '0')}Z`);
      return event(type, occurredAt, data, `evt_${index}_${String(position).padStart(4, '0')}`);
    });
  });
  return events.toSorted((one, other) => (one.occurred_at < other.occurred_at ? -1 : 1));
}

function oneTimeHistory(index: number, user: object | null): Change[] {
  const refund = (status: string) => adjustment(`adj_${index}`, `txn_${index}`, `ctm_${index}`, { status });
  return [
    ...payment(`txn_${index}`, `ctm_${index}`, { custom_data: user }, PRICE_IDS.lifetime),
    ['adjustment.created', refund('pending_approval')],
    ['adjustment.updated', refund('rejected')],
    ['adjustment.updated', refund('approved')],
  ];
}

function subscriptionHistory(index: number, user: object | null): Change[] {
  const priceId = index % 3 === 0 ? PRICE_IDS.monthly : PRICE_IDS.yearly;
  const subscribed = (status: string, more: object = {}) =>
    subscription(`sub_${index}`, `ctm_${index}`, { status, custom_data: user, ...more }, priceId);
  const common = { subscription_id: `sub_${index}`, custom_data: user };
  const renewal = { ...common, origin: 'subscription_recurring' };
  const cancellation = { action: 'cancel', effective_at: '2026-12-01T10:00:00Z', resume_at: null };
  return [
    ...payment(`txn_${index}`, `ctm_${index}`, common, priceId),
    ['subscription.created', subscribed('trialing')],
    ['subscription.activated', subscribed('active')],
    ['subscription.updated', subscribed('active')],
    ['transaction.past_due', transaction(`txn_${index}r`, `ctm_${index}`, { ...renewal, status: 'past_due' }, priceId)],
    ['subscription.past_due', subscribed('past_due')],
    ...payment(`txn_${index}r`, `ctm_${index}`, renewal, priceId),
    ['subscription.updated', subscribed('active')],
    ['subscription.updated', subscribed('active', { scheduled_change: cancellation })],
    ['subscription.updated', subscribed('active')],
    ['subscription.canceled', subscribed('canceled', { canceled_at: '2026-11-21T00:00:00Z' })],
  ];
}

function payment(id: string, customerId: string, more: object, priceId: string): Change[] {
  const paid = (status: string, other = {}) => transaction(id, customerId, { ...more, status, ...other }, priceId);
  return [
    ['transaction.ready', paid('ready', { billed_at: null })],
    ['transaction.paid', paid('paid')],
    ['transaction.completed', paid('completed')],
    ['transaction.updated', paid('completed', { invoice_number: `1-${id}` })],
  ];
}
