import type { DatabaseTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { timestamp } from '../process/clock.ts';
import { priceOf } from './catalogue.ts';
import { DemoError, notFound } from './demo-error.ts';
import { teller } from './events.ts';
import type { Teller } from './events.ts';
import { newId } from './ids.ts';
import type { PayInput } from './inputs.ts';
import { billed, cardOf, withPayment } from './payments.ts';
import { periodEnd } from './period.ts';
import { quote } from './quote.ts';
import type { Customer, Subscription, Transaction } from './records.ts';
import type { DemoService } from './service.ts';
import { find, findToChange, makeRoom, save } from './store.ts';

/** What a change of a subscription works with. */
interface Change {
  readonly service: DemoService;
  readonly database: DatabaseTransaction;
  readonly tell: Teller;
  readonly subscription: Subscription;
  /** Now, as the records have it. */
  readonly time: string;
}

type Changing = (change: Change) => Promise<Subscription>;

/** Changes a subscription that is not over, in one transaction with the events that tell of it. */
async function change(service: DemoService, id: string, work: Changing): Promise<Subscription> {
  const changed = await inTransaction(service.database, async (database) => {
    const found = await findToChange(database, 'subscription', id);
    if (found === undefined) throw notFound('subscription');
    if (found.status === 'canceled')
      throw new DemoError(400, 'subscription_update_when_canceled', 'This subscription has ended.');
    const time = timestamp(service.now());
    const subscription = { ...found, updatedAt: time };
    const after = await work({ service, database, tell: teller(database, service), subscription, time });
    await save(database, 'subscription', after);
    return after;
  });
  service.eventsQueued();
  return changed;
}

/** Has it end with the period that is paid for. Where it is to end already, nothing changes. */
export const cancelAtPeriodEnd = (service: DemoService, id: string): Promise<Subscription> =>
  change(service, id, async ({ tell, subscription }) => {
    if (subscription.cancelAt !== null) return subscription;
    const after = { ...subscription, cancelAt: subscription.period.endsAt, nextBilledAt: null };
    await tell.subscription('updated', after);
    return after;
  });

/** Takes that back. */
export const keepSubscription = (service: DemoService, id: string): Promise<Subscription> =>
  change(service, id, async ({ tell, subscription }) => {
    if (subscription.cancelAt === null) return subscription;
    const after = { ...subscription, cancelAt: null, nextBilledAt: subscription.period.endsAt };
    await tell.subscription('updated', after);
    return after;
  });

/** Ends it at once, and gives up on a payment that is missing. */
export const cancelNow = (service: DemoService, id: string): Promise<Subscription> => change(service, id, endNow);

async function endNow({ service, database, tell, subscription, time }: Change): Promise<Subscription> {
  const { openTransactionId } = subscription;
  const open = openTransactionId === null ? undefined : await findToChange(database, 'transaction', openTransactionId);
  if (open !== undefined) {
    const given = { ...open, status: 'canceled' as const, updatedAt: time };
    await save(database, 'transaction', given);
    await tell.transaction('canceled', given, await find(database, 'customer', subscription.customerId));
  }
  const after: Subscription = {
    ...subscription,
    status: 'canceled',
    canceledAt: timestamp(service.now()),
    cancelAt: null,
    nextBilledAt: null,
    openTransactionId: null,
  };
  await tell.subscription('updated', after);
  await tell.subscription('canceled', after);
  return after;
}

/** Goes over to another price, which is charged when the period that is paid for is over. */
export const changePlan = (service: DemoService, id: string, priceId: string): Promise<Subscription> =>
  change(service, id, async ({ tell, subscription }) => {
    if ((priceOf(service.catalogue, priceId)?.interval ?? null) === null) throw notFound('plan');
    const after = { ...subscription, items: [{ priceId, quantity: 1 }] };
    await tell.subscription('updated', after);
    return after;
  });

/** Puts another card in place. A payment that is missing is tried with it at once. */
export const changeCard = (service: DemoService, id: string, input: PayInput): Promise<Subscription> =>
  change(service, id, async (work) => {
    const card = cardOf(input, service.now());
    const withCard = { ...work, subscription: { ...work.subscription, card } };
    if (work.subscription.status === 'past_due') return charge(withCard);
    await work.tell.subscription('updated', withCard.subscription);
    return withCard.subscription;
  });

/** Ends the period now: the next one is charged, or the subscription ends where that was asked for. */
export const endPeriod = (service: DemoService, id: string): Promise<Subscription> =>
  change(service, id, (work) => (work.subscription.cancelAt === null ? charge(work) : endNow(work)));

/** Charges the next period, or the payment that is missing, as the card does. */
async function charge(work: Change): Promise<Subscription> {
  const { service, database, tell, subscription } = work;
  const customer = await find(database, 'customer', subscription.customerId);
  if (customer === undefined) throw notFound('customer');
  const open = subscription.openTransactionId;
  const begun = open === null ? undefined : await findToChange(database, 'transaction', open);
  const renewal = begun ?? (await beginRenewal(work, customer));
  const { period } = renewal;
  if (period === null) throw new Error(`The renewal ${renewal.id} has no period`);
  const { card } = subscription;
  const attempted = withPayment(renewal, card, card.renews ? null : 'declined', service.now());
  if (card.renews) {
    const paid = billed(attempted, service.now());
    await tell.transaction('paid', paid, customer);
    const after: Subscription = {
      ...subscription,
      status: 'active',
      openTransactionId: null,
      period,
      lastBilledAt: work.time,
      nextBilledAt: period.endsAt,
    };
    await tell.subscription('updated', after);
    const completed = { ...paid, status: 'completed' as const };
    await save(database, 'transaction', completed);
    await tell.transaction('completed', completed, customer);
    return after;
  }
  await tell.transaction('payment_failed', attempted, customer);
  const missing = { ...attempted, status: 'past_due' as const };
  await save(database, 'transaction', missing);
  if (begun !== undefined) return subscription;
  await tell.transaction('past_due', missing, customer);
  const renewed: Subscription = { ...subscription, period, nextBilledAt: period.endsAt, openTransactionId: missing.id };
  // Paddle tells of the new period first, and then that it is not paid.
  await tell.subscription('updated', renewed);
  const after: Subscription = { ...renewed, status: 'past_due' };
  await tell.subscription('updated', after);
  await tell.subscription('past_due', after);
  return after;
}

/** The transaction of the next period, which begins now. */
async function beginRenewal(
  { service, database, tell, subscription, time }: Change,
  customer: Customer,
): Promise<Transaction> {
  const { now, catalogue } = service;
  await makeRoom(database, now());
  const items = subscription.items.flatMap(({ priceId, quantity }) => {
    const price = priceOf(catalogue, priceId);
    return price === undefined ? [] : [{ priceId, quantity, price }];
  });
  const interval = items[0]?.price.interval ?? null;
  if (interval === null) throw notFound('price');
  const renewal: Transaction = {
    id: newId('txn', now()),
    checkoutId: newId('che', now()),
    // As Paddle has it while the card is charged.
    status: 'ready',
    origin: 'subscription_recurring',
    customerId: customer.id,
    countryCode: customer.countryCode,
    postalCode: customer.postalCode,
    items: subscription.items,
    discountId: null,
    quote: quote(items, {
      countryCode: customer.countryCode,
      postalCode: customer.postalCode,
      currency: subscription.currency,
    }),
    customData: subscription.customData,
    subscriptionId: subscription.id,
    invoiceId: null,
    invoiceNumber: null,
    period: { startsAt: time, endsAt: periodEnd(time, interval) },
    payments: [],
    createdAt: time,
    updatedAt: time,
    billedAt: null,
    isTold: true,
  };
  await tell.transaction('created', renewal, customer);
  return renewal;
}
