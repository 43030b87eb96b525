import { testCardOf } from '../../contract/demo-checkout.ts';
import type { PayResult } from '../../contract/demo-checkout.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { timestamp } from '../process/clock.ts';
import { priceOf } from './catalogue.ts';
import { customerOf, describe } from './checkouts.ts';
import { DemoError, notFound } from './demo-error.ts';
import { teller } from './events.ts';
import type { Teller } from './events.ts';
import { newId } from './ids.ts';
import type { PayInput } from './inputs.ts';
import { periodEnd } from './period.ts';
import type { Card, Customer, Subscription, Transaction } from './records.ts';
import type { DemoService } from './service.ts';
import { findToChange, save } from './store.ts';

/** How often one checkout may be tried to pay. */
const MOST_ATTEMPTS = 10;

/**
 * Pays a checkout by a test card, or fails as the card says. Tells Paddle's events in Paddle's order. Paying what is paid
 * already changes nothing, so that a second press of the button does not pay twice.
 */
export async function pay(service: DemoService, id: string, input: PayInput): Promise<PayResult> {
  const testCard = testCardOf(input.number);
  const result = await inTransaction(service.database, async (database): Promise<PayResult> => {
    const transaction = await findToChange(database, 'transaction', id);
    if (transaction === undefined) throw notFound('transaction');
    const customer = await customerOf(database, transaction);
    if (transaction.status === 'completed') return { outcome: 'paid', checkout: describe(transaction, customer) };
    if (transaction.status !== 'ready' || customer === undefined)
      throw new DemoError(409, 'transaction_not_ready', 'Enter your details first.');
    if (testCard === undefined) throw noTestCard();
    if (transaction.payments.length >= MOST_ATTEMPTS)
      throw new DemoError(429, 'too_many_attempts', 'Too many attempts. Open the checkout again.');
    if (testCard.outcome === 'challenge' && input.challenge === undefined)
      return { outcome: 'challenge', checkout: describe(transaction, customer) };
    const card = cardOf(input, service.now());
    const tell = teller(database, service);
    const told = await tellBeginning(database, tell, transaction, customer);
    const failure =
      testCard.outcome === 'declines' ? 'declined' : input.challenge === 'cancelled' ? 'authentication_failed' : null;
    const attempted = withPayment(told.transaction, card, failure, service.now());
    if (failure !== null) {
      await save(database, 'transaction', attempted);
      await tell.transaction('payment_failed', attempted, told.customer);
      return { outcome: 'declined', checkout: describe(attempted, told.customer) };
    }
    const completed = await complete(service, database, tell, {
      transaction: attempted,
      customer: told.customer,
      card,
    });
    return { outcome: 'paid', checkout: describe(completed, told.customer) };
  });
  service.eventsQueued();
  return result;
}

/** The card of a form. Throws a `DemoError` for a number that is no test card's, and for one that has run out. */
export function cardOf(input: PayInput, now: number): Card {
  const testCard = testCardOf(input.number);
  if (testCard === undefined) throw noTestCard();
  // The first moment of the month after it.
  if (Date.UTC(input.expiryYear, input.expiryMonth) <= now)
    throw new DemoError(400, 'expired_card', 'This card has expired.');
  return {
    id: newId('paymtd', now),
    last4: testCard.number.slice(-4),
    expiryMonth: input.expiryMonth,
    expiryYear: input.expiryYear,
    name: input.name,
    renews: testCard.outcome === 'pays' || testCard.outcome === 'challenge',
  };
}

/** A transaction with one more attempt to pay it. */
export function withPayment(
  transaction: Transaction,
  card: Card,
  failure: 'declined' | 'authentication_failed' | null,
  now: number,
): Transaction {
  const time = timestamp(now);
  return {
    ...transaction,
    updatedAt: time,
    payments: [
      ...transaction.payments,
      {
        id: crypto.randomUUID(),
        status: failure === null ? 'captured' : 'error',
        errorCode: failure,
        card,
        createdAt: time,
      },
    ],
  };
}

/** A transaction that is paid, with its invoice. */
export function billed(transaction: Transaction, now: number): Transaction {
  return {
    ...transaction,
    status: 'paid',
    billedAt: timestamp(now),
    invoiceId: newId('inv', now),
    invoiceNumber: `DEMO-${transaction.id.slice(-8).toUpperCase()}`,
  };
}

const noTestCard = (): DemoError =>
  new DemoError(400, 'unknown_card', 'This isn’t a test card. Use one of the cards shown here.');

/** Tells what came before the payment, once: the transaction, its customer, and that it can be paid. */
async function tellBeginning(
  database: DatabaseTransaction,
  tell: Teller,
  transaction: Transaction,
  customer: Customer,
): Promise<{ readonly transaction: Transaction; readonly customer: Customer }> {
  if (!transaction.isTold)
    await tell.transaction('created', { ...transaction, status: 'draft', customerId: null }, undefined);
  if (!customer.isTold) await tell.customerCreated(customer);
  if (!transaction.isTold) await tell.transaction('ready', transaction, customer);
  const told = { ...customer, isTold: true };
  await save(database, 'customer', told);
  return { transaction: { ...transaction, isTold: true }, customer: told };
}

/** Completes a payment: begins a subscription where something recurs. */
async function complete(
  service: DemoService,
  database: DatabaseTransaction,
  tell: Teller,
  { transaction, customer, card }: { transaction: Transaction; customer: Customer; card: Card },
): Promise<Transaction> {
  const paid = billed(transaction, service.now());
  await tell.transaction('paid', paid, customer);
  const subscription = beginSubscription(service, paid, customer, card);
  const completed: Transaction = {
    ...paid,
    status: 'completed',
    subscriptionId: subscription?.id ?? null,
    period: subscription?.period ?? null,
  };
  await save(database, 'transaction', completed);
  if (subscription !== undefined) {
    await save(database, 'subscription', subscription);
    await tell.subscription('created', subscription);
    await tell.subscription('activated', subscription);
  }
  await tell.transaction('completed', completed, customer);
  return completed;
}

function beginSubscription(
  { catalogue, now }: DemoService,
  transaction: Transaction,
  customer: Customer,
  card: Card,
): Subscription | undefined {
  const recurring = transaction.items.filter(({ priceId }) => (priceOf(catalogue, priceId)?.interval ?? null) !== null);
  const interval = priceOf(catalogue, recurring[0]?.priceId ?? '')?.interval ?? null;
  if (interval === null) return undefined;
  const time = timestamp(now());
  const period = { startsAt: time, endsAt: periodEnd(time, interval) };
  return {
    id: newId('sub', now()),
    status: 'active',
    customerId: customer.id,
    addressId: customer.addressId,
    transactionId: transaction.id,
    openTransactionId: null,
    currency: transaction.quote.currency,
    items: recurring,
    customData: transaction.customData,
    card,
    startedAt: time,
    period,
    lastBilledAt: time,
    nextBilledAt: period.endsAt,
    cancelAt: null,
    canceledAt: null,
    createdAt: time,
    updatedAt: time,
  };
}
