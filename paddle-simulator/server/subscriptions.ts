import type { ISubscriptionNotificationResponse, ITransactionNotificationResponse } from '@paddle/paddle-node-sdk';
import { placeOf, quote } from '../catalog.ts';
import type { Quote } from '../catalog.ts';
import { findTestCard } from '../wire.ts';
import type { CardInput } from '../wire.ts';
import { asPaid, paddleTime, subscriptionEntity, transactionEntity, withItems, withPayment } from './entities.ts';
import type { Period } from './entities.ts';
import type { Card, Customer, Item, Subscription } from './records.ts';
import { SimulatorError, notFound, priceItems, readCard } from './simulation.ts';
import type { Simulation } from './simulation.ts';

/** Starts a subscription to the recurring items of a paid transaction. Returns `undefined` if it has none. */
export function startSubscription(
  simulation: Simulation,
  transaction: ITransactionNotificationResponse,
  { items, customer, card }: { items: readonly Item[]; customer: Customer; card: Card },
): ISubscriptionNotificationResponse | undefined {
  const { records, emit, newId, now } = simulation;
  const recurring = items.filter((item) => priceItems(simulation, [item])[0]?.price.interval);
  if (recurring.length === 0) return undefined;
  const quoted = quoteFor(simulation, recurring, customer);
  const trial = trialFrom(now(), quoted);
  const entity = subscriptionEntity({
    id: newId('sub'),
    customer,
    quote: quoted,
    period: trial ?? periodFrom(now(), quoted),
    isTrial: trial !== undefined,
    customData: transaction.custom_data ?? null,
  });
  records.save('subscription', entity.id, {
    entity,
    items: recurring,
    card,
    openTransactionId: null,
  });
  emit('subscription.created', { ...entity, transaction_id: transaction.id });
  emit(entity.status === 'trialing' ? 'subscription.trialing' : 'subscription.activated', entity);
  return entity;
}

/** Returns a subscription. Throws if there is none or it has ended. */
function findOpen({ records }: Simulation, id: string): Subscription {
  const subscription = records.find('subscription', id);
  if (subscription === undefined) throw notFound('subscription');
  if (subscription.entity.status === 'canceled')
    throw new SimulatorError(400, 'subscription_update_when_canceled', 'This subscription has ended.');
  return subscription;
}

/** Applies a change to a subscription and stores it. Throws if the subscription has ended. */
function change(
  simulation: Simulation,
  id: string,
  work: (subscription: Subscription, time: string) => Subscription,
): ISubscriptionNotificationResponse {
  const { records, now } = simulation;
  const before = findOpen(simulation, id);
  const time = paddleTime(now());
  const after = work({ ...before, entity: { ...before.entity, updated_at: time } }, time);
  records.save('subscription', id, after);
  return after.entity;
}

/** Returns the subscription with changes to its entity, and emits `subscription.updated`. */
function updated(
  { emit }: Simulation,
  subscription: Subscription,
  changes: Partial<ISubscriptionNotificationResponse>,
): Subscription {
  const entity = { ...subscription.entity, ...changes };
  emit('subscription.updated', entity);
  return { ...subscription, entity };
}

const endOf = ({ entity }: Subscription): string => entity.current_billing_period?.ends_at ?? '';

/** Schedules a cancellation for the end of the paid period. */
export const cancelAtPeriodEnd = (simulation: Simulation, id: string) =>
  change(simulation, id, (subscription) =>
    updated(simulation, subscription, {
      next_billed_at: null,
      scheduled_change: { action: 'cancel', effective_at: endOf(subscription), resume_at: null },
    }),
  );

/** Schedules a pause for the end of the paid period. */
export const pauseAtPeriodEnd = (simulation: Simulation, id: string) =>
  change(simulation, id, (subscription) => {
    if (subscription.entity.status !== 'active' || subscription.entity.scheduled_change)
      throw new SimulatorError(400, 'subscription_cannot_be_paused', 'Only an active subscription can be paused.');
    return updated(simulation, subscription, {
      next_billed_at: null,
      scheduled_change: { action: 'pause', effective_at: endOf(subscription), resume_at: null },
    });
  });

function pauseNow(simulation: Simulation, subscription: Subscription, time: string): Subscription {
  const paused = updated(simulation, subscription, {
    status: 'paused',
    paused_at: time,
    scheduled_change: null,
    current_billing_period: null,
  });
  simulation.emit('subscription.paused', paused.entity);
  return paused;
}

/** Resumes a paused subscription with a new period, which is charged now. */
export const resume = (simulation: Simulation, id: string) =>
  change(simulation, id, (subscription, time) => {
    if (subscription.entity.status !== 'paused')
      throw new SimulatorError(400, 'subscription_not_paused', 'This subscription isn’t paused.');
    const charged = charge(simulation, subscription, time);
    const resumed = updated(simulation, charged, { paused_at: null });
    simulation.emit('subscription.resumed', resumed.entity);
    return resumed;
  });

/** Removes a scheduled cancellation or pause. */
export const keepSubscription = (simulation: Simulation, id: string) =>
  change(simulation, id, (subscription) =>
    updated(simulation, subscription, { next_billed_at: endOf(subscription), scheduled_change: null }),
  );

/** Ends a subscription now and cancels its unpaid renewal. */
export const cancelNow = (simulation: Simulation, id: string) =>
  change(simulation, id, (subscription, time) => endNow(simulation, subscription, time));

function endNow(simulation: Simulation, subscription: Subscription, time: string): Subscription {
  const { records, emit } = simulation;
  const { openTransactionId } = subscription;
  const unpaid = openTransactionId === null ? undefined : records.find('transaction', openTransactionId);
  if (unpaid !== undefined) {
    const canceled = { ...unpaid, status: 'canceled' as const, updated_at: time };
    records.save('transaction', unpaid.id, canceled);
    emit('transaction.canceled', canceled);
  }
  const ended = updated(
    simulation,
    { ...subscription, openTransactionId: null },
    {
      status: 'canceled',
      canceled_at: time,
      scheduled_change: null,
      next_billed_at: null,
      current_billing_period: null,
      items: subscription.entity.items.map((item) => ({ ...item, status: 'inactive', next_billed_at: null })),
    },
  );
  emit('subscription.canceled', ended.entity);
  return ended;
}

/** Switches to another price, which is charged from the next period on. */
export const changePlan = (simulation: Simulation, id: string, priceId: string) =>
  change(simulation, id, (subscription, time) => {
    const { items, quoted } = quotePlan(simulation, subscription, priceId);
    return updated(
      simulation,
      { ...subscription, items },
      withItems(quoted, time, subscription.entity.next_billed_at ?? null, subscription.entity.status === 'trialing'),
    );
  });

/** Returns the subscription with the amounts of each period after a switch. Throws like a change. */
export function previewPlan(simulation: Simulation, id: string, priceId: string): object {
  const subscription = findOpen(simulation, id);
  const { recurring, currency } = quotePlan(simulation, subscription, priceId).quoted;
  const totals = { total: String(recurring?.total ?? 0), currency_code: currency };
  return { ...subscription.entity, recurring_transaction_details: { totals } };
}

function quotePlan(simulation: Simulation, subscription: Subscription, priceId: string) {
  const items = [{ priceId, quantity: 1 }];
  if (!priceItems(simulation, items)[0]?.price.interval) throw notFound('plan');
  return { items, quoted: quoteFor(simulation, items, customerOf(simulation, subscription)) };
}

/** Replaces the card, and charges an unpaid renewal. Throws for a card that is declined. */
export const changeCard = (simulation: Simulation, id: string, input: CardInput) =>
  change(simulation, id, (subscription, time) => {
    if (findTestCard(input.number)?.outcome === 'declines')
      throw new SimulatorError(400, 'card_declined', 'This card was declined. The previous card stays.');
    const after = { ...subscription, card: readCard(simulation, input) };
    return after.openTransactionId === null ? updated(simulation, after, {}) : charge(simulation, after, time);
  });

/** Ends the period now: charges the next one, or ends or pauses the subscription as scheduled. */
export const endPeriod = (simulation: Simulation, id: string) =>
  change(simulation, id, (subscription, time) =>
    subscription.entity.scheduled_change?.action === 'cancel'
      ? endNow(simulation, subscription, time)
      : subscription.entity.scheduled_change?.action === 'pause'
        ? pauseNow(simulation, subscription, time)
        : charge(simulation, subscription, time),
  );

/** Charges the next period, or the unpaid one, with the stored card. */
function charge(simulation: Simulation, subscription: Subscription, time: string): Subscription {
  const { records, emit, newId, now } = simulation;
  const { card, openTransactionId } = subscription;
  const unpaid = openTransactionId === null ? undefined : records.find('transaction', openTransactionId);
  const renewal = unpaid ?? createRenewal(simulation, subscription);
  const period = renewal.billing_period ?? null;
  const attempted = withPayment(renewal, card, card.renews ? null : 'declined', now());

  if (card.renews) {
    const paid = asPaid(attempted, newId('inv'), now());
    emit('transaction.paid', paid);
    const after = updated(
      simulation,
      { ...subscription, openTransactionId: null },
      {
        status: 'active',
        current_billing_period: period,
        next_billed_at: period?.ends_at ?? null,
        items: subscription.entity.items.map((item) => ({
          ...item,
          status: 'active',
          previously_billed_at: time,
          next_billed_at: period?.ends_at ?? null,
        })),
      },
    );
    const completed = { ...paid, status: 'completed' as const };
    records.save('transaction', paid.id, completed);
    emit('transaction.completed', completed);
    return after;
  }

  emit('transaction.payment_failed', attempted);
  const pastDue = { ...attempted, status: 'past_due' as const };
  records.save('transaction', renewal.id, pastDue);
  if (unpaid !== undefined) return subscription;
  emit('transaction.past_due', pastDue);
  // Paddle starts the new period first, and then reports that it isn't paid.
  const renewed = updated(
    simulation,
    { ...subscription, openTransactionId: renewal.id },
    { current_billing_period: period, next_billed_at: period?.ends_at ?? null },
  );
  const after = updated(simulation, renewed, { status: 'past_due' });
  emit('subscription.past_due', after.entity);
  return after;
}

/** Creates the transaction for the period that begins now. */
function createRenewal(simulation: Simulation, subscription: Subscription) {
  const { emit, newId, now } = simulation;
  const customer = customerOf(simulation, subscription);
  const quoted = quoteFor(simulation, subscription.items, customer);
  const renewal = transactionEntity({
    id: newId('txn'),
    customer,
    quote: quoted,
    origin: 'subscription_recurring',
    discountId: null,
    customData: subscription.entity.custom_data ?? null,
    subscriptionId: subscription.entity.id,
    period: periodFrom(now(), quoted),
    time: now(),
  });
  emit('transaction.created', renewal);
  return renewal;
}

function customerOf({ records }: Simulation, { entity }: Subscription): Customer {
  const customer = records.find('customer', entity.customer_id);
  if (customer === undefined) throw notFound('customer');
  return customer;
}

const quoteFor = (simulation: Simulation, items: readonly Item[], { address }: Customer): Quote =>
  quote(priceItems(simulation, items), placeOf(address.country_code, address.postal_code), { isRenewal: true });

/** Returns the trial period of a quote; `undefined` for a price without a trial. */
function trialFrom(startsAt: number, { lines }: Quote): Period | undefined {
  const days = lines[0]?.price.trialDays ?? 0;
  return days === 0 ? undefined : { startsAt, endsAt: startsAt + days * DAY_MS };
}

const DAY_MS = 86_400_000;

/**
 * Returns a period of the quote's interval. It ends on the same day of a later month, or on the last day of that month
 * if it is shorter.
 */
function periodFrom(startsAt: number, { lines }: Quote): Period {
  const end = new Date(startsAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (lines[0]?.price.interval === 'year' ? 12 : 1));
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return { startsAt, endsAt: end.getTime() };
}
